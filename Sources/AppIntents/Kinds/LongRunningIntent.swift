/// An intent whose work can take longer than others may, as long as it reports progress.
public protocol LongRunningIntent: ProgressReportingIntent {}

/// What long work needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A graphics processor; without meaning here.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

extension LongRunningIntent {
  /// Does work that has the time of a whole performance anew whenever it reports progress.
  @discardableResult
  public nonisolated(nonsending) func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
  ) async throws -> T {
    let performance = CurrentPerformance.value
    performance?.beginLongRunning()
    defer { performance?.endLongRunning() }
    return try await operation()
  }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Does work that has the time of a whole performance anew whenever it reports progress; `onCancel` hears why it is cancelled.
  @discardableResult
  public nonisolated(nonsending) func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> T {
    let performance = CurrentPerformance.value
    performance?.beginLongRunning()
    defer { performance?.endLongRunning() }
    return try await withTaskCancellationHandler {
      try await operation()
    } onCancel: {
      onCancel(performance?.cancellationReason ?? .userCancelled)
    }
  }
}
