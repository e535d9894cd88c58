struct RenderMovieIntent: LongRunningIntent, ProgressReportingIntent, CancellableIntent {
  static let title: LocalizedStringResource = "L"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 10
    for i in 0..<10 {
      try Task.checkCancellation(); progress.completedUnitCount = Int64(i); progress.localizedDescription = "x"
      progress.localizedAdditionalDescription = "y"
    }
    return .result()
  }
}
struct CountUpIntent: UndoableIntent {
  static let title: LocalizedStringResource = "U"
  @MainActor func perform() async throws -> some IntentResult {
    undoManager?.registerUndo(withTarget: Tally.shared) { m in m.x -= 1 }
    undoManager?.setActionName("A")
    return .result()
  }
}
@MainActor final class Tally { static let shared = Tally(); var x = 0 }
struct ResumeCallIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "F"
  static var openAppWhenRun = false
  func perform() async throws -> some IntentResult {
    try await requestToContinueInForeground()
    try await requestToContinueInForeground { print("x") }
    guard systemContext.currentMode == .foreground else {
      throw needsToContinueInForegroundError("Go on") { Task {} }
    }
    return .result()
  }
}
struct JoinCallIntent: AppIntent {
  static let title: LocalizedStringResource = "F"
  static let supportedModes: IntentModes = .foreground(.deferred)
  func perform() async throws -> some IntentResult {
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground("x", alwaysConfirm: false)
    } else {
      throw needsToContinueInForegroundError(alwaysConfirm: true)
    }
    return .result()
  }
}
struct RefreshIntent: AppIntent {
  static let title: LocalizedStringResource = "F"
  static let allowedExecutionTargets: IntentExecutionTargets = [.main]
  func perform() async throws -> some IntentResult { .result() }
}
