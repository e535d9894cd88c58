import Foundation
import ParlanceDiagnostics
import ParlanceTemplates

/// All that is known of one language; a value made from its data file.
package struct Language: Sendable {
  /// The language's own code: `de` for `de-AT`.
  package let code: String

  /// Articles and the like that identify no name by themselves, as tokens.
  package let stopWords: Set<String>

  /// Words that can stand before a name without being part of it, as tokens.
  package let articles: Set<String>

  /// Words that begin a question, as tokens: no name that nobody knows begins with one.
  package let questionWords: Set<String>

  /// Words that turn what is said into its contrary, as tokens.
  package let negations: Set<String>

  private let tokenizer: Tokenizer
  private let numbers: NumberRecognizer
  private let ordinals: OrdinalRecognizer
  private let durations: DurationRecognizer
  private let dateWords: DateWords
  private let answers: AnswerWords

  /// The codes of the languages that are known, in alphabetical order.
  package static let available: [String] = Resources.names(in: folder).map { name in
    String(name.dropFirst(folder.count).prefix { $0 != "." })
  }

  /// Finds the language of a locale in any spelling (`de`, `de-AT`, `de_AT.UTF-8`).
  ///
  /// Throws a sentence that lists the known languages for a locale of another one.
  package init(locale: String) throws(Diagnostic) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
    let code = parts.first.map { $0.lowercased() } ?? ""
    let name = "\(Self.folder)\(code).yaml"
    guard Self.available.contains(code), let text = Resources.text(name) else {
      throw Diagnostic(
        .error, "no language is known for the locale “\(locale)”",
        fix: "take one of \(Self.available.joined(separator: ", "))")
    }
    let region = parts.dropFirst().last { $0.utf8.count == 2 }.map { $0.uppercased() }
    try self.init(code: code, region: region, data: DataNode(yaml: text, file: name))
  }

  /// Reads a data file.
  init(code: String, region: String?, data: DataNode) throws(Diagnostic) {
    self.code = code
    var tokenizer = Tokenizer()
    for (key, onlyWithApostrophe) in [("contractions", false), ("contractionsWithApostrophe", true)] {
      for (short, long) in try data.child(key).entries() {
        tokenizer.addContraction(short, meaning: try long.text(), onlyWithApostrophe: onlyWithApostrophe)
      }
    }
    self.tokenizer = tokenizer
    stopWords = Set(tokenizer.tokens(try data.child("stopWords").text()).map(\.text))
    articles = Set(tokenizer.tokens(try data.child("articles").text()).map(\.text))
    questionWords = Set(tokenizer.tokens(try data.child("questionWords").text()).map(\.text))
    negations = Set(tokenizer.tokens(try data.child("negations").text()).map(\.text))
    let numberData = try data.child("numbers")
    numbers = NumberRecognizer(words: try NumberWords(numberData))
    ordinals = try OrdinalRecognizer(numberData.child("ordinals"), numbers: numbers)
    durations = try DurationRecognizer(data.child("durations"), numbers: numbers, tokenizer: tokenizer)
    dateWords = try DateWords(
      data.child("dates"), region: region, numbers: numbers, ordinals: ordinals, durations: durations,
      tokenizer: tokenizer)
    answers = try AnswerWords(data, numbers: numbers, ordinals: ordinals, tokenizer: tokenizer)
  }

  /// Compiles all phrases; throws for the first fault in the data file.
  func check() throws(Diagnostic) {
    try durations.check()
    try dateWords.check()
    try answers.check()
  }

  private static let folder = "Languages/"
}

extension Language {
  /// The tokens of a text: words in the form that is compared, each with its Unicode scalars in the original.
  ///
  /// Ranges are in order and do not overlap; dividing the tokens' own texts again gives the same tokens.
  package func tokens(_ text: String) -> [Token] { tokenizer.tokens(text) }

  /// Finds numbers as `.integer` and `.number`: digits with signs and decimals, words, fractions, dozens.
  package var number: any SpanRecognizer { numbers }

  /// Finds ordinals as `.integer`.
  package var ordinal: any SpanRecognizer { ordinals }

  /// Finds lengths of time as `.duration`.
  package var duration: any SpanRecognizer { durations }

  /// Finds days and moments as `.instant`, as they are meant at `now` in the calendar's time zone.
  ///
  /// A weekday is the next such day, today excluded; a time alone is the next such time; a day without a time is its midnight.
  package func dates(now: Date, calendar: Calendar) -> any SpanRecognizer {
    DateRecognizer(words: dateWords, resolver: DateResolver(now: now, calendar: calendar))
  }

  /// Whether the words are a yes or a no, and nothing else; `nil` if they are neither.
  package func isYes(_ tokens: [Token]) -> Bool? { answers.decision(tokens) }

  /// The built-in word that the words are, and nothing else.
  package func builtIn(_ tokens: [Token]) -> BuiltIn? { answers.builtIn(tokens) }

  /// The parts of the words that may name one of several choices, as “red” in “the red one”; the longest first.
  package func names(in tokens: [Token]) -> [[Token]] { answers.names(tokens) }

  /// The choice that the words point at, if they do nothing else.
  package func pick(_ tokens: [Token]) -> Pick? { answers.pick(tokens) }
}
