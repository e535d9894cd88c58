extension LintRule {
  /// Sentences that another intent takes by a phrase that is more to the point.
  static let stolenSentence = LintRule(
    "stolen-sentence", .error, "a sentence that another intent takes never starts the one that it was written for",
    .table { table in
      let reached = table.reachedIntents
      return table.findings { trial in
        switch trial.outcome {
        case .other(let other) where other.cost.wildcards == 0:
          return (
            other.intent,
            LintFinding(
              "“\(trial.shown)” is understood as \(other.intent), whose phrase at \(other.source) goes before",
              at: trial.phrase.position, length: trial.phrase.text.unicodeScalars.count,
              fix: "change one of the phrases")
          )
        // Whose sentence it is has been decided, if that leaves the other one any.
        case .outweighed(let other) where !reached.contains(trial.intent):
          return (
            other.intent,
            LintFinding(
              "\(trial.intent) is never understood: “\(trial.shown)” is \(other.intent), whose phrase at \(other.source) "
                + "has more “weight”", at: trial.phrase.position, length: trial.phrase.text.unicodeScalars.count,
              fix: "change one of the phrases, or give more “weight” to that of \(trial.intent)")
          )
        default: return nil
        }
      }
    })
}

extension LintTable {
  /// The intents of which some sentence is understood.
  var reachedIntents: Set<String> {
    trials.reduce(into: []) { if case .understood = $1.outcome { $0.insert($1.intent) } }
  }
}
