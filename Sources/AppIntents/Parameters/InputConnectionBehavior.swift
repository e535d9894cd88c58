/// Whether a parameter takes the result of the intent before it: of the one that opens its intent, or of the command before it in one sentence.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// As the system sees fit: not in a conversation.
  case `default`
  /// Never.
  case never
  /// Where nothing else is said of it, and the result is of its type.
  case connectToPreviousIntentResult
}
