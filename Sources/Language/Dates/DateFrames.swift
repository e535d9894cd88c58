import ParlanceDiagnostics
import ParlanceTemplates

/// Words that stand around a date and say nothing that changes it, and those that tell where a date stands in a text.
struct DateFrames: Sendable {
  private let leads: [[String]]
  private let tails: [[String]]
  private let limits: [[String]]

  /// Words with which a date begins at the beginning of a text: “on Thursday call the dentist”.
  let openings: Set<String>

  /// Words with which a text goes on behind a date within it: “dinner tomorrow at 8 with Ann”.
  let followers: Set<String>

  /// Reads the data under `dates`; a language can do without any of it.
  init(_ data: DataNode, tokenizer: Tokenizer) throws(Diagnostic) {
    let phrases = { (key: String) throws(Diagnostic) -> [[String]] in
      guard let text = try data.optional(key)?.text() else { return [] }
      return text.split(separator: ",").map { tokenizer.tokens(String($0)).map(\.text) }.filter { !$0.isEmpty }
        .sorted { $0.count > $1.count }
    }
    leads = try phrases("leads")
    tails = try phrases("tails")
    limits = try phrases("limits")
    openings = Set(try phrases("openings").joined())
    followers = Set(try phrases("followers").joined())
  }

  /// Where a date begins before which words stand that belong to it: “no later than Friday”.
  func lead(in tokens: [Token], at place: Int) -> Int? { end(of: leads, in: tokens, at: place) }

  /// Where words end that stand behind a date and belong to it: “Friday at the latest”.
  func tail(in tokens: [Token], at place: Int) -> Int? { end(of: tails, in: tokens, at: place) }

  /// Whether a time is said only as what comes before or after it, or about then, and not exactly: “after 3”, 3時以降.
  func isLimit(_ time: Range<Int>, of tokens: [Token]) -> Bool {
    limits.contains {
      tokens.holds($0, at: time.lowerBound) || tokens.holds($0, at: max(0, time.upperBound - $0.count))
    }
  }

  private func end(of phrases: [[String]], in tokens: [Token], at place: Int) -> Int? {
    phrases.first { tokens.holds($0, at: place) }.map { place + $0.count }
  }
}
