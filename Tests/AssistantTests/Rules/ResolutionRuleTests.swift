import AppIntents
import ParlanceAssistant
import ParlanceDialog
import Testing

@Suite("The rules of resolution")
struct ResolutionRuleTests {
  @Test("Parameters are resolved in the order of their declaration, and perform() comes after them")
  func order() async throws {
    let meal = try await Meal()
    #expect(await meal.say("bake").spoken == "How many eggs?")
    #expect(meal.kitchen.log.isEmpty)
    let turn = await meal.say("three")
    #expect(turn.prompt?.parameter == "cake" && turn.choices == ["Sponge", "Chocolate"])
    #expect(await meal.say("brown").spoken == "Baked.")
    #expect(meal.kitchen.log == ["bake 3 chocolate 0 180"])
  }

  @Test("What is optional or has a default is never asked for, but taken where it is said")
  func optional() async throws {
    let meal = try await Meal()
    _ = await meal.hear("bake for 8", "2", "sponge")
    #expect(meal.kitchen.log == ["bake 2 sponge 8 180"])
  }

  @Test("A value that is requested is set, and perform() goes on where it stood")
  func continuation() async throws {
    let meal = try await Meal()
    #expect(await meal.hear("season continuing", "thyme") == ["Which herb exactly?", "Seasoned."])
    #expect(meal.kitchen.log == ["begin", "end Thyme"])
  }

  @Test(
    "A value that is needed is asked for, and perform() runs again from the start", arguments: ["again", "choosing"])
  func restart(way: String) async throws {
    let meal = try await Meal()
    let turn = await meal.say("season \(way)")
    #expect(turn.choices == ["Basil", "Thyme"])
    #expect(turn.spoken == (way == "again" ? "Which herb?" : "Which of them?"))
    #expect(await meal.say("the first").spoken == "Seasoned.")
    #expect(meal.kitchen.log == ["begin", "begin", "end Basil"])
  }

  @Test("An intent that wants to run again does")
  func restartByHand() async throws {
    let meal = try await Meal()
    #expect(await meal.say("season anew").spoken == "Seasoned.")
    #expect(meal.kitchen.log == ["begin", "begin", "begin", "end -"])
  }

  @Test("perform() runs off the main thread, unless it is the main actor's")
  func threads() async throws {
    let meal = try await Meal()
    _ = await meal.hear("stir", "whisk")
    #expect(meal.kitchen.log == ["elsewhere", "main"])
  }

  @Test("A question is the parameter's own, else one made of its title, with what there is to choose")
  func questions() async throws {
    let meal = try await Meal()
    let own = await meal.say("cook")
    #expect(own.spoken == "What shall I cook?" && own.choices == ["Onion soup", "Apple pie"])
    let made = await meal.say("serve")
    #expect(made.spoken == "Which dish?" && made.choices == ["Onion soup", "Apple pie"])
  }

  @Test("A number is understood in words", arguments: [("twelve", 12), ("a dozen", 12), ("7", 7)])
  func numbers(words: String, number: Int) async throws {
    let meal = try await Meal()
    _ = await meal.hear("bake", words, "sponge")
    #expect(meal.kitchen.log == ["bake \(number) sponge 0 180"])
  }

  @Test("A number out of range is refused in a sentence that names the range")
  func range() async throws {
    let meal = try await Meal()
    #expect(
      await meal.hear("bake", "thirteen") == ["How many eggs?", "It must be a number from 1 to 12. How many eggs?"])
    let turn = await meal.session.perform(
      Command(
        intent: "Bake",
        bindings: [
          SlotBinding(parameter: "eggs", meaning: .value(.integer(0))),
          SlotBinding(
            parameter: "cake",
            meaning: .value(
              .enumeration(EnumReference(typeName: "Cake", rawValue: "sponge", display: DisplayText(title: "Sponge"))))),
        ]))
    #expect(turn.state == .failed && turn.spoken == "It must be a number from 1 to 12.")
  }

  @Test("What no recogniser understands is given to the parameter's resolvers, which chain")
  func resolvers() async throws {
    let meal = try await Meal()
    #expect(await meal.hear("measure", "a good handful") == ["How much?", "30 g of Thyme."])
    #expect(
      await meal.hear("measure", "quite a lot", "50") == [
        "How much?", "I did not understand “quite a lot”. How much?", "50 g of Thyme.",
      ])
  }

  @Test("What the app chooses where nothing is said is not asked for")
  func chosen() async throws {
    #expect(try await Meal().hear("measure", "50") == ["How much?", "50 g of Thyme."])
  }

  @Test("A name of several entities is asked apart with the parameter's dialog")
  func disambiguation() async throws {
    let meal = try await Meal()
    let turn = await meal.say("cook soup")
    #expect(turn.spoken == "Which of these dishes?" && turn.prompt?.kind == .disambiguation)
    #expect(turn.choices == ["Onion soup", "Tomato soup"])
    #expect(await meal.say("tomato").spoken == "Tomato soup")
  }

  @Test("An entity is found by its query's search, also where it is not among the suggestions")
  func search() async throws {
    let meal = try await Meal()
    #expect(await meal.hear("cook", "tomato soup") == ["What shall I cook?", "Tomato soup"])
  }
}
