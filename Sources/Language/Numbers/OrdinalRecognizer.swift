import ParlanceDiagnostics
import ParlanceTemplates

/// Finds ordinals, in digits and in words: the word that ends one is made a cardinal again and read as such.
struct OrdinalRecognizer: SpanRecognizer {
  private let numbers: any NumberReader
  private let stems: [(ordinal: String, cardinal: String)]
  private let suffixes: [String]
  private let inflections: [String]
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
    digitSuffixes = Set(try data.child("digitSuffixes").words())
    takesBareDigits = try data.child("bareDigits").flag()
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
    guard word.utf8.count <= 200 else { return [] }
    var found: [String] = []
    for inflection in inflections where word.hasSuffix(inflection) {
      let stem = word.dropLast(inflection.count)
      for pair in stems where stem.hasSuffix(pair.ordinal) {
        found.append(stem.dropLast(pair.ordinal.count) + pair.cardinal)
      }
      for suffix in suffixes where stem.hasSuffix(suffix) { found.append(String(stem.dropLast(suffix.count))) }
    }
    return found
  }
}
