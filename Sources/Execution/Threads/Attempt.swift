import AppIntents

/// Work that is under way until its deadline: a race, its clock, and what the work tells of itself.
struct Attempt<Value: Sendable>: Sendable {
  /// What is waited for.
  let race: Race<Value>
  /// How long.
  let deadline: Deadline
  /// What a performance tells of itself; `nil` for other work.
  let current: CurrentPerformance?
  private let watchdog: Watchdog
  private let expiry: IntentExecutionError

  /// Makes an attempt that ends with `expiry` once its time is over; `abandoned` hears why it is no longer waited for.
  init(
    _ limit: Duration, _ watchdog: Watchdog, _ expiry: IntentExecutionError, _ current: CurrentPerformance? = nil,
    abandoned: @escaping @Sendable (any Error) -> Void
  ) {
    let race = Race<Value>(abandoned: abandoned)
    let deadline = Deadline(limit, watchdog) {
      current?.timeOut()
      race.abandon(expiry)
    }
    (self.race, self.deadline, self.current) = (race, deadline, current)
    (self.watchdog, self.expiry) = (watchdog, expiry)
  }

  /// Tells the work to end, which then has that long.
  func cancel(leaving grace: Duration) {
    race.cancel()
    _ = watchdog.call(after: grace) { [race, expiry] in race.abandon(expiry) }
  }

  /// The time begins to count.
  func begin() {
    current?.begin { [deadline] in deadline.restart() }
    deadline.start()
  }

  /// It is over, however it ended.
  func end() {
    deadline.stop()
    current?.end()
  }
}
