import ParlanceDiagnostics
import ParlanceTemplates

/// Finds ordinals, in digits and in words: the word that ends one is made a cardinal again and read as such.
struct OrdinalRecognizer: SpanRecognizer {
  private let numbers: any NumberReader
  private let stems: [(ordinal: String, cardinal: String)]
  private let suffixes: [String]
  private let inflections: [String]
  /// The bytes with which a word in letters can end that is an ordinal.
  private let lastBytes: Set<UInt8>
  private let digitSuffixes: Set<String>
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
    let plain = stems.map(\.ordinal) + suffixes
    lastBytes = Set(inflections.flatMap { $0.isEmpty ? plain : [$0] }.compactMap(\.utf8.last))
    digitSuffixes = Set(try data.child("digitSuffixes").words())
    takesBareDigits = try data.child("bareDigits").flag()
  }

  /// Whether the token is a digit, an ordinal, or part of a number.
  func canBegin(with token: Token) -> Bool {
    Int(token.text) != nil || !cardinals(of: token.text).isEmpty || numbers.isPart(token.text)
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
    if start + 1 < tokens.count, digitSuffixes.contains(tokens[start + 1].text) {
      spans.append(Span(end: start + 2, value: .integer(value)))
    }
    if takesBareDigits { spans.append(Span(end: start + 1, value: .integer(value))) }
    return spans
  }

  /// The cardinals that a word can be the ordinal of.
  private func cardinals(of word: String) -> [String] {
    // Asked of most words that are said.
    guard let last = word.utf8.last, lastBytes.contains(last), word.utf8.count <= 200 else { return [] }
    var found: [String] = []
    for inflection in inflections {
      guard let stem = word.utf8.before(inflection) else { continue }
      for pair in stems {
        if let start = stem.before(pair.ordinal) { found.append(String(Substring(start)) + pair.cardinal) }
      }
      for suffix in suffixes {
        if let start = stem.before(suffix) { found.append(String(Substring(start))) }
      }
    }
    return found
  }
}

extension BidirectionalCollection<UInt8> where SubSequence == Substring.UTF8View {
  /// What stands before an ending; `nil` if the text does not end so.
  fileprivate func before(_ ending: String) -> Substring.UTF8View? {
    let length = ending.utf8.count
    // The last byte tells most of them apart.
    guard count >= length, length == 0 || last == ending.utf8.last, suffix(length).elementsEqual(ending.utf8) else {
      return nil
    }
    return dropLast(length)
  }
}
