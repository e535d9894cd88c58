import Dispatch
import Foundation
import Synchronization

/// Threads for intents, queries and the conversations that wait for them, apart from the shared pool: a job waits for no other job's
/// thread.
///
/// There is a new thread whenever none is idle, up to a limit that guards the machine; an idle thread leaves after a
/// while. Of the jobs of conversations only so many are done at once. A job that comes of one that is being done follows it on the same thread, since to wake another costs more than most of them
/// take; if the first lasts, another thread takes it over.
package final class IntentThreads: TaskExecutor {
  private struct State: Sendable {
    var all: [IntentWorker] = []
    var idle: [IntentWorker] = []
    var waiting: [ThreadJob] = []
    var count = 0
    /// How many jobs of conversations are under way, and those that wait for their end.
    var turns = 0
    var waitingTurns: [ThreadJob] = []
    var isRetired = false

    /// A job of a conversation that is under way from now on.
    mutating func counting(_ job: ThreadJob) -> ThreadJob {
      turns += 1
      var job = job
      job.isCounted = true
      return job
    }
  }

  private let limit: Int
  private let turnLimit: Int
  private let idleTime: DispatchTimeInterval
  private let counted: (@Sendable (Int) -> Void)?
  private let state = Mutex(State())
  private let lookout = JobLookout()

  /// Makes a pool without threads.
  package convenience init() { self.init(limit: 512) }

  /// Makes a pool without threads; `turnLimit` is how many jobs of conversations are done at once, and `counted` hears each new number of
  /// threads.
  init(
    limit: Int, turnLimit: Int = ProcessInfo.processInfo.activeProcessorCount,
    idleTime: DispatchTimeInterval = .seconds(10),
    counted: (@Sendable (Int) -> Void)? = nil
  ) {
    self.limit = limit
    self.turnLimit = turnLimit
    self.idleTime = idleTime
    self.counted = counted
  }

  deinit {
    lookout.retire()
  }

  /// Runs a job on this thread after the one that it does, or else on an idle thread or a new one.
  package func enqueue(_ job: consuming ExecutorJob) {
    enqueue(ThreadJob(job: UnownedJob(job), executor: asUnownedTaskExecutor(), isOfTurn: false))
  }

  /// Runs a job on this thread after the one that it does, or else on an idle thread or a new one, as soon as there is room for it.
  func enqueue(_ job: ThreadJob) {
    if let worker = IntentWorker.current(of: self), worker.keep(job) {
      lookout.jobIsKept { [weak self] in self?.takeOver() }
    } else if let job = admitted(job) {
      hand(job)
    }
  }

  /// A job is about to come: the thread that would do it looks out for it, if there is a processor to spare.
  func expect() {
    guard turnLimit > 1, IntentWorker.current(of: self) == nil else { return }
    state.withLock { $0.idle.last }?.rouse()
  }

  /// A job as it is handed on; `nil` if it has to wait for the end of others of its kind.
  private func admitted(_ job: ThreadJob) -> ThreadJob? {
    guard job.isOfTurn else { return job }
    return state.withLock { state in
      guard state.turns < turnLimit else {
        state.waitingTurns.append(job)
        return nil
      }
      return state.counting(job)
    }
  }

  /// Does a job, and then has the next of its kind done that waits for its end.
  private func run(_ job: ThreadJob) {
    guard job.isOfTurn else { return job.run() }
    if !job.isCounted { state.withLock { $0.turns += 1 } }
    job.run()
    let next = state.withLock { state -> ThreadJob? in
      state.turns -= 1
      return state.turns < turnLimit && !state.waitingTurns.isEmpty
        ? state.counting(state.waitingTurns.removeFirst()) : nil
    }
    if let next { hand(next) }
  }

  /// Has other threads do what waits for a job that lasts.
  private func takeOver() {
    for job in state.withLock({ $0.all.compactMap { $0.takeOverdue() } }) { hand(job) }
  }

  private func hand(_ job: ThreadJob) {
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

  private func work(_ first: ThreadJob) {
    let worker = IntentWorker(of: self)
    state.withLock { $0.all.append(worker) }
    worker.beingCurrent {
      var job: ThreadJob? = first
      while let current = job {
        worker.begin()
        run(current)
        job = nextJob(for: worker)
      }
    }
  }

  /// The job to do next; `nil` if the thread is to end, which is then counted no more.
  private func nextJob(for worker: IntentWorker) -> ThreadJob? {
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
  private func waitingJob(for worker: IntentWorker) -> ThreadJob? {
    state.withLock { state in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      if state.isRetired { worker.wake() } else { state.idle.append(worker) }
      return nil
    }
  }

  /// Counts the thread no more, unless a job came meanwhile that found no other.
  private func leave(_ worker: IntentWorker) -> ThreadJob? {
    let (job, count) = state.withLock { state in
      if !state.waiting.isEmpty { return (ThreadJob?.some(state.waiting.removeFirst()), state.count) }
      state.count -= 1
      state.all.removeAll { $0 === worker }
      return (nil, state.count)
    }
    if job == nil { counted?(count) }
    return job
  }
}
