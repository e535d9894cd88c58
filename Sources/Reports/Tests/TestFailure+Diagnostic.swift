import ParlanceDiagnostics

extension TestFailure {
  /// A fault of a file as the failure of a test.
  package init(_ diagnostic: Diagnostic) {
    self.init(
      line: diagnostic.position?.line, column: diagnostic.position?.column,
      diagnostic.message + (diagnostic.fix.map { "; \(Self.clause($0))" } ?? ""),
      got: diagnostic.sourceLine.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// A sentence as a part of another one.
  private static func clause(_ sentence: String) -> String {
    let letters = sentence.prefix(2)
    guard letters.first?.isUppercase == true, letters.last?.isLowercase == true else { return sentence }
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
