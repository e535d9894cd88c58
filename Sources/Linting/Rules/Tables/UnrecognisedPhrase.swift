extension LintRule {
  /// Phrases that do not understand their own sentences.
  static let unrecognisedPhrase = LintRule(
    "unrecognised-phrase", .error, "a phrase that does not understand its own sentences is there for nothing",
    .table { table in
      table.findings { trial in
        // Of an intent that is not there it is told once.
        guard !table.isDeclared || table.signature(trial.intent) != nil else { return nil }
        // A phrase that is left out for a fault is told to have that.
        guard !table.faultyPlaces.contains(trial.phrase.position) else { return nil }
        let why: String
        switch trial.outcome {
        case .nothing: why = "is not understood"
        case .tooDear: why = "can be read in too many ways and is given up"
        default: return nil
        }
        return (
          why,
          LintFinding(
            "“\(trial.shown)”, a sentence of this phrase, \(why)", at: trial.phrase.position,
            length: trial.phrase.text.unicodeScalars.count, fix: "say it with `explain` to see what breaks it")
        )
      }
    })
}
