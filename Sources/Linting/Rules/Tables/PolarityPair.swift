import ParlanceLanguage
import ParlancePhraseTables

extension LintRule {
  /// Sentences of two intents that differ in one word by a letter or two.
  static let polarityPair = LintRule(
    "polarity-pair", .warning, "one letter misheard or mistyped, and the contrary is done",
    .table { table in
      contrastingWords(of: table, areAlike: isNear).map { left, right in
        LintFinding(
          "“\(left.word)” (\(left.intent)) and “\(right.word)” (\(right.intent)) are a letter or two apart in “\(left.trial.sentence)”",
          at: left.trial.phrase.position, length: left.trial.phrase.text.unicodeScalars.count,
          fix: "say one of them with another word, or ask before it is done")
      }
    })

  /// Words that alone tell sentences of two intents apart and are alike; each two once. Contraries that the language knows are not
  /// among them.
  static func contrastingWords(
    of table: LintTable, areAlike: (String, String) -> Bool
  ) -> [(left: Contrasts.Word, right: Contrasts.Word)] {
    var pairs: [(Contrasts.Word, Contrasts.Word)] = []
    var seen: Set<Set<String>> = []
    for others in table.contrasts {
      for (number, left) in others.enumerated() {
        for right in others[..<number] where left.intent != right.intent && left.word != right.word {
          guard !left.trial.isMarked, !right.trial.isMarked, !areNumbers(left.word, right.word),
            areAlike(left.word, right.word),
            !areContraries(left.word, right.word, table.language)
          else { continue }
          // What fills the slots around them may tell the sentences apart as well: a day here, a length of time there.
          guard !seen.contains([left.word, right.word, left.intent, right.intent]),
            table.isTaken(left, for: right) || table.isTaken(right, for: left)
          else { continue }
          seen.insert([left.word, right.word, left.intent, right.intent])
          pairs.append((left, right))
        }
      }
    }
    return pairs
  }

  /// Whether both words are numbers in digits: nobody takes 11 for 12.
  private static func areNumbers(_ left: String, _ right: String) -> Bool {
    [left, right].allSatisfy { $0.unicodeScalars.contains { $0.properties.numericType != nil } }
  }

  /// Whether two words are so near that one can be a slip of the other: one letter, in longer words two.
  static func isNear(_ left: String, _ right: String) -> Bool {
    let shorter = min(left.unicodeScalars.count, right.unicodeScalars.count)
    let most = shorter >= 6 || left.hasSuffix(right) || right.hasSuffix(left) ? 2 : 1
    return Spelling.distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) <= most
  }

  /// Whether the language knows that two words are contraries: matching never takes one for the other.
  static func areContraries(_ left: String, _ right: String, _ language: Language) -> Bool {
    language.opposites.contains { $0.contains(left) && $0.contains(right) }
  }
}
