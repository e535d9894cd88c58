import AppIntents
import ParlanceAssistant

/// Measures what intents cost apart from what they do; prints a line a figure: its name, a tab, and the least and the middle of its
/// values in microseconds. `Benchmarks/execution` runs it.
@main
struct ExecutionBenchmark {
  private static let rounds = 200
  private static let calls = 200

  static func main() async throws {
    let executor = IntentExecutor(
      dependencies: AppDependencyManager(), middleware: [Passing(), ValidatingMiddleware()])
    try await tell("an empty intent, two middlewares") { _ = try await executor.perform(Rest()) }
    try await withTaskExecutorPreference(executor.taskExecutor) {
      try await near {
        try await tell("the same from the executor's own threads") { _ = try await executor.perform(Rest()) }
      }
    }
    let plain = IntentExecutor(dependencies: AppDependencyManager(), middleware: [])
    try await tell("an empty intent, no middleware") { _ = try await plain.perform(Rest()) }
    try await tell("an intent of three parameters, two of them set") {
      let intent = Bake()
      intent.eggs = 3
      intent.cake = "sponge"
      sink(intent)
    }
  }

  /// Begins on the thread that the task prefers.
  @concurrent private static func near(_ body: @Sendable () async throws -> Void) async throws {
    await Task.yield()
    try await body()
  }

  private static func tell(_ name: String, _ body: @Sendable () async throws -> Void) async throws {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      for _ in 0..<calls { try await body() }
      times.append((ContinuousClock.now - start) / .microseconds(1) / Double(calls))
    }
    times.sort()
    print("\(name)\t\(figure(times[0]))\t\(figure(times[times.count / 2]))")
  }

  private static func figure(_ time: Double) -> Double { (time * 100).rounded() / 100 }
}

/// Keeps the compiler from leaving out what nobody reads.
@inline(never)
private func sink(_ intent: Bake) {}

/// Does nothing.
private struct Rest: AppIntent {
  static let title: LocalizedStringResource = "Rest"

  func perform() async throws -> some IntentResult { .result() }
}

private struct Bake: AppIntent {
  static let title: LocalizedStringResource = "Bake"
  @Parameter(title: "Eggs") var eggs: Int
  @Parameter(title: "Cake") var cake: String
  @Parameter(title: "Guests") var guests: Int?

  func perform() async throws -> some IntentResult { .result() }
}

/// Performs, and nothing else.
private struct Passing: IntentMiddleware {
  func perform(_ performance: IntentPerformance, next: @Sendable () async throws -> Void) async throws {
    try await next()
  }
}
