import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables

/// Holds catalogues, tables and coverage against rules; what it does for one of them needs nothing of the others.
struct LintChecks: Sendable {
  /// The rules.
  let rules: [LintRule]
  /// What an app declares.
  let app: LintApp?
  /// How many sentences of each phrase are tried.
  let sentences: Int
  /// The files, by their paths.
  var sources: [String: SourceText] = [:]

  /// What one rule finds in a catalogue.
  func findings(of rule: LintRule, in catalog: LintCatalog, _ scope: LintScope) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for case .catalog(let check) in rule.checks { found += diagnostics(check(catalog, scope), of: rule) }
    return found
  }

  /// What is wrong with the phrases of a catalogue in one of its locales, held against each other.
  func findings(inPhrasesOf catalog: LintCatalog, _ locale: String, areIntentsKnown: Bool) -> [Diagnostic] {
    guard let language = try? Language.general(locale: locale) else { return [] }
    return findings(
      in: LintTable(
        catalog.table(in: locale), language: language, areIntentsKnown: areIntentsKnown, mostTrials: sentences))
  }

  /// What is wrong with a table, and what it reaches; `faults` are those that reading found.
  func findings(in table: PhraseTable, _ faults: [Diagnostic], file: String?) -> LintPart.Found {
    var found = LintPart.Found(diagnostics: faults.map(LintRule.coded))
    // Of a file that cannot be read it is told by itself; one whose intents nobody can say lacks them all.
    guard !table.intents.isEmpty || !table.offers.isEmpty || !table.silentIntents.isEmpty else { return found }
    do throws(Diagnostic) {
      let language = try Language.general(locale: table.locale)
      found.diagnostics += findings(in: LintTable(table, language: language, app: app, mostTrials: sentences))
    } catch {
      found.diagnostics.append(LintRule.coded(error))
    }
    found.reached = LintCoverage.Locale(table, file: file ?? table.locale)
    return found
  }

  /// What a table reaches, with nothing of what is wrong with it.
  func reached(by table: PhraseTable, file: String?) -> LintPart.Found {
    guard !table.intents.isEmpty || !table.offers.isEmpty || !table.silentIntents.isEmpty else {
      return LintPart.Found()
    }
    return LintPart.Found(reached: LintCoverage.Locale(table, file: file ?? table.locale))
  }

  /// What the locales of a folder lack that the source has, or else the first of them.
  func findings(in locales: [LintCoverage.Locale], source: String) -> [Diagnostic] {
    let coverage = LintCoverage(
      source: locales.contains { $0.name == source } ? source : locales.first?.name ?? source, locales: locales)
    var found: [Diagnostic] = []
    for rule in rules {
      for case .coverage(let check) in rule.checks { found += diagnostics(check(coverage), of: rule) }
    }
    return found
  }

  private func findings(in table: LintTable) -> [Diagnostic] {
    var found = table.faults.map { fault in
      var fault = LintRule.coded(fault)
      fault.sourceLine = fault.sourceLine ?? fault.position.flatMap { sources[$0.file]?.shownLine($0.line) }
      return fault
    }
    for rule in rules {
      for case .table(let check) in rule.checks { found += diagnostics(check(table), of: rule) }
    }
    return found
  }

  private func diagnostics(_ findings: [LintFinding], of rule: LintRule) -> [Diagnostic] {
    findings.map { $0.diagnostic(of: rule, sources) }
  }
}

extension LintRule {
  /// A fault that a reader found, under the rule that it breaks; what has no code yet is a fault of a table.
  static func coded(_ fault: Diagnostic) -> Diagnostic {
    var fault = fault
    fault.code = fault.code ?? faultyTable.code
    fault.message = ReadableText.cut(fault.message)
    fault.fix = fault.fix.map(ReadableText.cut)
    return fault
  }
}
