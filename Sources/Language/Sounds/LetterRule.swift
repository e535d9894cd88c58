import ParlanceDiagnostics

/// How some letters sound where certain letters stand around them: `left[letters]right=sounds`.
struct LetterRule: Sendable {
  /// Something that stands before or behind.
  enum Item: Sendable, Hashable {
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
      && Self.goesOn(right[...], word, end, language) && Self.comesBefore(left[...], word, place, language)
  }

  private static func goesOn(
    _ items: ArraySlice<Item>, _ word: [Unicode.Scalar], _ place: Int, _ language: Letters
  ) -> Bool {
    guard let item = items.first else { return true }
    let rest = items.dropFirst()
    switch item {
    case .any(let choices): return choices.contains { goesOn(($0 + rest)[...], word, place, language) }
    case .start: return place == 0 && goesOn(rest, word, place, language)
    case .end: return place == word.count && goesOn(rest, word, place, language)
    case .plural: return place == word.count || place == word.count - 1 && word[place] == "s"
    case .ending: return language.endings.contains(Array(word[place...]))
    case .consonants:
      var place = place
      while !goesOn(rest, word, place, language) {
        guard place < word.count, !language.vowels.contains(word[place]) else { return false }
        place += 1
      }
      return true
    default:
      return place < word.count && matches(word[place], item, language) && goesOn(rest, word, place + 1, language)
    }
  }

  private static func comesBefore(
    _ items: ArraySlice<Item>, _ word: [Unicode.Scalar], _ place: Int, _ language: Letters
  ) -> Bool {
    guard let item = items.first else { return true }
    let rest = items.dropFirst()
    switch item {
    case .any(let choices): return choices.contains { comesBefore(($0.reversed() + rest)[...], word, place, language) }
    case .start: return place == 0 && comesBefore(rest, word, place, language)
    case .end, .plural, .ending: return false
    case .consonants:
      var place = place
      while !comesBefore(rest, word, place, language) {
        guard place > 0, !language.vowels.contains(word[place - 1]) else { return false }
        place -= 1
      }
      return true
    default:
      return place > 0 && matches(word[place - 1], item, language) && comesBefore(rest, word, place - 1, language)
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
