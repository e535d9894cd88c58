import Dispatch
import Foundation
import Synchronization

/// A thread's place in the pool: where it waits and finds its next job.
final class IntentWorker: Sendable {
  /// What the thread and whoever wakes it know of each other.
  private enum Call: UInt8, AtomicRepresentable {
    case none, asleep, woken
  }

  /// How long a thread looks out before it sleeps. To wake a sleeper costs as much as this, and one intent often follows another.
  private static let lookout = Duration.microseconds(50)

  private let semaphore = DispatchSemaphore(value: 0)
  private let call = Atomic(Call.none)
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

  /// Ends its sleep, or the next one if it is awake.
  func wake() {
    if call.exchange(.woken, ordering: .acquiringAndReleasing) == .asleep { semaphore.signal() }
  }

  /// Waits until it is woken; `false` if that takes too long.
  func sleep(for time: DispatchTimeInterval) -> Bool {
    if lookOut() { return true }
    guard fallAsleep() else { return true }
    if semaphore.wait(timeout: .now() + time) == .success {
      call.store(.none, ordering: .releasing)
      return true
    }
    if call.compareExchange(expected: .asleep, desired: .none, ordering: .acquiringAndReleasing).exchanged {
      return false
    }
    // It is being woken in this very moment.
    semaphore.wait()
    call.store(.none, ordering: .releasing)
    return true
  }

  /// Waits until it is woken.
  func sleep() {
    guard fallAsleep() else { return }
    semaphore.wait()
    call.store(.none, ordering: .releasing)
  }

  /// Whether it is woken within a few moments, in which it leaves the processor to whoever wants it.
  private func lookOut() -> Bool {
    let end = ContinuousClock.now + Self.lookout
    repeat {
      if call.load(ordering: .acquiring) == .woken {
        call.store(.none, ordering: .releasing)
        return true
      }
      sched_yield()
    } while ContinuousClock.now < end
    return false
  }

  /// Says that it sleeps; `false` if it was woken before.
  private func fallAsleep() -> Bool {
    if call.compareExchange(expected: .none, desired: .asleep, ordering: .acquiringAndReleasing).exchanged {
      return true
    }
    call.store(.none, ordering: .releasing)
    return false
  }
}
