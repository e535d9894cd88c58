import Synchronization

/// The turn that goes on, so that Ctrl-C ends it, or a word that cancels.
package final class RunningTurn: Sendable {
  private struct Work: Sendable {
    let session: String
    let since: ContinuousClock.Instant
    let isCancellation: @Sendable (Input) -> Bool
    let cancel: @Sendable () -> Void
  }

  private let work = Mutex<Work?>(nil)
  /// After how long a word reaches it.
  private let patience: Duration

  /// Waits for a turn; from `patience` on it can be ended by a word.
  ///
  /// What was piped or pasted in with a command is there before anybody can have heard of it, and is said of what comes of it; nobody
  /// says or types a word in a quarter of a second.
  package init(patience: Duration = .milliseconds(250)) { self.patience = patience }

  /// Takes an input in a session and gives the turn.
  package func run(
    _ input: Input, in session: AssistantSession, report: AssistantSession.ProgressReport?
  ) async -> Turn {
    let isCancellation = await session.cancellation
    let task = session.begin(input, report: report)
    work.withLock {
      $0 = Work(session: session.name, since: .now, isCancellation: isCancellation, cancel: { task.cancel() })
    }
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

  /// Ends it if the input cancels what its session does, and did not come with the command; tells whether it does.
  package func cancel(by input: Input, named session: String) -> Bool {
    guard let work = work.withLock({ $0 }), work.session == session, .now - work.since >= patience,
      work.isCancellation(input)
    else { return false }
    work.cancel()
    return true
  }
}
