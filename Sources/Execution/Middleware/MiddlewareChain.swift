import Synchronization

/// Leads one performance through the middleware and keeps what came of it.
final class MiddlewareChain<Value: Sendable>: Sendable {
  private let middleware: [any IntentMiddleware]
  private let performance: IntentPerformance
  private let body: @Sendable () async throws -> Value
  private let value = Mutex<Value?>(nil)

  /// Makes a chain; `body` comes last.
  init(
    _ middleware: [any IntentMiddleware], _ performance: IntentPerformance,
    body: @escaping @Sendable () async throws -> Value
  ) {
    self.middleware = middleware
    self.performance = performance
    self.body = body
  }

  /// Runs the chain.
  func run() async throws -> Value {
    try await run(from: 0)
    guard let value = value.withLock({ $0 }) else {
      throw IntentExecutionError.notPerformed(intent: performance.intent)
    }
    return value
  }

  private func run(from index: Int) async throws {
    guard index < middleware.count else {
      let made = try await body()
      value.withLock { $0 = made }
      return
    }
    try await middleware[index].perform(performance) { try await self.run(from: index + 1) }
  }
}
