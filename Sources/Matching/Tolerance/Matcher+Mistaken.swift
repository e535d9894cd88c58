import ParlanceLanguage
import ParlanceTemplates

// What is typed with one wrong letter is often another word, above all among names: “Joan” is no “John”, “deer” no “beer”.
extension Matcher {
  /// The most points of a short word that sounds like another one, where somebody may have written it as it sounds.
  private static var mostOfSpelling: Int { 2 }
  /// How many letters a word has that is hardly another one that sounds a little like it.
  private static var fewestOfLong: Int { 7 }
  /// The most names that are looked at, since names that are called alike are mistaken alike.
  private static var mostNames: Int { 8 }

  /// Whether words that were typed, and not heard, were taken for a name that has another word in place of one of them: it is not done, but
  /// asked about, as a name that nobody knows is.
  func mistakesName(
    _ derivation: Derivation, _ tokens: [Token], bySound: Bool = false, in situation: Situation
  ) -> Bool {
    guard !situation.isHeard else { return false }
    return takesName(derivation, tokens, in: situation) { [self] capture, said, name in
      mistakes(said, name, isFar: bySound && capture.cost.edits > Self.mostOfSpelling)
    }
  }

  /// Whether a typed word has little in common with that of the name which it stands for but its sound: “cider” of “Sitar”.
  func spellsOtherwise(_ derivation: Derivation, _ tokens: [Token], in situation: Situation) -> Bool {
    guard !situation.isHeard else { return false }
    return takesName(derivation, tokens, in: situation) { [self] _, said, name in
      said.contains { word in
        !language.stopWords.contains(word) && !name.contains { WordDistance.between(word, $0, most: 2) != nil }
      }
    }
  }

  /// Whether some words stand for a name with mistakes, and all names that they can stand for are such that a test tells of words and name.
  private func takesName(
    _ derivation: Derivation, _ tokens: [Token], in situation: Situation,
    _ test: (_ capture: Capture, _ said: [String], _ name: [String]) -> Bool
  ) -> Bool {
    derivation.captures.contains { capture in
      guard capture.cost.edits > 0, case .entity(let type) = compiled.slots[capture.recognizer].type,
        let index = situation.vocabulary.index(of: type)
      else { return false }
      func isSuch(_ scalars: Range<Int>, _ numbers: [Int]) -> Bool {
        let said = tokens.filter { scalars.overlaps($0.range) }.map(\.text)
        return !numbers.isEmpty
          && numbers.prefix(Self.mostNames).allSatisfy { test(capture, said, words(of: index[$0])) }
      }
      switch capture.value {
      case .candidates(let numbers): return isSuch(capture.scalars, numbers)
      case .items(let items):
        return items.contains { item in
          if case .candidates(let numbers) = item.value { return isSuch(item.scalars, numbers) }
          return false
        }
      default: return false
      }
    }
  }

  private func words(of entry: VocabularyEntry) -> [String] {
    ([entry.title] + entry.synonyms).flatMap { language.tokens($0).map(\.text) }
  }

  /// Whether one of the words is another word than that of the name which it stands for.
  private func mistakes(_ said: [String], _ name: [String], isFar: Bool) -> Bool {
    said.contains { word in
      guard !name.contains(word), !language.stopWords.contains(word) else { return false }
      let stem = language.stem(of: word)
      guard stem == nil || !name.contains(where: { language.stem(of: $0) == stem }) else { return false }
      let near = name.filter { WordDistance.between(word, $0, most: 1) != nil }
      guard near.isEmpty else { return !near.contains { language.keyboard.mayBeSlip(word, for: $0) } }
      return isFar && word.unicodeScalars.count < Self.fewestOfLong
    }
  }
}
