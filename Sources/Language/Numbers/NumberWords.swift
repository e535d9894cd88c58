import ParlanceDiagnostics
import ParlanceTemplates

/// The number words of a language, as its data file has them under `numbers`.
struct NumberWords: Sendable {
  /// What each word or part of a word is.
  private(set) var morphemes: [String: Morpheme] = [:]
  /// Three and twenty instead of twenty three.
  let unitsFirst: Bool
  /// Whether the words of one number are written together.
  let isCompound: Bool
  /// How digits are written.
  let digits: DigitReader

  /// The bytes of ``morphemes`` by the first one, the longest first; only if words are written together.
  private var parts: [UInt8: [(bytes: [UInt8], morpheme: Morpheme)]] = [:]
  /// The words of ``morphemes``, where a word is looked up faster than in a dictionary.
  private var singles = WordTable()

  /// Reads the data.
  init(_ data: DataNode) throws(Diagnostic) {
    unitsFirst = try data.child("unitsFirst").flag()
    isCompound = try data.child("compound").flag()
    digits = DigitReader(
      decimal: try data.child("decimal").text().unicodeScalars.first ?? ".",
      group: try data.child("group").text().unicodeScalars.first ?? ",")
    for (number, word) in try data.child("words").wordsByNumber() {
      guard let morpheme = Morpheme(number) else { throw data.fault("no word can stand for \(number)") }
      morphemes[word] = morpheme
    }
    let groups: [(String, Morpheme)] = [
      ("and", .and), ("articles", .article), ("minus", .minus), ("point", .point), ("dozens", .dozen),
    ]
    for (key, morpheme) in groups {
      for word in try data.child(key).words() { morphemes[Tokenizer().word(word)] = morpheme }
    }
    let fractions: [(String, (Double) -> Morpheme)] = [
      ("fractions", Morpheme.fraction), ("parts", Morpheme.part), ("attached", Morpheme.attached),
    ]
    for (key, make) in fractions {
      for (number, word) in try data.child(key).wordsByNumber() { morphemes[word] = make(number) }
    }
    for word in morphemes.keys { _ = singles.insert(word) }
    guard isCompound else { return }
    for (word, morpheme) in morphemes where !word.isEmpty {
      parts[word.utf8[word.utf8.startIndex], default: []].append((Array(word.utf8), morpheme))
    }
    for first in parts.keys { parts[first]?.sort { $0.bytes.count > $1.bytes.count } }
  }

  /// Whether a token is part of a number.
  func hold(_ token: Token) -> Bool { singles.holds(token) || holdsOther(token.text) }

  /// Whether a word is part of a number.
  func hold(_ word: String) -> Bool { singles.holds(word) || holdsOther(word) }

  /// Whether a word that is not one of them is part of a number.
  private func holdsOther(_ token: String) -> Bool {
    if let first = token.utf8.first, first < 0x3A { return digits.read(token) != nil }
    return isCompound && divided(token) != nil
  }

  /// The morphemes of one token; `nil` if it is no part of a number.
  func morphemes(of token: String) -> [Morpheme]? {
    if singles.holds(token), let known = morphemes[token] { return [known] }
    if let first = token.utf8.first, first < 0x3A, let quantity = digits.read(token) {
      let noughts = token.utf8.prefix { $0 == UInt8(ascii: "0") }.count
      return [.digits(quantity, noughts: noughts == token.utf8.count ? noughts - 1 : noughts)]
    }
    return isCompound ? divided(token) : nil
  }

  /// The longest known part is taken each time, which is never wrong in numbers: seven is no start of seventeen.
  private func divided(_ token: String) -> [Morpheme]? {
    guard token.utf8.count <= 200 else { return nil }
    var found: [Morpheme] = []
    var rest = token.utf8[...]
    while let first = rest.first {
      guard let part = parts[first]?.first(where: { rest.starts(with: $0.bytes) }) else { return nil }
      found.append(part.morpheme)
      rest = rest.dropFirst(part.bytes.count)
    }
    return found
  }
}
