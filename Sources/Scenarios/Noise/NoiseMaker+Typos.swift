extension NoiseMaker {
  private enum Slip: CaseIterable {
    case insertion, deletion, substitution, swap
  }

  /// The word with one typo; `nil` if nothing in it can be mistyped.
  func mistyped(_ word: String, using random: inout some RandomNumberGenerator) -> String? {
    let letters = Array(word)
    for slip in Slip.allCases.shuffled(using: &random) {
      let changed = data.isSpaced ? typed(letters, slip, using: &random) : kana(letters, slip, using: &random)
      if let changed, changed != letters { return String(changed) }
    }
    return nil
  }

  private func typed(
    _ letters: [Character], _ slip: Slip, using random: inout some RandomNumberGenerator
  ) -> [Character]? {
    var changed = letters
    let places = letters.indices.filter { letters[$0].isLetter }
    switch slip {
    case .deletion:
      guard let place = places.randomElement(using: &random) else { return nil }
      changed.remove(at: place)
    case .swap:
      let pairs = places.dropLast().filter { letters[$0 + 1].isLetter && letters[$0] != letters[$0 + 1] }
      guard let place = pairs.randomElement(using: &random) else { return nil }
      changed.swapAt(place, place + 1)
    case .insertion, .substitution:
      guard let place = places.randomElement(using: &random),
        let key = data.keyboard.neighbours(of: letters[place]).randomElement(using: &random)
      else { return nil }
      if slip == .insertion { changed.insert(key, at: place + 1) } else { changed[place] = key }
    }
    return changed
  }

  /// Those who type by sound lose a character, or have it twice.
  private func kana(
    _ letters: [Character], _ slip: Slip, using random: inout some RandomNumberGenerator
  ) -> [Character]? {
    guard let place = letters.indices.randomElement(using: &random) else { return nil }
    var changed = letters
    switch slip {
    case .deletion: changed.remove(at: place)
    case .insertion: changed.insert(letters[place], at: place)
    case .substitution, .swap: return nil
    }
    return changed
  }
}
