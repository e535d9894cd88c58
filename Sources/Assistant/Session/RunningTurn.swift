import Synchronization

/// The turns that go on or wait for their begin, the oldest first, so that Ctrl-C ends it, or a word that cancels.
package final class RunningTurn: Sendable {
  private struct Work: Sendable {
    let number: Int
    let session: String
    let since: ContinuousClock.Instant
    let isCancellation: @Sendable (Input) -> Bool
    let cancel: @Sendable () -> Void
  }

  private struct State: Sendable {
    var works: [Work] = []
    var count = 0
  }

  private let state = Mutex(State())
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
    let number = state.withLock { state in
      state.count += 1
      state.works.append(
        Work(
          number: state.count, session: session.name, since: .now, isCancellation: isCancellation,
          cancel: { task.cancel() }))
      return state.count
    }
    defer { state.withLock { $0.works.removeAll { $0.number == number } } }
    return await task.value
  }

  /// Ends the oldest, if one goes on; tells whether one does.
  @discardableResult
  package func cancel() -> Bool {
    let work = state.withLock(\.works.first)
    work?.cancel()
    return work != nil
  }

  /// Ends the oldest of a session if the input cancels what that does, and did not come with the command; tells whether it does.
  package func cancel(by input: Input, named session: String) -> Bool {
    guard let work = state.withLock({ $0.works.first { $0.session == session } }), .now - work.since >= patience,
      work.isCancellation(input)
    else { return false }
    work.cancel()
    return true
  }
}
