import AppIntents
import ParlanceAssistant
import Synchronization
import Testing

@Suite("The rules of performing")
struct PerformanceRuleTests {
  // MARK: Confirmation

  @Test("A value's confirmation returns the answer", arguments: [("yes", "Twelve."), ("no", "Not twelve.")])
  func value(answer: String, said: String) async throws {
    let meal = try await Meal()
    #expect(await meal.hear("order value", answer) == ["Twelve?", said])
  }

  @Test(
    "An act's confirmation throws at a no, so that the rest is not done",
    arguments: ["act", "known", "result", "custom"])
  func declined(way: String) async throws {
    let meal = try await Meal()
    let question = ["act": "Go on?", "result": "Shall I?"][way] ?? "Order it?"
    let turn = await meal.say("order \(way)")
    #expect(turn.spoken == question && turn.prompt?.kind == .confirmation)
    let end = await meal.say("no")
    #expect(end.state == .cancelled && end.spoken == "Cancelled." && meal.kitchen.log.isEmpty)
    #expect(await meal.hear("order \(way)", "yes") == [question, "Ordered."])
  }

  @Test(
    "The words of the act are its yes and no, too",
    arguments: [
      ("known", "order it", true), ("known", "place the order", true), ("result", "buy it", true),
      ("custom", "make it so", true), ("custom", "engage", true), ("custom", "belay that", false),
      ("custom", "avast", false),
    ])
  func words(way: String, answer: String, isYes: Bool) async throws {
    let meal = try await Meal()
    await meal.say("order \(way)")
    #expect(await meal.say(answer).state == (isYes ? .done : .cancelled))
    #expect(meal.kitchen.log == (isYes ? ["ordered"] : []))
  }

  @Test("The words of another act are neither")
  func otherWords() async throws {
    let meal = try await Meal()
    await meal.say("order custom")
    #expect(await meal.say("buy it").spoken == "Please say yes or no. Order it?")
  }

  // MARK: What is said

  @Test("The full dialog is spoken, the supporting one shown")
  func dialogs() async throws {
    let turn = try await Meal().say("serve apple pie")
    #expect(turn.spoken == "I served Apple pie." && turn.displayed == "Served:")
  }

  @Test("A result without anything is done; a value alone is said")
  func plain() async throws {
    let meal = try await Meal()
    #expect(await meal.hear("taste", "count", "cook apple pie") == ["Done.", "1,234", "Apple pie"])
  }

  @Test("The intent that a result opens is performed after it, and asked for what it lacks")
  func opened() async throws {
    let meal = try await Meal()
    let turn = await meal.say("fetch")
    #expect(turn.spoken == "I went to the cellar. What shall I cook?")
    #expect(turn.performed.map(\.intent) == ["Fetch"])
    #expect(await meal.say("apple pie").performed.map(\.intent) == ["Cook"])
  }

  @Test("Intents that open each other come to an end")
  func chain() async throws {
    let meal = try await Meal()
    #expect(await meal.say("chain 3").performed.map(\.intent) == ["Chain", "Chain", "Chain", "Taste"])
    #expect(await meal.say("chain 50").performed.count == 11)
  }

  @Test(
    "An error is spoken in the app's words, or the system's",
    arguments: [
      ("salt", "There is no salt."), ("described", "The milk is sour."), ("known", "I could not find that."),
      ("converted", "There is no connection to the network."),
    ])
  func errors(way: String, said: String) async throws {
    let meal = try await Meal()
    let turn = await meal.say("fail \(way)")
    #expect(turn.state == .failed && turn.spoken == said)
    #expect(await meal.say("taste").spoken == "Done.")
  }

  // MARK: Progress

  @Test("Progress is told as a part of the whole, each percent once, and then the turn")
  func progress() async throws {
    let meal = try await Meal()
    var told: [Double?] = []
    for await event in meal.session.send(.utterance(Utterance("clean well"))) {
      switch event {
      case .progress(let message, let fraction):
        #expect(message == "Clean Up")
        told.append(fraction)
      case .turn(let turn): #expect(turn.spoken == "Clean.")
      }
    }
    #expect(told.count == 101 && told.last == .some(1))
  }

  @Test("Progress without a known end is told once, without a part")
  func indeterminate() async throws {
    let meal = try await Meal()
    let told = Mutex<[Double?]>([])
    let turn = await meal.session.respond(to: .utterance(Utterance("clean endlessly"))) { _, fraction in
      told.withLock { $0.append(fraction) }
    }
    #expect(turn.spoken == "Clean." && told.withLock { $0 } == [nil])
  }
}
