/// An intent that may ask for the app to be shown while it is performed.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Asks the person whether to show the app, then calls `continuation`; throws if they decline. There is no window to show.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await continueInForeground(dialog)
    return try await continuation()
  }

  /// An error that, when thrown, ends the intent and says that the app is to be opened; `continuation` is for an app with a window.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(description: dialog?.full ?? "You have to go on in the app.")
  }
}
