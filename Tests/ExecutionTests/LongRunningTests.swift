import AppIntents
import ParlanceExecution
import Synchronization
import Testing

/// Works until it is told to end, a step whenever it is told so.
private struct Digest: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Digest"
  @Dependency var work: Work

  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 10
    try await performBackgroundTask {
      for await _ in work.steps.stream {
        progress.completedUnitCount += 1
        work.done.continuation.yield()
      }
    } onCancel: { reason in
      work.reason.withLock { $0 = reason }
    }
    return .result()
  }
}

/// Reports progress outside of long work, which is no reason to wait longer.
private struct Chew: ProgressReportingIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Chew"
  @Dependency var work: Work

  func perform() async throws -> some IntentResult {
    await withIntentCancellationHandler {
      for await _ in work.steps.stream {
        progress.completedUnitCount += 1
        work.done.continuation.yield()
      }
    } onCancel: { reason in
      work.reason.withLock { $0 = reason }
    }
    return .result()
  }
}

private final class Work: Sendable {
  let steps = AsyncStream<Void>.makeStream()
  let done = AsyncStream<Void>.makeStream()
  let reason = Mutex<IntentCancellationReason?>(nil)

  func step() async {
    steps.continuation.yield()
    for await _ in done.stream { return }
  }
}

@Suite("Long work")
struct LongRunningTests {
  private let work = Work()
  private let clock = ManualClock()
  private let executor: IntentExecutor

  init() {
    let dependencies = AppDependencyManager()
    let work = work
    dependencies.add(dependency: work)
    executor = IntentExecutor(dependencies: dependencies, clock: clock)
  }

  @Test("A performance has thirty seconds, and hears that it took too long")
  func limit() async throws {
    let running = Task { try await executor.perform(Chew()) }
    await work.step()
    clock.advance(by: .seconds(29))
    await work.step()
    clock.advance(by: .seconds(1))
    await #expect(throws: IntentExecutionError.deadlineExceeded(intent: "Chew", limit: .seconds(30))) {
      try await running.value
    }
    #expect(work.reason.withLock { $0 } == .timeout)
  }

  @Test("Long work has as long anew with each step that it reports, and no longer")
  func extended() async throws {
    let running = Task { try await executor.perform(Digest()) }
    for _ in 0..<5 {
      await work.step()
      clock.advance(by: .seconds(29))
    }
    await work.step()
    clock.advance(by: .seconds(30))
    await #expect(throws: IntentExecutionError.deadlineExceeded(intent: "Digest", limit: .seconds(30))) {
      try await running.value
    }
    #expect(work.reason.withLock { $0 } == .timeout)
  }

  @Test("Long work that ends in time is done, and its progress was heard")
  func done() async throws {
    let told = Mutex<[Double?]>([])
    let running = Task {
      try await executor.perform(IntentDescriptor(Digest.self), values: [:], runtime: nil) { fraction in
        told.withLock { $0.append(fraction) }
      }
    }
    await work.step()
    await work.step()
    work.steps.continuation.finish()
    _ = try await running.value
    #expect(told.withLock { $0 } == [0.1, 0.2])
  }

  @Test("A person's cancellation is told as theirs")
  func cancelled() async throws {
    let running = Task { try await executor.perform(Digest()) }
    await work.step()
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(work.reason.withLock { $0 } == .userCancelled)
  }
}
