import Dispatch
import Synchronization
import Testing

@testable import ParlanceExecution

@Suite("Threads of the executor")
struct IntentThreadsTests {
  @Test("Idle threads leave, and come again when there is work")
  func shrinks() async {
    let (counts, continuation) = AsyncStream<Int>.makeStream()
    let threads = IntentThreads(idleTime: .nanoseconds(0)) { continuation.yield($0) }
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
    let threads = IntentThreads(idleTime: .seconds(3600)) { continuation.yield($0) }
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
}
