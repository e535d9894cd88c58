import AppIntents
import Foundation
import ParlanceExecution
import Testing

@Suite("The executor")
struct IntentExecutorTests {
  private let shelf = Shelf(books: ["1": "Emma", "2": "Momo"])
  private let clock = ManualClock()

  private var dependencies: AppDependencyManager {
    let manager = AppDependencyManager()
    manager.add(dependency: shelf)
    return manager
  }

  private func executor(_ middleware: [any IntentMiddleware] = [ValidatingMiddleware()]) -> IntentExecutor {
    IntentExecutor(dependencies: dependencies, middleware: middleware, clock: clock)
  }

  @Test("Code performs an intent and gets its typed result")
  func typed() async throws {
    let result = try await executor().perform(LendBook(book: Book(id: "1", title: "Emma")))
    #expect(result.value == "Emma, 14 days")
  }

  @Test("A task that prefers the executor performs on its own thread")
  func preferred() async throws {
    let executor = executor()
    // On a busy machine another thread can take it over.
    for _ in 1...1000 {
      let isSame = try await Task(executorPreference: executor.taskExecutor) {
        let before = ThreadName.current
        return try await executor.perform(TellThread()).value == before
      }.value
      if isSame { return }
    }
    Issue.record("it never did")
  }

  @Test("Data performs an intent by its descriptor and gets the outcome and all values at the end")
  func byDescriptor() async throws {
    let book = EntityReference(typeName: "Book", id: "2", display: DisplayText(title: "?"))
    let (outcome, values) = try await executor().perform(
      IntentDescriptor(LendBook.self), values: ["book": .entity(book), "days": .integer(3)], runtime: nil)
    #expect(outcome.value == .text("Momo, 3 days"))
    #expect(values["person"] == .text("Ada"))
    #expect(values["book"]?.entities.first?.display.title == "Momo")
  }

  @Test("What is only begun tells once what came of it, or that it was cancelled while it goes on")
  func begun() async throws {
    let executor = executor()
    let (endings, tell) = AsyncStream.makeStream(of: String.self)
    let begin = { (intent: IntentDescriptor, values: [String: IntentValue]) in
      executor.begin(intent, values: values, runtime: nil) { result in
        switch result {
        case .success(let (outcome, _)): tell.yield(outcome.value?.description ?? "nothing")
        case .failure(let error): tell.yield("\(type(of: error))")
        }
      }
    }
    let book = EntityReference(typeName: "Book", id: "2", display: DisplayText(title: "?"))
    var endingsSoFar = endings.makeAsyncIterator()
    let lent = begin(IntentDescriptor(LendBook.self), ["book": .entity(book), "days": .integer(3)])
    #expect(await endingsSoFar.next() == IntentValue.text("Momo, 3 days").description)
    lent.cancel()
    let waiting = begin(IntentDescriptor(StandAtGate.self), [:])
    await shelf.gate.arrivals(1)
    waiting.cancel()
    waiting.cancel()
    #expect(await endingsSoFar.next() == "CancellationError")
    shelf.gate.open(for: 1)
    tell.finish()
    #expect(await endingsSoFar.next() == nil)
  }

  @Test("An intent that wants the main actor is performed there")
  func mainActor() async throws {
    #expect(try await executor().perform(OnMainActor()).value == true)
  }

