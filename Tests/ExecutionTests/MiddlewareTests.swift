import AppIntents
import Foundation
import Logging
import ParlanceExecution
import Synchronization
import Testing

@Suite("Middleware")
struct MiddlewareTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "not today" }
  }

  private struct Refuse: IntentMiddleware {
    func perform(_ performance: IntentPerformance, next: @Sendable () async throws -> Void) async throws {
      throw Refusal()
    }
  }

  private struct Swallow: IntentMiddleware {
    func perform(_ performance: IntentPerformance, next: @Sendable () async throws -> Void) async throws {}
  }

  private let log = RecordingLogHandler.Log()
  private let shelf = Shelf(books: ["1": "Emma"])
  private let emma = Book(id: "1", title: "Emma")

  private func executor(
    _ middleware: [any IntentMiddleware] = [ValidatingMiddleware()], clock: any ExecutionClock = ManualClock()
  ) -> IntentExecutor {
    let manager = AppDependencyManager()
    manager.add(dependency: shelf)
    return IntentExecutor(dependencies: manager, middleware: middleware, clock: clock)
  }

  private func logging(_ level: Logger.Level) -> LoggingMiddleware {
    let log = log
    var logger = Logger(label: "test") { _ in RecordingLogHandler(log: log) }
    logger.logLevel = level
    return LoggingMiddleware(logger: logger)
  }

  @Test("A required parameter without a value is refused", arguments: [true, false])
  func missing(isTyped: Bool) async throws {
    await #expect(throws: IntentBindingError.missing(intent: "LendBook", parameter: "book")) {
      if isTyped {
        _ = try await executor().perform(LendBook())
      } else {
        _ = try await executor().perform(IntentDescriptor(LendBook.self), values: [:], runtime: nil)
      }
    }
  }

  @Test("A number out of range is refused", arguments: [true, false])
  func range(isTyped: Bool) async throws {
    let error = IntentBindingError.outOfRange(intent: "LendBook", parameter: "days", value: .integer(31), range: 1...30)
    await #expect(throws: error) {
      if isTyped {
        _ = try await executor().perform(LendBook(book: emma, days: 31))
      } else {
        _ = try await executor().perform(
          IntentDescriptor(LendBook.self), values: ["book": .entity(emma.reference), "days": .integer(31)],
          runtime: nil)
      }
    }
    #expect(error.description == "The parameter “days” of the intent “LendBook” takes 1 to 30, not 31.")
  }

  @Test("An entity that is gone is refused, whoever holds it", arguments: [true, false])
  func vanished(isTyped: Bool) async throws {
    let gone = Book(id: "9", title: "Lost")
    let error = await #expect(throws: IntentBindingError.self) {
      if isTyped {
        _ = try await executor().perform(LendBook(book: gone))
      } else {
        _ = try await executor().perform(
          IntentDescriptor(LendBook.self), values: ["book": .entity(gone.reference)], runtime: nil)
      }
    }
    #expect(error == .entityVanished(intent: "LendBook", parameter: "book", reference: gone.reference))
    #expect(error?.description.contains("“Lost”") == true)
  }

  @Test("A dependency that nothing provides is refused, not a crash")
  func dependency() async throws {
    let executor = IntentExecutor(dependencies: AppDependencyManager())
    await #expect(throws: MissingDependencyError(owner: "StandAtGate", type: "Shelf")) {
      try await executor.perform(StandAtGate())
    }
  }

  @Test("A performance is logged with its parameters only at trace")
  func logs() async throws {
    _ = try await executor([logging(.info)]).perform(LendBook(book: emma))
    #expect(log.all == ["info performed intent=LendBook"])
  }

  @Test("At trace the parameters are logged")
  func logsParameters() async throws {
    _ = try await executor([logging(.trace)]).perform(LendBook(book: emma))
    #expect(
      log.all == [
        "debug performing intent=LendBook", "trace with parameters intent=LendBook parameters=book=Book “Emma” days=14",
        "info performed intent=LendBook",
      ])
  }

  @Test("A failure is logged with its error, which goes on to the caller")
  func logsFailure() async throws {
    await #expect(throws: Refusal.self) {
      try await executor([logging(.info), Refuse()]).perform(LendBook(book: emma))
    }
    #expect(log.all == ["error failed intent=LendBook error=not today"])
  }

  @Test("An abandoned performance is logged though it has not ended")
  func logsAbandoned() async throws {
    let clock = ManualClock()
    let executor = executor([logging(.info)], clock: clock)
    let performed = Task { _ = try await executor.perform(StandAtGate()) }
    await shelf.gate.arrivals(1)
    clock.advance(by: .seconds(31))
    await #expect(throws: IntentExecutionError.self) { try await performed.value }
    #expect(log.all.first?.hasPrefix("warning abandoned intent=StandAtGate error=The intent") == true)
    shelf.gate.open()
  }

  @Test("A middleware that does not call on is an error")
  func swallowed() async throws {
    await #expect(throws: IntentExecutionError.notPerformed(intent: "LendBook")) {
      try await executor([Swallow()]).perform(LendBook(book: emma))
    }
  }
}
