import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ParlanceExecution

@Suite("Threads of the executor", .timeLimit(.minutes(15)))
struct IntentThreadsTests {
  @Test("Idle threads leave, and come again when there is work")
  func shrinks() async {
    let (counts, continuation) = AsyncStream<Int>.makeStream()
    let threads = IntentThreads(limit: 512, idleTime: .nanoseconds(0)) { continuation.yield($0) }
    var iterator = counts.makeAsyncIterator()
    for round in 1...3 {
      #expect(await Task(executorPreference: threads) { round }.value == round)
      #expect(await iterator.next() == 1)
      #expect(await iterator.next() == 0)
    }
  }

  @Test("Threads leave when the pool retires, and jobs are still run")
  func retires() async {
    let (counts, continuation) = AsyncStream<Int>.makeStream()
    let threads = IntentThreads(limit: 512, idleTime: .seconds(3600)) { continuation.yield($0) }
    var iterator = counts.makeAsyncIterator()
    #expect(await Task(executorPreference: threads) { 1 }.value == 1)
    threads.retire()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 0)
    #expect(await Task(executorPreference: threads) { 2 }.value == 2)
  }

  @Test("Past the limit jobs wait for a thread, and none is lost")
  func limit() async {
    let threads = IntentThreads(limit: 2, idleTime: .nanoseconds(0))
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...500 {
        group.addTask(executorPreference: threads) {
          await Task.yield()
          return number
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 125_250)
  }

  @Test("A job that comes of another follows it on the same thread")
  func follows() async {
    let threads = IntentThreads()
    // On a busy machine the first can last so long that another thread takes the second over.
    for _ in 1...1000 {
      let isSame = await Task(executorPreference: threads) {
        let first = Self.thread
        return await Task(executorPreference: threads) { Self.thread }.value == first
      }.value
      if isSame { return }
    }
    Issue.record("it never did")
  }

  @Test("A job is not held up by the one that it comes of, also after a pause", arguments: [0, 5, 120])
  func isTakenOver(pause: Int) async throws {
    let threads = IntentThreads()
    for _ in 1...5 {
      let isDone = await Task(executorPreference: threads) {
        let done = DispatchSemaphore(value: 0)
        Task(executorPreference: threads) { done.signal() }
        return Self.waits(for: done)
      }.value
      #expect(isDone)
      try await Task.sleep(for: .milliseconds(pause))
    }
  }

  @Test("Of the jobs of conversations only so many are done at once, and none is lost", arguments: [1, 3])
  func turnLimit(limit: Int) async {
    let turns = TurnThreads(IntentThreads(limit: 512, turnLimit: limit))
    let work = WorkCount()
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...500 {
        group.addTask(executorPreference: turns) {
          work.count { usleep(100) }
          await Task.yield()
          return number
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 125_250)
    // What a thread has kept is done on it, whoever else is at work.
    #expect(work.most <= 2 * limit)
  }

  @Test("Intents that block hold up no conversation")
  func blockedIntents() async {
    let threads = IntentThreads(limit: 512, turnLimit: 1)
    let done = DispatchSemaphore(value: 0)
    let blocked = (1...4).map { _ in Task(executorPreference: threads) { Self.waits(for: done) } }
    // They end only when the conversation has its turn.
    await Task(executorPreference: TurnThreads(threads)) { for _ in 1...4 { done.signal() } }.value
    for task in blocked { #expect(await task.value) }
  }

  @Test("Jobs that follow each other without end leave room for others", .timeLimit(.minutes(15)))
  func leavesRoom() async {
    let threads = IntentThreads(limit: 1, idleTime: .seconds(10))
    let endless = Task(executorPreference: threads) {
      while !Task.isCancelled { await Task.yield() }
    }
    await Task(executorPreference: threads) { endless.cancel() }.value
    await endless.value
  }

  private static var thread: pthread_t { pthread_self() }

  private static func waits(for semaphore: DispatchSemaphore) -> Bool {
    semaphore.wait(timeout: .now() + 60) == .success
  }
}

/// How much work is done at once.
private final class WorkCount: Sendable {
  private let counts = Mutex((now: 0, most: 0))

  /// The most that was done at once.
  var most: Int { counts.withLock { $0.most } }

  /// Does some work.
  func count(_ work: () -> Void) {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
    work()
    counts.withLock { $0.now -= 1 }
  }
}
