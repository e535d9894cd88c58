import Synchronization

/// The turn that goes on, so that Ctrl-C ends it, or a word that cancels if it takes long.
package final class RunningTurn: Sendable {
  private struct Work: Sendable {
    let session: AssistantSession
    let since: ContinuousClock.Instant
    let cancel: @Sendable () -> Void
  }

  private let work = Mutex<Work?>(nil)
  /// After how long a word reaches it. What was piped in with it came before: it was said of what comes of it.
  private let patience: Duration

  /// Waits for a turn; from `patience` on it can be ended by a word.
  package init(patience: Duration) { self.patience = patience }

  /// Takes an input in a session and gives the turn.
  package func run(
    _ input: Input, in session: AssistantSession, report: AssistantSession.ProgressReport?
  ) async -> Turn {
    let task = session.begin(input, report: report)
    work.withLock { $0 = Work(session: session, since: .now, cancel: { task.cancel() }) }
    defer { work.withLock { $0 = nil } }
    return await task.value
  }

  /// Ends it, if one goes on; tells whether one does.
  @discardableResult
  package func cancel() -> Bool {
    let work = work.withLock { $0 }
    work?.cancel()
    return work != nil
  }

  /// Ends it if it has gone on for long and the input cancels what its session does; tells whether it does.
  package func cancel(by input: Input, named session: String) async -> Bool {
    guard let work = work.withLock({ $0 }), work.session.name == session, .now - work.since >= patience,
      await work.session.cancels(input)
    else { return false }
    work.cancel()
    return true
  }
}