  @Test("Fifty intents that block their threads stop no other")
  func blocking() async throws {
    let executor = executor()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = try await executor.perform(StandAtGate()) } }
      await shelf.gate.arrivals(50)
      let result = try await executor.perform(LendBook(book: Book(id: "1", title: "Emma")))
      #expect(result.value == "Emma, 14 days")
      shelf.gate.open(for: 50)
      try await group.waitForAll()
    }
  }

  @Test("Past its deadline an intent is abandoned, and the error says that it may still finish")
  func deadline() async throws {
    let executor = executor()
    let performed = Task { _ = try await executor.perform(StandAtGate()) }
    await shelf.gate.arrivals(1)
    clock.advance(by: .seconds(29))
    clock.advance(by: .seconds(2))
    let error = await #expect(throws: IntentExecutionError.self) { try await performed.value }
    #expect(error == .deadlineExceeded(intent: "StandAtGate", limit: .seconds(30)))
    #expect(error?.description.contains("may still finish") == true)
    shelf.gate.open()
  }

  @Test("The time a person takes to answer does not count, the time after it does")
  func pausedDeadline() async throws {
    let clock = clock
    let runtime = YesRuntime { clock.advance(by: .seconds(3600)) }
    let executor = executor()
    let performed = Task {
      _ = try await executor.perform(
        IntentDescriptor(StandAtGate.self), values: ["asks": .boolean(true)], runtime: runtime)
    }
    await shelf.gate.arrivals(1)
    clock.advance(by: .seconds(31))
    await #expect(throws: IntentExecutionError.deadlineExceeded(intent: "StandAtGate", limit: .seconds(30))) {
      try await performed.value
    }
    shelf.gate.open()
  }

  @Test("An intent that asks for an hour and then ends in time is done")
  func longQuestion() async throws {
    let clock = clock
    let (outcome, _) = try await executor().perform(
      IntentDescriptor(AskName.self), values: [:], runtime: YesRuntime { clock.advance(by: .seconds(3600)) })
    #expect(outcome.value == .text("an answer"))
  }

  @Test("A caller that is cancelled goes on at once, even if the intent does not listen")
  func cancellation() async throws {
    let executor = executor()
    let caller = Task { _ = try await executor.perform(StandAtGate()) }
    await shelf.gate.arrivals(1)
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    shelf.gate.open()
  }

  @Test("A caller that must know what came of its work hears it though it is cancelled")
  func cancellationThatWaits() async throws {
    let (executor, gate) = (executor(), shelf.gate)
    let caller = Task { try await executor.run(for: "work", nil) { gate.passed() } }
    await gate.arrivals(1)
    caller.cancel()
    clock.advance(by: .seconds(4))
    gate.open()
    #expect(try await caller.value == "passed")
  }

  @Test("What does not end after it was cancelled is abandoned in time, as something that may still finish")
  func cancellationInVain() async throws {
    let (executor, gate) = (executor(), shelf.gate)
    let caller = Task { try await executor.run(for: "work", nil) { gate.passed() } }
    await gate.arrivals(1)
    caller.cancel()
    clock.advance(by: .seconds(6))
    await #expect(throws: IntentExecutionError.deadlineExceeded(intent: "work", limit: .seconds(30))) {
      try await caller.value
    }
    gate.open()
  }

  @Test("A caller that is cancelled before it begins performs nothing")
  func cancelledBefore() async throws {
    let executor = executor()
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await executor.perform(StandAtGate())
    }
    await #expect(throws: CancellationError.self) { try await caller.value }
  }

  @Test("From code nobody can be asked")
  func nobodyToAsk() async throws {
    await #expect(throws: IntentAskingError.nobodyToAsk(intent: "AskName", parameter: "name")) {
      try await executor().perform(AskName())
    }
  }

  @Test("An intent inside an intent asks through the dialog of the outer one")
  func nested() async throws {
    let inner = executor()
    let manager = dependencies
    manager.add(dependency: inner)
    let outer = IntentExecutor(dependencies: manager, clock: clock)
    let (outcome, _) = try await outer.perform(
      IntentDescriptor(PerformInner.self), values: [:], runtime: YesRuntime())
    #expect(outcome.value == .text("an answer"))
  }

  @Test("A query sees the dependencies and the runtime")
  func query() async throws {
    let books = EntityDescriptor(Book.self)
    let title = try await executor().query(YesRuntime()) {
      #expect(CurrentRuntime.value?.locale.identifier == "en_US")
      return try await books.entities(for: ["2"]).first?.display.title
    }
    #expect(title == "Momo")
  }

  @Test("Past its deadline a query is abandoned")
  func queryDeadline() async throws {
    let executor = executor()
    let gate = shelf.gate
    let answer = Task { try await executor.query(nil) { gate.pass() } }
    await gate.arrivals(1)
    clock.advance(by: .seconds(6))
    await #expect(throws: IntentExecutionError.queryDeadlineExceeded(limit: .seconds(5))) { try await answer.value }
    gate.open()
  }

  @Test("A dependency that takes time is made before the intent runs")
  func preparedDependency() async throws {
    let manager = AppDependencyManager()
    let shelf = shelf
    manager.add { () async throws -> Shelf in shelf }
    let result = try await IntentExecutor(dependencies: manager).perform(
      LendBook(book: Book(id: "2", title: "Momo"), days: 2))
    #expect(result.value == "Momo, 2 days")
  }
}
