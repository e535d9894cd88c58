import AppIntents
import Testing

@Suite("Asking while performing")
struct AskingTests {
  private func run(
    _ mode: String, _ runtime: ScriptedRuntime?
  ) async throws -> (value: IntentValue?, values: [String: IntentValue]) {
    let invocation = IntentDescriptor(AskWhileRunning.self).makeInvocation()
    try await invocation.bind(["mode": .text(mode)])
    let outcome = try await CurrentRuntime.$value.withValue(runtime) { try await invocation.perform() }
    return (outcome.value, await invocation.values())
  }

  @Test("A value asked for on the way is set and perform goes on where it stood")
  func requestValue() async throws {
    let runtime = ScriptedRuntime(values: [.integer(3)])
    let (value, values) = try await run("inline", runtime)
    #expect(value == .text("3.0, start 1"))
    #expect(values["amount"] == .number(3))
    #expect(runtime.asked == ["AskWhileRunning.amount: How much?"])
  }

  @Test("A thrown need for a value asks, sets it and performs again from the start")
  func needsValue() async throws {
    let runtime = ScriptedRuntime(values: [.text("hello")])
    let (value, values) = try await run("value", runtime)
    #expect(value == .text("hello, start 2"))
    #expect(values["note"] == .text("hello"))
    #expect(runtime.asked == ["AskWhileRunning.note: Which note?"])
  }

  @Test("A thrown need for a choice asks among its items and performs again")
  func needsDisambiguation() async throws {
    let runtime = ScriptedRuntime(choices: [1])
    #expect(try await run("choice", runtime).value == .text("b, start 2"))
    #expect(runtime.asked == ["AskWhileRunning.note among a|b"])
  }

  @Test("A choice on the way returns the item")
  func requestDisambiguation() async throws {
    #expect(try await run("inline choice", ScriptedRuntime(choices: [1])).value == .text("b"))
  }

  @Test("A choice that is none of the items is an error, not a crash")
  func wrongChoice() async throws {
    await #expect(throws: IntentBindingError.missing(intent: "AskWhileRunning", parameter: "note")) {
      try await run("inline choice", ScriptedRuntime(choices: [2]))
    }
  }

  @Test("Declining a value is returned", arguments: [(true, "yes"), (false, "no")])
  func confirmValue(answer: Bool, result: String) async throws {
    #expect(try await run("confirm value", ScriptedRuntime(confirmations: [answer])).value == .text(result))
  }

  @Test("Declining the act throws, so the rest is not done")
  func confirmAct() async throws {
    let manager = AppDependencyManager()
    manager.add(dependency: Menu(drinks: [1: "Espresso"]))
    let runtime = ScriptedRuntime(confirmations: [false])
    try await CurrentDependencies.$manager.withValue(manager) {
      let invocation = IntentDescriptor(OrderDrink.self).makeInvocation()
      let drink = Drink(id: 1, name: "Espresso").reference
      try await invocation.bind(["drink": .entity(drink), "count": .integer(11)])
      await #expect(throws: IntentAskingError.declined(intent: "OrderDrink")) {
        try await CurrentRuntime.$value.withValue(runtime) { try await invocation.perform() }
      }
    }
    #expect(runtime.asked == ["confirm OrderDrink: Really 11 cups?"])
  }

  @Test("Without a conversation asking is an error that names intent and parameter", arguments: ["inline", "value"])
  func nobody(mode: String) async throws {
    let error = await #expect(throws: IntentAskingError.self) { try await run(mode, nil) }
    #expect(
      error == .nobodyToAsk(intent: "AskWhileRunning", parameter: mode == "value" ? "note" : "amount"))
    #expect(error?.description.contains("AskWhileRunning") == true)
  }

  @Test("An intent that only ever restarts comes to an end")
  func endless() async throws {
    await #expect(throws: IntentAskingError.restartedTooOften(intent: "AskWhileRunning")) {
      try await run("forever", nil)
    }
  }
}
