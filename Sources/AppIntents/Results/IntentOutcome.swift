/// What came of a performance, as data.
package struct IntentOutcome: Sendable {
  /// The value that was returned.
  package var value: IntentValue?

  /// What the intent says.
  package var dialog: IntentDialog?

  /// The intent to go on to.
  package var opensIntent: (any AppIntent)?

  /// Makes an outcome.
  package init(value: IntentValue? = nil, dialog: IntentDialog? = nil, opensIntent: (any AppIntent)? = nil) {
    self.value = value
    self.dialog = dialog
    self.opensIntent = opensIntent
  }

  /// The parts of a result.
  package init(_ result: some IntentResult) {
    self = result._outcome.make()
  }

  /// The parts of a result of a type that nothing is known of.
  init(casting result: some IntentResult) {
    value = (result as? any ReturnsValue).flatMap { Self.value(of: $0) }
    dialog = (result as? any ProvidesDialog)?.dialog
    opensIntent = (result as? any OpensIntent).flatMap { Self.next(of: $0) }
  }

  private static func value<Result: ReturnsValue>(of result: Result) -> IntentValue? {
    result.value.flatMap(Result.Value._coding.encode)
  }

  private static func next<Result: OpensIntent>(of result: Result) -> (any AppIntent)? {
    result.opensIntent
  }
}
