import ParlanceDiagnostics

/// What the names in a template mean where it stands: its rules, and what fills its slots.
package struct TemplateScope {
  /// Two scopes with one identity mean the same by every name; what was made for one serves the other.
  package var identity: Int

  /// The expression of a rule; `nil` if there is none of that name.
  package var rule: (String) -> Expression?

  /// The number of the recogniser that fills a slot, as the run is given them.
  package var recognizer: (SlotReference) throws(Diagnostic) -> Int

  /// Makes a scope.
  package init(
    identity: Int, rule: @escaping (String) -> Expression?,
    recognizer: @escaping (SlotReference) throws(Diagnostic) -> Int
  ) {
    self.identity = identity
    self.rule = rule
    self.recognizer = recognizer
  }
}
