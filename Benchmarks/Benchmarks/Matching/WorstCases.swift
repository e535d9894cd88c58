import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// Grammars and utterances that take other matchers seconds: what can be said in very many ways.
enum WorstCases {
  /// Measures all of them.
  static func measure() throws {
    let optionals = "[\((0..<20).map { "a\($0 % 2)" }.joined(separator: "] ["))] end"
    try measure("20 optionals, ms", optionals, (0..<10).map { "a\($0 % 2)" }.joined(separator: " ") + " end")
    try measure("20 optionals, refused, ms", optionals, Array(repeating: "a0", count: 20).joined(separator: " "))
    let permuted = "([\((0..<9).map { "p\($0)" }.joined(separator: "];["))]) end"
    try measure("9 permuted optional parts, ms", permuted, "p8 p3 p0 p5 p1 p7 p2 p6 p4 end")
    try measure("9 permuted optional parts, refused, ms", permuted, "p8 p3 p0 p5 p1 p7 p2 p6 p4 p8")
    let wild = "{text:a} and {text:b} and {text:c}"
    try measure("3 wildcards in 40 words, ms", wild, Array(repeating: "x and", count: 20).joined(separator: " "))
    try measure("3 wildcards in 39 words, ms", wild, Array(repeating: "x and", count: 19).joined(separator: " ") + " x")
    for (name, words) in [("one word", ["and"]), ("two words", ["x", "and"]), ("numbers", ["five", "hundred"])] {
      let long = (0..<1_000).map { words[$0 % words.count] }.joined(separator: " ")
      try measure("1000 tokens, \(name), wildcards, ms", wild, long)
      try measure("1000 tokens, \(name), values, ms", "{number:n} [and] {duration:d} [x] {date:t}", long)
      try measure("1000 tokens, \(name), rules behind wildcards, ms", "{text:a} <r> [{text:b}] <r>", long)
      try measure("1000 tokens, \(name), a list, ms", "[x] {number+:all} [and] {text:rest}", long)
    }
  }

  private static func measure(_ name: String, _ template: String, _ utterance: String) throws {
    var reader = PhraseTableReader(locale: "en")
    reader.add(
      yaml: "Do: ['\(template)']\nexpansion_rules: {r: '(and [x] [and] {text:c}|x|hundred five)'}\n", file: "worst.yaml"
    )
    let language = try Language(locale: "en")
    let matcher = Matcher(reader.finish().table, language: language)
    precondition(matcher.diagnostics.isEmpty, "\(matcher.diagnostics)")
    let situation = Situation(
      vocabulary: Vocabulary(language: language), now: Date(timeIntervalSince1970: 0),
      calendar: Calendar(identifier: .gregorian), takesUnknownNames: true)
    let times = (0..<7).map { _ in
      MatchingBenchmark.milliseconds { _ = matcher.match(utterance, in: situation) }
    }
    MatchingBenchmark.tell(name, times.min() ?? 0)
  }
}
