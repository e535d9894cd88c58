/// An intent that cleans up when it is cancelled.
///
/// A cancelled intent is waited for no longer, and runs on until it ends by itself.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Does work; `handler` hears why it is cancelled, on any thread.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T, onCancel handler: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    let performance = CurrentPerformance.value
    return try await withTaskCancellationHandler(
      operation: operation,
      onCancel: { handler(performance?.cancellationReason ?? .userCancelled) }, isolation: isolation)
  }
}

/// Why an intent is cancelled.
public struct IntentCancellationReason: Sendable, Hashable, CustomDebugStringConvertible {
  private let name: String

  /// It took longer than it may.
  public static let timeout = IntentCancellationReason(name: "timeout")

  /// The person dropped it.
  public static let userCancelled = IntentCancellationReason(name: "userCancelled")

  /// The reason in one word.
  public var debugDescription: String { name }
}
