import Dispatch
import Synchronization

/// A thread's place in the pool: where it sleeps and finds its next job.
final class IntentWorker: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let job = Mutex<UnownedJob?>(nil)

  /// Puts a job into its hands; wake it afterwards.
  func give(_ job: UnownedJob) {
    self.job.withLock { $0 = job }
  }

  /// The job it was given.
  func take() -> UnownedJob? {
    job.withLock { job in
      defer { job = nil }
      return job
    }
  }

  /// Ends its sleep.
  func wake() {
    semaphore.signal()
  }

  /// Sleeps until it is woken; `false` if that takes too long.
  func sleep(for time: DispatchTimeInterval) -> Bool {
    semaphore.wait(timeout: .now() + time) == .success
  }

  /// Sleeps until it is woken.
  func sleep() {
    semaphore.wait()
  }
}
