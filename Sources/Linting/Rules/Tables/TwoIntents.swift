import ParlanceDiagnostics
import ParlanceMatching

extension LintRule {
  /// Sentences that two intents accept.
  static let twoIntents = LintRule(
    "two-intents", .error, "of two intents that accept one sentence nobody knows which is meant",
    .table { table in
      // A pair is told at one of its phrases.
      var told: Set<Set<SourcePosition>> = []
      let reached = table.reachedIntents
      let found = table.findings { trial in
        guard case .ambiguous(let other) = trial.outcome else { return nil }
        let isOfCatalog = trial.isOfCatalog && Trial.isOfCatalog(other.source)
        // Two phrases of a catalogue that are the same are duplicates, which are told as such.
        guard !isOfCatalog || LintRule.folded(trial.phrase.text) != LintRule.folded(other.phrase),
          told.insert([trial.phrase.position, other.source]).inserted
        else { return nil }
        let condition = trial.joined.map { " where the context has \($0)" } ?? ""
        let weight = isOfCatalog ? nil : weight(for: trial.intent, other.intent, reached)
        return (
          other.intent,
          LintFinding(
            "“\(trial.shown)” means \(trial.intent) or \(other.intent), whose phrase is at \(other.source)\(condition)",
            at: trial.phrase.position, length: trial.phrase.text.unicodeScalars.count,
            fix: "change one of the phrases" + (weight.map { ", or \($0)" } ?? ""),
            severity: trial.joined == nil ? nil : .warning)
        )
      }
      return found
        + table.likenesses.filter { told.insert([$0.first.phrase.position, $0.second.phrase.position]).inserted }
        .map(finding)
    })

  /// The advice to give weight, where that leaves both intents something to be understood by.
  private static func weight(for intent: String, _ other: String, _ reached: Set<String>) -> String? {
    let others = [intent, other].filter { reached.contains($0) }
    guard others.count < 2 else { return "give one block more “weight”" }
    // The one that has more sentences can do without this one.
    return others.first.map { "give the block of \($0 == intent ? other : intent) more “weight”" }
  }

  /// What is told of phrases that only names tell apart.
  private static func finding(_ likeness: NameLikeness) -> LintFinding {
    let phrase = likeness.second.phrase
    let isOfCatalog = Trial.isOfCatalog(phrase.position)
    let names = [likeness.second, likeness.first].map { isOfCatalog ? "“\($0.intent)”" : $0.intent }
    return LintFinding(
      "“\(likeness.frame)” means \(names[0]) or \(names[1]), whose phrase is at \(likeness.first.phrase.position): "
        + "only the name that is said in it tells which", at: phrase.position, length: phrase.text.unicodeScalars.count,
      fix: "put a word of its own into one of the phrases, unless no two things are called the same",
      severity: .warning)
  }
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
