import Dispatch
import Foundation
import Synchronization

/// A thread's place in the pool: where it waits and finds its next job.
final class IntentWorker: Sendable {
  /// What the thread and whoever wakes it know of each other.
  private enum Call: UInt8, AtomicRepresentable {
    case none, asleep, roused, woken
  }

  /// How long a thread looks out before it sleeps. To wake a sleeper costs as much as this, and one intent often follows another.
  private static let lookout = Duration.microseconds(50)

  /// How long it looks out for a job that is expected.
  private static let expectation = Duration.microseconds(300)

  /// How many jobs in a row it may keep, so that those of others get their turn where no more threads are allowed.
  private static let mostKept = 100

  private static let key = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "the process has used up its keys for values of a thread")
    return key
  }()

  private let semaphore = DispatchSemaphore(value: 0)
  private let call = Atomic(Call.none)
  private let job = Mutex<ThreadJob?>(nil)
  private let kept = Mutex<(job: ThreadJob?, inRow: Int)>((nil, 0))
  /// How many jobs it has begun, and how many it had when somebody looked last.
  private let begun = Atomic(0)
  private let seen = Atomic(-1)
  private let pool: ObjectIdentifier?

  /// Makes a worker of a pool.
  init(of pool: IntentThreads? = nil) {
    self.pool = pool.map(ObjectIdentifier.init)
  }

  /// The worker of this thread in a pool; `nil` if the thread is none of its own.
  static func current(of pool: IntentThreads) -> IntentWorker? {
    guard let place = pthread_getspecific(key) else { return nil }
    let worker = Unmanaged<IntentWorker>.fromOpaque(place).takeUnretainedValue()
    return worker.pool == ObjectIdentifier(pool) ? worker : nil
  }

  /// Does work as the worker of this thread.
  func beingCurrent(_ work: () -> Void) {
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.key, nil) }
    work()
  }

  // MARK: A job that comes of the one that it does

  /// Keeps a job that is to follow the one that it does; `false` if it keeps one already.
  func keep(_ job: ThreadJob) -> Bool {
    kept.withLock { kept in
      guard kept.job == nil, kept.inRow < Self.mostKept else {
        kept.inRow = 0
        return false
      }
      kept = (job, kept.inRow + 1)
      return true
    }
  }

  /// The job that it has kept.
  func takeKept() -> ThreadJob? {
    kept.withLock { kept in
      defer { kept.job = nil }
      return kept.job
    }
  }

  /// It begins a job.
  func begin() { begun.wrappingAdd(1, ordering: .relaxed) }

  /// The job that it has kept, if the one that it does has lasted since this was asked the last time.
  func takeOverdue() -> ThreadJob? {
    let number = begun.load(ordering: .relaxed)
    return seen.exchange(number, ordering: .relaxed) == number ? takeKept() : nil
  }

  // MARK: Jobs of others

  /// Puts a job into its hands; wake it afterwards.
  func give(_ job: ThreadJob) {
    self.job.withLock { $0 = job }
  }

  /// The job it was given.
  func take() -> ThreadJob? {
    job.withLock { job in
      defer { job = nil }
      return job
    }
  }

  /// Ends its sleep, or the next one if it is awake.
  func wake() {
    if call.exchange(.woken, ordering: .acquiringAndReleasing) == .asleep { semaphore.signal() }
  }

  /// Has it look out for a job that is expected, if it sleeps or is about to.
  func rouse() {
    if call.compareExchange(expected: .none, desired: .roused, ordering: .acquiringAndReleasing).exchanged { return }
    if call.compareExchange(expected: .asleep, desired: .roused, ordering: .acquiringAndReleasing).exchanged {
      semaphore.signal()
    }
  }

  /// Waits until it is woken; `false` if that takes too long.
  func sleep(for time: DispatchTimeInterval) -> Bool {
    var lookout = Self.lookout
    while !lookOut(for: lookout) {
      if fallAsleep() {
        if semaphore.wait(timeout: .now() + time) == .timedOut {
          if call.compareExchange(expected: .asleep, desired: .none, ordering: .acquiringAndReleasing).exchanged {
            return false
          }
          // It is being woken or roused in this very moment.
          semaphore.wait()
        }
      }
      if isWoken() { return true }
      lookout = Self.expectation
    }
    return true
  }

  /// Waits until it is woken.
  func sleep() {
    repeat {
      if fallAsleep() { semaphore.wait() }
    } while !isWoken()
  }

  /// Whether what ended its sleep has woken it, and not only roused.
  private func isWoken() -> Bool { call.exchange(.none, ordering: .acquiringAndReleasing) == .woken }

  /// Whether it is woken within some moments, in which it leaves the processor to whoever wants it; they are more where a job is expected.
  private func lookOut(for time: Duration) -> Bool {
    var end = ContinuousClock.now + time
    repeat {
      switch call.load(ordering: .acquiring) {
      case .woken:
        call.store(.none, ordering: .releasing)
        return true
      case .roused:
        // Whoever wakes it in this very moment is seen the next time.
        _ = call.compareExchange(expected: .roused, desired: .none, ordering: .acquiringAndReleasing)
        end = ContinuousClock.now + Self.expectation
      case .none, .asleep: sched_yield()
      }
    } while ContinuousClock.now < end
    return false
  }

  /// Says that it sleeps; `false` if it was woken or roused before.
  private func fallAsleep() -> Bool {
    call.compareExchange(expected: .none, desired: .asleep, ordering: .acquiringAndReleasing).exchanged
  }
}
