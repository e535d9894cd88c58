import ParlanceDiagnostics

/// How some letters sound where certain letters stand around them: `left[letters]right=sounds`.
struct LetterRule: Sendable {
  /// Something that stands before or behind.
  enum Item: Sendable, Hashable {
    /// This letter and no other.
    case letter(Unicode.Scalar)
    /// A vowel letter, another letter, one of e, i and y.
    case vowel, consonant, front
    /// Any number of letters that are no vowels.
    case consonants
    /// The beginning and the end of the word; the end, or an s before it; an ending to the end of the word.
    case start, end, plural, ending
    /// One of several.
    case any([[Item]])
  }

  /// What a language's rules have in common.
  struct Letters: Sendable {
    /// The letters that are vowels.
    var vowels: Set<Unicode.Scalar>
    /// What ``Item/ending`` stands for.
    var endings: Set<[Unicode.Scalar]>
  }

  /// The letters that sound so.
  let letters: [Unicode.Scalar]
  /// The sounds; none for letters that are silent.
  let sounds: [Phoneme]

  /// What stands before them, the nearest first, and behind them.
  private let left: [Item]
  private let right: [Item]

  /// Reads a rule; throws for what is none.
  init(_ text: String, _ node: DataNode) throws(Diagnostic) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "]" }
    guard halves.count == 2, parts.count == 3, !parts[1].isEmpty,
      let sounds = Phoneme.sounds(String(halves[1].filter { $0 != "." }))
    else { throw node.fault("“\(text)” is no rule such as left[letters]right=sounds") }
    letters = Array(parts[1].unicodeScalars)
    self.sounds = sounds
    var scalars = Array(parts[0].unicodeScalars)[...]
    left = try Self.items(&scalars, until: nil, node).reversed()
    scalars = Array(parts[2].unicodeScalars)[...]
    right = try Self.items(&scalars, until: nil, node)
  }

  private static func items(
    _ text: inout ArraySlice<Unicode.Scalar>, until closing: Unicode.Scalar?, _ node: DataNode
  ) throws(Diagnostic) -> [Item] {
    var items: [Item] = []
    while let scalar = text.first, scalar != closing, closing == nil || scalar != "|" {
      text = text.dropFirst()
      switch scalar {
      case "V": items.append(.vowel)
      case "C": items.append(.consonant)
      case "F": items.append(.front)
      case "S": items.append(.plural)
      case "*": items.append(.consonants)
      case "%": items.append(.ending)
      case "^": items.append(.start)
      case "$": items.append(.end)
      case "(":
        var choices = [try Self.items(&text, until: ")", node)]
        while text.first == "|" {
          text = text.dropFirst()
          choices.append(try Self.items(&text, until: ")", node))
        }
        guard text.popFirst() == ")" else { throw node.fault("a “)” is missing") }
        items.append(.any(choices))
      default: items.append(.letter(scalar))
      }
    }
    return items
  }

  /// Whether the rule holds for the letters of a word from a place on.
  func fits(_ word: [Unicode.Scalar], at place: Int, _ language: Letters) -> Bool {
    let end = place + letters.count
    return end <= word.count && word[place..<end].elementsEqual(letters)
      && Self.holds(right[...], word, end, .forth, language) && Self.holds(left[...], word, place, .back, language)
  }

  private enum Direction: Int {
    case forth = 1
    case back = -1
  }

  /// Whether the letters from a place on, or back from it, are what the items say.
  private static func holds(
    _ items: ArraySlice<Item>, _ word: [Unicode.Scalar], _ place: Int, _ direction: Direction, _ language: Letters
  ) -> Bool {
    guard let item = items.first else { return true }
    func restHolds(at place: Int) -> Bool { holds(items.dropFirst(), word, place, direction, language) }
    let next = direction == .forth ? place : place - 1
    let letter = word.indices.contains(next) ? word[next] : nil
    switch item {
    case .any(let choices):
      return choices.contains { choice in
        let choice = direction == .forth ? choice : choice.reversed()
        return holds((choice + items.dropFirst())[...], word, place, direction, language)
      }
    case .start: return place == 0 && restHolds(at: place)
    case .end: return place == word.count && restHolds(at: place)
    case .plural: return place == word.count || place == word.count - 1 && letter == "s"
    case .ending: return language.endings.contains(Array(word[place...]))
    case .consonants:
      if restHolds(at: place) { return true }
      guard let letter, !language.vowels.contains(letter) else { return false }
      return holds(items, word, place + direction.rawValue, direction, language)
    default:
      return letter.map { matches($0, item, language) } ?? false && restHolds(at: place + direction.rawValue)
    }
  }

  private static func matches(_ letter: Unicode.Scalar, _ item: Item, _ language: Letters) -> Bool {
    switch item {
    case .letter(let wanted): letter == wanted
    case .vowel: language.vowels.contains(letter)
    case .consonant: !language.vowels.contains(letter)
    case .front: letter == "e" || letter == "i" || letter == "y"
    default: false
    }
  }
}
