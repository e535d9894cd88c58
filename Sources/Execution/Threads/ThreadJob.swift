/// A job for a thread of the pool, and where it came from.
struct ThreadJob: Sendable {
  /// The job.
  let job: UnownedJob
  /// The executor that it was given to.
  let executor: UnownedTaskExecutor
  /// Whether it is a part of a conversation, of which only so many are done at once.
  let isOfTurn: Bool
  /// Whether it counts among these already.
  var isCounted = false

  /// Does it on this thread.
  func run() { job.runSynchronously(on: executor) }
}
