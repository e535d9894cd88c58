import ParlanceDiagnostics
import ParlanceTemplates

/// Finds ordinals, in digits and in words: the word that ends one is made a cardinal again and read as such.
final class OrdinalRecognizer: SpanRecognizer {
  private let numbers: any NumberReader
  private let stems: [(ordinal: String, cardinal: String)]
  private let suffixes: [String]
  private let inflections: [String]
  /// How words in letters can end that are ordinals, in UTF-8, and what stands there in the cardinal; by their last byte, in the order to try.
  private let wordEndings: [UInt8: [(bytes: [UInt8], cardinal: String)]]
  private let digitSuffixes: WordSet
  private let takesBareDigits: Bool

  /// The most tokens that one ordinal has.
  private static var longest: Int { 8 }

  /// Reads the data under `ordinals`.
  init(_ data: DataNode, numbers: any NumberReader) throws(Diagnostic) {
    self.numbers = numbers
    var stems: [(ordinal: String, cardinal: String)] = []
    for pair in try data.child("stems").words() {
      let sides = pair.split(separator: "=").map { Tokenizer().word(String($0)) }
      guard sides.count == 2 else { throw data.fault("“\(pair)” must be ordinal=cardinal") }
      stems.append((sides[0], sides[1]))
    }
    self.stems = stems
    suffixes = try data.child("suffixes").words()
    let endings = try data.child("inflections").words()
    inflections = endings.isEmpty ? [""] : endings
    let plain = stems + suffixes.map { (ordinal: $0, cardinal: "") }
    var inflected: [UInt8: [(bytes: [UInt8], cardinal: String)]] = [:]
    for inflection in inflections {
      for (ordinal, cardinal) in plain {
        let bytes = Array((ordinal + inflection).utf8)
        if let last = bytes.last { inflected[last, default: []].append((bytes, cardinal)) }
      }
    }
    wordEndings = inflected
    digitSuffixes = WordSet(try data.child("digitSuffixes").words())
    takesBareDigits = try data.child("bareDigits").flag()
  }

  /// Whether the token is a digit, an ordinal, or part of a number.
  func canBegin(with token: Token) -> Bool {
    token.text.utf8.first.map { $0 < 0x3A } == true && Int(token.text) != nil || !cardinals(of: token.text).isEmpty
      || numbers.canTake(token)
  }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    if let digits = Int(tokens[start].text) { return digits >= 0 ? inDigits(digits, tokens, at: start) : [] }
    var words: [String] = []
    for end in start..<min(tokens.count, start + Self.longest) {
      let text = tokens[end].text
      for cardinal in cardinals(of: text) {
        if let value = numbers.whole(words + [cardinal]), value > 0 {
          return [Span(end: end + 1, value: .integer(value))]
        }
      }
      guard numbers.isPart(text) else { return [] }
      words.append(text)
    }
    return []
  }

  /// What the ordinal of a number in words may be: some are no words.
  func words(for cardinal: String) -> [String] {
    let irregular = stems.filter { cardinal.hasSuffix($0.cardinal) }
      .map { String(cardinal.dropLast($0.cardinal.count)) + $0.ordinal }
    let regular = irregular.isEmpty ? suffixes.map { cardinal + $0 } : []
    return (irregular + regular).flatMap { word in inflections.map { word + $0 } }
  }

  private func inDigits(_ value: Int, _ tokens: [Token], at start: Int) -> [Span] {
    var spans: [Span] = []
    if start + 1 < tokens.count, digitSuffixes.contains(tokens[start + 1]) {
      spans.append(Span(end: start + 2, value: .integer(value)))
    }
    if takesBareDigits { spans.append(Span(end: start + 1, value: .integer(value))) }
    return spans
  }

  /// The cardinals that a word can be the ordinal of.
  private func cardinals(of word: String) -> [String] {
    // Asked of most words that are said.
    guard let last = word.utf8.last, let endings = wordEndings[last], word.utf8.count <= 200 else { return [] }
    var found: [String] = []
    var word = word
    word.withUTF8 { bytes in
      for ending in endings where bytes.count >= ending.bytes.count {
        let start = bytes.count - ending.bytes.count
        guard bytes[start...].elementsEqual(ending.bytes) else { continue }
        found.append(String(decoding: bytes[..<start], as: UTF8.self) + ending.cardinal)
      }
    }
    return found
  }
}
