import ParlanceDiagnostics

/// A part of the work of linting that needs nothing of the others.
struct LintPart: Sendable {
  /// What came of it.
  struct Found: Sendable {
    /// What is wrong.
    var diagnostics: [Diagnostic] = []
    /// What the phrases of a locale reach, if it was about these.
    var reached: LintCoverage.Locale?
  }

  /// Does it.
  let work: @Sendable () -> Found

  /// Makes a part that finds only what is wrong.
  static func finding(_ find: @escaping @Sendable () -> [Diagnostic]) -> LintPart {
    LintPart { Found(diagnostics: find()) }
  }

  /// Does all parts, as many at once as there are processors; the results stand in the order of the parts.
  ///
  /// `tell` is told how many are done, before the first and after each.
  static func results(of parts: [LintPart], tell: (Int) -> Void = { _ in }) async -> [Found] {
    await withTaskGroup(of: (Int, Found).self) { group in
      for (number, part) in parts.enumerated() { group.addTask { (number, part.work()) } }
      var results = Array(repeating: Found(), count: parts.count)
      var done = 0
      tell(done)
      for await (number, result) in group {
        results[number] = result
        done += 1
        tell(done)
      }
      return results
    }
  }
}
