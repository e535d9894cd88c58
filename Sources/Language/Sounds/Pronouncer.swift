import ParlanceDiagnostics

/// Tells how words of one language sound: by its exceptions, else by its rules for letters.
///
/// The longest word that sounds is one of 64 letters; a letter that no rule knows is silent.
package final class Pronouncer: Sendable {
  /// The longest word that is pronounced, in letters.
  private static var longest: Int { 64 }

  /// Words that mean the contrary of each other, besides those that the language lists.
  package let contraries: [[String]]

  /// Words that recognisers put in and take for others although they have a contrary, besides those that say nothing by themselves.
  package let small: Set<String>

  private let rules: [Unicode.Scalar: [LetterRule]]
  private let letters: LetterRule.Letters
  private let names: [Unicode.Scalar: [Phoneme]]
  private let exceptions: [String: [Phoneme]]
  private let suffixes: [(text: String, sounds: [Phoneme])]

  /// Reads what a data file says of sounds; throws for the first fault.
  init(_ file: DataFile) throws(Diagnostic) {
    let endings = try file.section("endings").words()
    letters = LetterRule.Letters(
      vowels: Set(try file.section("vowels").text().unicodeScalars),
      endings: Set(endings.map { Array($0.unicodeScalars) }))
    contraries = try file.section("contraries").text().split(separator: ",").map {
      $0.split(separator: " ").map(String.init)
    }
    small = Set(try file.section("small").words())
    var rules: [Unicode.Scalar: [LetterRule]] = [:]
    for (key, node) in try file.section("rules").entries() {
      for line in try node.items() {
        for text in try line.words() {
          let rule = try LetterRule(text, line)
          guard String(rule.letters.prefix(1).map(Character.init)) == key else {
            throw line.fault("“\(text)” does not begin with “\(key)”")
          }
          rules[rule.letters[0], default: []].append(rule)
        }
      }
    }
    self.rules = rules
    var names: [Unicode.Scalar: [Phoneme]] = [:]
    for (letter, sounds) in try Self.pairs(file.section("letters")) {
      if let letter = letter.unicodeScalars.first { names[letter] = sounds }
    }
    self.names = names
    suffixes = try Self.pairs(file.section("suffixes"))
    var exceptions: [String: [Phoneme]] = [:]
    for line in try file.section("lexicon").items() {
      for (word, sounds) in try Self.pairs(line) { exceptions[word] = sounds }
    }
    self.exceptions = exceptions
  }

  private static func pairs(_ node: DataNode) throws(Diagnostic) -> [(text: String, sounds: [Phoneme])] {
    var pairs: [(String, [Phoneme])] = []
    for word in try node.words() {
      let halves = word.split(separator: "=", omittingEmptySubsequences: false)
      guard halves.count == 2, let sounds = Phoneme.sounds(String(halves[1])) else {
        throw node.fault("“\(word)” is not of the form letters=sounds")
      }
      pairs.append((String(halves[0]), sounds))
    }
    return pairs
  }

  /// How a word sounds, as a token has it; nothing for one that has no sound.
  package func pronunciation(of word: String) -> Pronunciation {
    let scalars = Array(word.unicodeScalars)
    guard !scalars.isEmpty, scalars.count <= Self.longest else { return Pronunciation() }
    if let sounds = exceptions[word] ?? inflected(word) { return Pronunciation(sounds, over: scalars.count) }
    let known = scalars.map { rules[$0] == nil ? Spellings.unmarked(String($0)).unicodeScalars.first ?? $0 : $0 }
    return known.contains(where: letters.vowels.contains) ? byRules(known) : spelled(known)
  }

  /// The sounds of an exception with an ending.
  private func inflected(_ word: String) -> [Phoneme]? {
    for (suffix, sounds) in suffixes where word.hasSuffix(suffix) {
      let stem = String(word.dropLast(suffix.count))
      for base in [stem, stem + "e"] where base.utf8.count > 3 {
        if let known = exceptions[base] { return known + Self.joined(sounds, behind: known) }
      }
    }
    return nil
  }

  /// An ending as it sounds behind a word: a lone z or d takes the voice of what stands before it, or a vowel where it is too like.
  private static func joined(_ ending: [Phoneme], behind word: [Phoneme]) -> [Phoneme] {
    guard let last = word.last?.symbol, let first = ending.first?.symbol else { return ending }
    if last == "ə", first == "ə" { return Array(ending.dropFirst()) }
    guard ending.count == 1, first == "z" || first == "d" else { return ending }
    let isLike = first == "z" ? ["s", "z", "ʃ", "ʒ", "tʃ", "dʒ"].contains(last) : ["t", "d"].contains(last)
    if isLike { return (Phoneme("ɪ").map { [$0] } ?? []) + ending }
    let isVoiceless = ["p", "t", "k", "f", "θ", "s", "ʃ", "tʃ"].contains(last)
    return isVoiceless ? Phoneme(first == "z" ? "s" : "t").map { [$0] } ?? ending : ending
  }

  private func byRules(_ word: [Unicode.Scalar]) -> Pronunciation {
    var pronunciation = Pronunciation()
    var place = 0
    while place < word.count {
      let rule = rules[word[place]]?.first { $0.fits(word, at: place, letters) }
      if let rule { pronunciation.append(rule.sounds, at: place) }
      place += rule?.letters.count ?? 1
    }
    return pronunciation
  }

  private func spelled(_ word: [Unicode.Scalar]) -> Pronunciation {
    var pronunciation = Pronunciation()
    for (place, letter) in word.enumerated() { pronunciation.append(names[letter] ?? [], at: place) }
    return pronunciation
  }
}
