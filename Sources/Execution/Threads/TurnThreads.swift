/// The threads of intents for the conversations that wait for them: a turn goes on where its intent ran, and only so many are at work at once,
/// as many as there are processors, since they compute and block nobody.
package final class TurnThreads: TaskExecutor {
  private let threads: IntentThreads

  /// Makes an executor that uses the threads of others.
  package init(_ threads: IntentThreads) {
    self.threads = threads
  }

  /// Runs a job on this thread after the one that it does, or else as soon as there is room for one more.
  package func enqueue(_ job: consuming ExecutorJob) {
    threads.enqueue(ThreadJob(job: UnownedJob(job), executor: asUnownedTaskExecutor(), isOfTurn: true))
  }
}
