import Foundation
import Testing

@testable import ParlanceExecution

@Suite("A thread that waits for its next job")
struct IntentWorkerTests {
  @Test("A wake that comes before the sleep ends it at once, and only that one")
  func anEarlyWake() {
    let worker = IntentWorker()
    worker.wake()
    #expect(worker.sleep(for: .seconds(60)))
    #expect(!worker.sleep(for: .milliseconds(1)))
  }

  @Test("A sleep that nobody ends is over in time, and the next can be ended")
  func noWake() {
    let worker = IntentWorker()
    #expect(!worker.sleep(for: .milliseconds(1)))
    worker.wake()
    #expect(worker.sleep(for: .seconds(60)))
  }

  @Test("Whoever is roused sleeps on, and a wake ends that too", arguments: [0, 60, 2000])
  func roused(pause: UInt32) {
    let worker = IntentWorker()
    let answers = IntentWorker()
    let rounds = 200
    Thread.detachNewThread {
      for _ in 0..<rounds where worker.sleep(for: .seconds(60)) { answers.wake() }
    }
    for _ in 0..<rounds {
      worker.rouse()
      usleep(pause)
      if pause > 0, answers.sleep(for: .milliseconds(0)) { Issue.record("rousing passed for a wake") }
      worker.rouse()
      worker.wake()
      guard answers.sleep(for: .seconds(60)) else {
        Issue.record("a wake was lost")
        return
      }
    }
    worker.rouse()
    #expect(!worker.sleep(for: .milliseconds(1)))
  }

  @Test("No wake is lost, whether it comes early, in the first moments or late", arguments: [0, 10, 60, 300, 2000])
  func manyWakes(pause: UInt32) {
    let worker = IntentWorker()
    let answers = IntentWorker()
    let rounds = 200
    Thread.detachNewThread {
      for _ in 0..<rounds {
        _ = worker.sleep(for: .seconds(60))
        answers.wake()
      }
    }
    for _ in 0..<rounds {
      usleep(pause)
      worker.wake()
      guard answers.sleep(for: .seconds(60)) else {
        Issue.record("a wake was lost")
        return
      }
    }
  }
}
