import Dispatch
import Foundation
import Synchronization

/// Threads for intents, queries and the conversations that wait for them, apart from the shared pool: a job waits for no other job's
/// thread.
///
/// There is a new thread whenever none is idle, up to a limit that guards the machine; an idle thread leaves after a
/// while. A job that comes of one that is being done follows it on the same thread, since to wake another costs more than most of them
/// take; if the first lasts, another thread takes it over.
package final class IntentThreads: TaskExecutor {
  private struct State: Sendable {
    var all: [IntentWorker] = []
    var idle: [IntentWorker] = []
    var waiting: [UnownedJob] = []
    var count = 0
    var isRetired = false
  }

  private let limit: Int
  private let idleTime: DispatchTimeInterval
  private let counted: (@Sendable (Int) -> Void)?
  private let state = Mutex(State())
  private let lookout = JobLookout()

  /// Makes a pool without threads.
  package convenience init() { self.init(limit: 512) }

  /// Makes a pool without threads; `counted` hears each new number of threads.
  init(
    limit: Int, idleTime: DispatchTimeInterval = .seconds(10), counted: (@Sendable (Int) -> Void)? = nil
  ) {
    self.limit = limit
    self.idleTime = idleTime
    self.counted = counted
  }

  deinit {
    lookout.retire()
  }

  /// Runs a job on this thread after the one that it does, or else on an idle thread or a new one.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let worker = IntentWorker.current(of: self), worker.keep(job) {
      lookout.jobIsKept { [weak self] in self?.takeOver() }
    } else {
      hand(job)
    }
  }

  /// Has other threads do what waits for a job that lasts.
  private func takeOver() {
    for job in state.withLock({ $0.all.compactMap { $0.takeOverdue() } }) { hand(job) }
  }

  private func hand(_ job: UnownedJob) {
    let (idle, newCount) = state.withLock { state in
      if let worker = state.idle.popLast() {
        worker.give(job)
        return (IntentWorker?.some(worker), Int?.none)
      }
      guard state.count < limit else {
        state.waiting.append(job)
        return (nil, nil)
      }
      state.count += 1
      return (nil, state.count)
    }
    idle?.wake()
    guard let newCount else { return }
    counted?(newCount)
    let thread = Thread { self.work(job) }
    thread.name = "intent"
    thread.start()
  }

  /// Lets idle threads leave at once; jobs are still run.
  func retire() {
    let idle = state.withLock { state in
      state.isRetired = true
      defer { state.idle = [] }
      return state.idle
    }
    for worker in idle { worker.wake() }
    lookout.retire()
  }

  private func work(_ first: UnownedJob) {
    let worker = IntentWorker(of: self)
    state.withLock { $0.all.append(worker) }
    worker.beingCurrent {
      var job: UnownedJob? = first
      while let current = job {
        worker.begin()
        current.runSynchronously(on: asUnownedTaskExecutor())
        job = nextJob(for: worker)
      }
    }
  }

  /// The job to do next; `nil` if the thread is to end, which is then counted no more.
  private func nextJob(for worker: IntentWorker) -> UnownedJob? {
    if let job = worker.takeKept() { return job }
    if let job = waitingJob(for: worker) { return job }
    // Woken without a job: the pool retires and has forgotten this thread.
    if worker.sleep(for: idleTime) { return worker.take() ?? leave(worker) }
    let isForgotten = state.withLock { state in
      guard let index = state.idle.firstIndex(where: { $0 === worker }) else { return true }
      state.idle.remove(at: index)
      return false
    }
    guard isForgotten else { return leave(worker) }
    // A job was given in this very moment, or the pool retires; either way a wake is on its way.
    worker.sleep()
    return worker.take() ?? leave(worker)
  }

  /// A job that found no thread; if there is none, the thread becomes idle.
  private func waitingJob(for worker: IntentWorker) -> UnownedJob? {
    state.withLock { state in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      if state.isRetired { worker.wake() } else { state.idle.append(worker) }
      return nil
    }
  }

  /// Counts the thread no more, unless a job came meanwhile that found no other.
  private func leave(_ worker: IntentWorker) -> UnownedJob? {
    let (job, count) = state.withLock { state in
      if !state.waiting.isEmpty { return (UnownedJob?.some(state.waiting.removeFirst()), state.count) }
      state.count -= 1
      state.all.removeAll { $0 === worker }
      return (nil, state.count)
    }
    if job == nil { counted?(count) }
    return job
  }
}
