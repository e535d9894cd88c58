/// Why an intent or a query came to no end.
public enum IntentExecutionError: Error, Sendable, Hashable {
  /// The intent took longer than its deadline; it was abandoned and may still finish.
  case deadlineExceeded(intent: String, limit: Duration)
  /// A query took longer than its deadline; it was abandoned.
  case queryDeadlineExceeded(limit: Duration)
  /// A middleware neither performed the intent nor threw.
  case notPerformed(intent: String)
}

extension IntentExecutionError: CustomStringConvertible {
  /// The error as a sentence for a log.
  public var description: String {
    switch self {
    case .deadlineExceeded(let intent, let limit):
      "The intent “\(intent)” took longer than \(limit) and was abandoned; it may still finish."
    case .queryDeadlineExceeded(let limit):
      "A query took longer than \(limit) and was abandoned."
    case .notPerformed(let intent):
      "The intent “\(intent)” was not performed: a middleware returned without calling on."
    }
  }
}
