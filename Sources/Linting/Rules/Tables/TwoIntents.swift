import ParlanceDiagnostics
import ParlanceMatching

extension LintRule {
  /// Sentences that two intents accept.
  static let twoIntents = LintRule(
    "two-intents", .error, "of two intents that accept one sentence nobody knows which is meant",
    .table { table in
      // A pair is told at one of its phrases.
      var told: Set<Set<SourcePosition>> = []
      return table.findings { trial in
        guard case .ambiguous(let other) = trial.outcome else { return nil }
        let isOfCatalog = trial.isOfCatalog && Trial.isOfCatalog(other.source)
        // Two phrases of a catalogue that are the same are duplicates, which are told as such.
        guard !isOfCatalog || LintRule.folded(trial.phrase.text) != LintRule.folded(other.phrase),
          told.insert([trial.phrase.position, other.source]).inserted
        else { return nil }
        return (
          other.intent,
          LintFinding(
            "“\(trial.shown)” means \(trial.intent) or \(other.intent), whose phrase is at \(other.source)",
            at: trial.phrase.position, length: trial.phrase.text.unicodeScalars.count,
            fix: "change one of the phrases" + (isOfCatalog ? "" : ", or give one block more “weight”"))
        )
      }
    })
}

extension Trial {
  /// Whether the phrase stands in one of Apple's catalogues.
  var isOfCatalog: Bool { Self.isOfCatalog(phrase.position) }

  /// Whether a place is in one of Apple's catalogues.
  static func isOfCatalog(_ place: SourcePosition) -> Bool {
    [".xcstrings", ".strings", ".xliff", ".xlf"].contains { place.file.hasSuffix($0) }
  }

  /// The sentence as it is told; of a catalogue's phrase without the words that were made up for the app's name.
  var shown: String { isOfCatalog ? frame : sentence }
}

extension LintTable {
  /// What trials show, once for each phrase and what it is confused with.
  func findings(_ find: (Trial) -> (other: String, finding: LintFinding)?) -> [LintFinding] {
    var seen: Set<String> = []
    return trials.compactMap { trial in
      guard let (other, found) = find(trial) else { return nil }
      var finding = found
      if !areIntentsKnown { finding.severity = .warning }
      return seen.insert("\(trial.phrase.position) \(other)").inserted ? finding : nil
    }
  }
}
