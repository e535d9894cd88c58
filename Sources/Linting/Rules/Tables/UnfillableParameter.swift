import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Required parameters that nobody can say and nothing asks for.
  static let unfillableParameter = LintRule(
    "unfillable-parameter", .warning,
    "a value that no phrase can give is asked for each time, in words that nobody chose",
    .table { table in
      table.questionless.sorted { $0.key < $1.key }.flatMap { intent, parameters -> [LintFinding] in
        guard let phrases = table.table.intents.first(where: { table.signature($0.name)?.name == intent }),
          let place = phrases.blocks.first?.phrases.first?.position
        else { return [] }
        let filled = phrases.blocks.flatMap { block in
          SlotCombinations.slots(of: block, in: table.table).map(\.name) + block.fixedSlots.keys
        }
        return parameters.sorted().compactMap { parameter in
          let signature = table.signature(intent)
          guard !filled.contains(where: { signature?.slot(written: $0)?.name == parameter }) else { return nil }
          return LintFinding(
            "no phrase of \(intent) fills “\(parameter)”, which it cannot do without", at: place,
            fix: "write phrases with {\(parameter)}, or give the parameter a “requestValueDialog”")
        }
      }
    })
}
