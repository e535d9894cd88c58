/// Takes part in every performance: before it, after it, or instead of it by throwing.
public protocol IntentMiddleware: Sendable {
  /// Performs the intent by calling `next`, or refuses by throwing.
  func perform(_ performance: IntentPerformance, next: @Sendable () async throws -> Void) async throws

  /// Hears that nobody waits for the performance any more: it was cancelled, or took too long.
  func abandoned(_ performance: IntentPerformance, because error: any Error)
}

extension IntentMiddleware {
  /// Does nothing.
  public func abandoned(_ performance: IntentPerformance, because error: any Error) {}
}
