import ParlanceDiagnostics

/// One thing that is looked for: its code, why it matters, and how it is found.
package struct LintRule: Sendable {
  /// What a rule looks at.
  enum Check: Sendable {
    /// One of Apple's catalogues, and what is known of all of them.
    case catalog(@Sendable (LintCatalog, LintScope) -> [LintFinding])
    /// The phrases of one locale, with the sentences that were tried on them.
    case table(@Sendable (LintTable) -> [LintFinding])
    /// The phrases of all locales of one folder.
    case coverage(@Sendable (LintCoverage) -> [LintFinding])
    /// Nothing: what it names is found while files are read.
    case reading
  }

  /// What names it in output, such as `missing-app-name`.
  package let code: String
  /// Why it matters, in one line.
  package let reason: String
  /// How grave it is, where a finding does not say otherwise.
  let severity: Diagnostic.Severity
  /// How it is found, in each of the places where it can be.
  let checks: [Check]

  /// Makes a rule.
  init(_ code: String, _ severity: Diagnostic.Severity, _ reason: String, _ checks: Check...) {
    self.code = code
    self.severity = severity
    self.reason = reason
    self.checks = checks
  }
}

extension LintRule {
  /// All rules, in the order in which they are told.
  package static let all: [LintRule] = [
    unreadableFile, faultyTable, unknownAllowance,
    catalogShape, wrongPlaceholder, missingAppName, unknownPlaceholder, lostPlaceholder, secondParameter,
    joinedPlaceholders,
    tooManyShortcuts, tooManyPhrases, firstPhrase, duplicatePhrase, missingTranslation, languageWithoutPhrases,
    emptyTranslation, untranslatedText, missingText, stalePhrase, needsReview, sameAsSource, formatMismatch,
    duplicateKey,
    twoIntents, stolenSentence, swallowedSentence, builtInShadows, negativeBlocks, unrecognisedPhrase, includedPhrase,
    notCompared, unknownList, repeatedValue, unknownParameter, unusedDefinition, silentIntent, takesAnything,
    polarityPair, soundAlikes, nameCollision, longReply, unfillableParameter, freeTextParameter, largePhrase,
    missingIntent,
    missingCombination,
  ]

  /// Files of which nothing could be used.
  static let unreadableFile = LintRule(
    Diagnostic.unreadableFile, .error, "a file that cannot be read says nothing to anybody", .reading)

  /// What the reader of tables finds wrong.
  static let faultyTable = LintRule(
    "faulty-table", .error, "a sentence, rule or list with a fault is left out when phrases are matched", .reading)

  /// Comments that allow what no rule finds.
  static let unknownAllowance = LintRule(
    "unknown-allowance", .warning, "a comment that allows what no rule is called allows nothing", .reading)
}
