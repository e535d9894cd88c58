import AppIntents
import ParlanceAssistant
import ParlanceDialog
import Testing

@Suite("The rules of parameters")
struct ParameterRuleTests {
  // MARK: What a declaration says of its kind

  @Test(
    "What yes and no are called answers the question, beside yes and no themselves",
    arguments: [
      ("glowing", "It glows."), ("gone dark", "It is dark."), ("yes", "It glows."), ("no", "It is dark."),
    ])
  func names(answer: String, said: String) async throws {
    #expect(try await Sitting().hear("switch the lamp", answer) == ["How shall it be?", said])
  }

  @Test("They are said in the person's language, in summaries and in the help of the question")
  func spokenNames() async throws {
    let sitting = try await Sitting("de", isDryRun: true)
    #expect(await sitting.hear("schalte die Lampe", "dunkel").last?.contains("Make the lamp Dunkel") == true)
    let help = try await Sitting().hear("switch the lamp", "help").last ?? ""
    #expect(help.contains("“Glowing”") && help.contains("“Gone dark”"))
  }

  @Test(
    "A day is taken without its time, and a time alone is no day",
    arguments: [
      ("tomorrow", "2026-02-13T00:00:00Z."), ("tomorrow at five", "2026-02-13T00:00:00Z."),
      ("at five", "I did not understand “at five”. For which day?"),
    ])
  func days(answer: String, said: String) async throws {
    #expect(try await Sitting().hear("reserve a day", answer) == ["For which day?", said])
  }

  @Test(
    "A time is taken with or without a day, and a day alone is no time",
    arguments: [
      ("at 18:30", "2026-02-12T18:30:00Z."), ("tomorrow at 8:15", "2026-02-13T08:15:00Z."),
      ("tomorrow", "I did not understand “tomorrow”. At what time?"),
    ])
  func times(answer: String, said: String) async throws {
    #expect(try await Sitting().hear("wake me", answer) == ["At what time?", said])
  }

  @Test("Of a moment only the part is told that the parameter is about")
  func partsOfMoments() async throws {
    let sitting = try await Sitting(isDryRun: true)
    let time = await sitting.hear("wake me", "at 18:30").last ?? ""
    #expect(time.contains("6:30") && !time.contains("Feb"))
    let day = await sitting.hear("reserve a day", "tomorrow at five").last ?? ""
    #expect(day.contains("tomorrow") && !day.contains(":00"))
  }

  // MARK: What the intent before returned

  @Test(
    "A connected parameter takes what the command before it in the same sentence returned, where that is of its type")
  func connected() async throws {
    let sitting = try await Sitting()
    #expect(await sitting.say("count the lamps and then dim them").spoken == "2 Dimmed to 2.")
    #expect(await sitting.say("count the lamps and then dim them to 5").spoken == "2 Dimmed to 5.")
  }

  @Test("It takes nothing of a sentence that is over")
  func notConnected() async throws {
    #expect(try await Sitting().hear("count the lamps", "dim them") == ["2", "To which level?"])
    let sitting = try await Sitting()
    #expect(
      await sitting.hear("count the lamps and then dim them", "dim them") == ["2 Dimmed to 2.", "To which level?"])
  }

  @Test("It takes what the intent returned that opens its own")
  func opened() async throws {
    let sitting = try await Sitting()
    sitting.lamps.hang("Star")
    let turn = await sitting.say("tally the lamps")
    #expect(turn.performed.map(\.intent) == ["TallyLamps", "Dim"] && turn.spoken == "3 Dimmed to 3.")
  }

  // MARK: Resolvers

  @Test(
    "A resolver asks in the conversation once the other values are there",
    arguments: [
      ("thick", "Three?", "yes", "3"), ("thick", "Three?", "no", "1"), ("some", "Two or four?", "the second one", "4"),
      ("proper", "How many exactly?", "six", "6"), ("enough", "And that is?", "five", "5"),
      ("plenty", "Seven or eight?", "seven", "7"),
    ])
  func asking(words: String, question: String, answer: String, layers: String) async throws {
    let sitting = try await Sitting()
    #expect(
      await sitting.hear("glaze", words, "green", answer) == [
        "How many layers?", "In which colour?", question, "\(layers) of green.",
      ])
  }

  @Test("A question of a resolver can be dropped, and the conversation goes on")
  func dropped() async throws {
    let sitting = try await Sitting()
    #expect(await sitting.hear("glaze", "enough", "green", "cancel").last == "Cancelled.")
    #expect(await sitting.hear("glaze", "two", "red").last == "2 of red.")
  }

  @Test("Numbers, texts, yes and no, and addresses go into one another, also by way of a third")
  func conversions() async throws {
    let values: [(String, IntentValue)] = [
      ("parts", .boolean(true)), ("isShaken", .text("yes")), ("page", .text("https://example.org")),
      ("share", .boolean(true)), ("note", .url(try #require(URL(string: "https://swift.org")))),
    ]
    let bindings = values.map { SlotBinding(parameter: $0.0, meaning: .value($0.1)) }
    let turn = try await Sitting().session.perform(Command(intent: "Mix", bindings: bindings))
    #expect(turn.spoken == "1 shaken 1 https://swift.org https://example.org")
  }

  @Test(
    "What is no value of the type by any way is refused",
    arguments: [("parts", IntentValue.number(2.5)), ("isShaken", .integer(2)), ("isShaken", .text("maybe"))])
  func noConversion(parameter: String, value: IntentValue) async throws {
    let binding = SlotBinding(parameter: parameter, meaning: .value(value))
    #expect(try await Sitting().session.perform(Command(intent: "Mix", bindings: [binding])).state == .failed)
  }

  // MARK: One performance

  @Test("An intent is made anew for each performance, so that nothing is left of the one before")
  func anew() async throws {
    #expect(try await Sitting().hear("knock", "knock") == ["1", "1"])
  }

  @Test("What deletes is asked about, whoever else has it and whatever it wants proved", arguments: ["sun", "moon"])
  func ownership(lamp: String) async throws {
    let title = lamp.capitalized
    #expect(try await Sitting().hear("take down the \(lamp)", "yes") == ["Take down “\(title)”?", "1 down."])
  }

  // MARK: What the system tells

  @Test("An intent is told whether the person only hears", arguments: [(true, "two lamps"), (false, "See below.")])
  func voiceOnly(isVoiceOnly: Bool, said: String) async throws {
    #expect(try await Sitting(isVoiceOnly: isVoiceOnly).say("narrate").spoken.contains(said))
  }
}
