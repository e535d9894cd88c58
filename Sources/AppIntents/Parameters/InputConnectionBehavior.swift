/// Whether a parameter takes the result of the intent before it. Nothing chains intents here yet, so it has no effect.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// As the system sees fit.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}
