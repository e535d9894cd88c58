import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

extension LintRule {
  /// How alike two words sound that a recogniser may take for each other, and two values of a list.
  private static var tooAlike: Double { 0.8 }

  /// The most values of one list that are compared with each other.
  private static var mostValues: Int { 400 }

  /// Words of two intents at one place, and values of one list, that sound alike.
  static let soundAlikes = LintRule(
    "sound-alikes", .warning, "what is spoken is heard as the other, and something else is done",
    .table { table in
      guard let pronouncer = table.language.pronouncer else { return [] }
      let sounds = { (text: String) in
        table.language.tokens(text).flatMap { pronouncer.pronunciation(of: $0.text).sounds }
      }
      let areAlike = { (left: [Phoneme], right: [Phoneme]) in
        !left.isEmpty && !right.isEmpty && abs(left.count - right.count) <= 2 + max(left.count, right.count) / 4
          && SoundCosts.standard.likeness(left, right) >= tooAlike
      }
      let words = contrastingWords(of: table) { left, right in
        !isNear(left, right) && areAlike(sounds(left), sounds(right))
      }
      let found = words.map { left, right in
        LintFinding(
          "“\(left.word)” (\(left.intent)) and “\(right.word)” (\(right.intent)) sound alike in “\(left.trial.sentence)”",
          at: left.trial.phrase.position, length: left.trial.phrase.text.unicodeScalars.count,
          fix: "say one of them with another word, or ask before it is done")
      }
      return found
        + table.table.lists.sorted { $0.key < $1.key }.flatMap { name, list in
          alikeValues(of: list, name, table, sounds, areAlike)
        }
    })

  private static func alikeValues(
    of list: PhraseList, _ name: String, _ table: LintTable, _ sounds: (String) -> [Phoneme],
    _ areAlike: ([Phoneme], [Phoneme]) -> Bool
  ) -> [LintFinding] {
    guard case .values(let entries) = list, entries.count <= mostValues else { return [] }
    let values = entries.compactMap { entry -> (entry: ListEntry, text: String, sounds: [Phoneme])? in
      let texts = entry.phrase.expression.expansions(limit: 8, rule: { table.table.rules[$0]?.phrase.expression })
      guard let text = texts?.first, case let tokens = table.language.tokens(text), !tokens.isEmpty,
        table.language.number.spans(in: tokens, at: 0).isEmpty
      else { return nil }
      return (entry, text, sounds(text))
    }
    var findings: [LintFinding] = []
    for (number, value) in values.enumerated() {
      let other = values[..<number].first {
        $0.entry.out != value.entry.out && !areContraries($0.text, value.text, table.language)
          && areAlike($0.sounds, value.sounds)
      }
      // What is the same is told where the table is read.
      guard let other, other.text != value.text else { continue }
      findings.append(
        LintFinding(
          "“\(other.text)” and “\(value.text)” of the list “\(name)” sound alike", at: value.entry.phrase.position,
          length: value.entry.phrase.text.unicodeScalars.count, fix: "give one of them another name, or one more word"))
    }
    return findings
  }
}
