import AppIntents
import ParlanceAssistant
import Testing

@Suite("Sessions")
struct SessionTests {
  @Test("An error of the app is spoken in its words")
  func appError() async throws {
    let talk = try await Talk()
    let turn = await talk.say("experiment fail")
    #expect(turn.state == .failed && turn.spoken == "The shed is locked.")
    #expect(turn.performed.map(\.error) == ["The shed is locked."])
    #expect(turn.performed.first?.parameters.map(\.value) == [.text("fail")])
  }

  @Test("An error without words for people has an identifier that the log has too")
  func unexpected() async throws {
    let lines = Lines()
    let talk = try await Talk(log: { lines.add($0) })
    let turn = await talk.say("experiment break")
    let id = try #require(turn.failure?.id)
    #expect(turn.failure?.code == "unexpected" && turn.spoken.contains(id))
    #expect(lines.all.contains { $0.contains(id) && $0.contains("Mole") })
  }

  @Test("An intent that never ends and does not listen is cancelled with the turn")
  func cancelled() async throws {
    let talk = try await Talk("Fern")
    let work = await talk.garden.begun { Task { await talk.say("experiment forever") } }
    work.cancel()
    #expect(await work.value.state == .cancelled)
    #expect(await talk.say("water fern").spoken == "Watered “Fern”.")
  }

  @Test("A turn that is cancelled before it begins does nothing")
  func cancelledBefore() async throws {
    let talk = try await Talk("Fern")
    let work = Task {
      while !Task.isCancelled { await Task.yield() }
      return await talk.say("water fern")
    }
    work.cancel()
    #expect(await work.value.state == .cancelled)
    #expect(talk.garden.log.isEmpty)
    #expect(await talk.say("water fern").state == .done)
  }

  @Test("A turn that waits for a query which never ends can be cancelled, and the next asks the query again")
  func hangingQuery() async throws {
    let talk = try await Talk("Fern")
    talk.garden.change { $0.isOvergrown = true }
    let work = await talk.garden.begun { Task { await talk.say("water fern") } }
    work.cancel()
    #expect(await work.value.performed.isEmpty)
    talk.garden.change { $0.isOvergrown = false }
    #expect(await talk.session.openPrompt == nil)
    #expect(await talk.say("water fern").spoken == "Watered “Fern”.")
  }

  @Test("Ending the stream of a turn early cancels it")
  func abandonedStream() async throws {
    let talk = try await Talk("Fern")
    let listener = await talk.garden.begun {
      Task { for await event in talk.session.send(.utterance(Utterance("experiment forever"))) { _ = event } }
    }
    listener.cancel()
    #expect(await talk.say("water fern").spoken == "Watered “Fern”.")
  }

  @Test("Inputs that come at once are taken one after another")
  func queue() async throws {
    let talk = try await Talk("Fern", "Rose")
    let numbers = await withTaskGroup(of: Int.self) { group in
      for index in 0..<20 {
        group.addTask { await talk.say(index.isMultiple(of: 2) ? "water fern" : "water rose").number }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(numbers == Set(1...20))
    #expect(talk.garden.log.count == 20)
  }

  @Test("A dry run tells what it would do, asks what is missing and does nothing")
  func dryRun() async throws {
    let talk = try await Talk("Fern", isDryRun: true)
    let turn = await talk.say("water fern")
    #expect(turn.state == .done && turn.spoken.hasPrefix("I would do this:"))
    #expect(turn.performed.map(\.intent) == ["WaterPlant"])
    #expect(await talk.hear("water a plant", "fern").first == "Which plant?")
    await talk.say("water lilies")
    #expect(await talk.say("yes").state == .done)
    #expect(talk.garden.log.isEmpty && talk.garden.plants == ["Fern"])
  }

  @Test("Another locale takes the open question along and understands its answer")
  func locale() async throws {
    let talk = try await Talk("Fern", "Rose")
    await talk.say("water a plant")
    try await talk.session.use(locale: "de_AT.UTF-8")
    #expect(await talk.session.locale == "de")
    #expect(await talk.session.openPrompt?.choices.map(\.title) == ["Fern", "Rose"])
    #expect(await talk.say("blau").spoken == "Plant „blau“ kenne ich nicht. Neu anlegen?")
    #expect(await talk.say("nein").spoken == "Abgebrochen.")
    #expect(await talk.hear("gieße eine Pflanze", "die zweite").last == "Watered “Rose”.")
    #expect(await talk.say("water fern").state == .notUnderstood)
    await #expect(throws: (any Error).self) { try await talk.session.use(locale: "fr") }
    #expect(await talk.session.locale == "de")
  }

  @Test("A confirmation that an intent waits for is answered in the other locale")
  func localeWhileWaiting() async throws {
    let talk = try await Talk("Fern")
    await talk.say("remove fern")
    try await talk.session.use(locale: "de")
    #expect(await talk.say("ja").state == .done)
    #expect(talk.garden.plants.isEmpty)
  }

  @Test("Two sessions never see each other's questions and values")
  func apart() async throws {
    let talk = try await Talk("Fern", "Rose")
    let other = try await talk.assistant.makeSession(named: "other", locale: "en")
    let say = { (text: String) in await other.respond(to: .utterance(Utterance(text))) }
    await talk.say("move a plant")
    #expect(await say("water a plant").spoken == "Which plant?")
    #expect(await say("7").spoken == "It must be a number from 1 to 2. Which plant?")
    #expect(await talk.say("7").spoken == "Which plant?")
    #expect(await say("experiment request").spoken == "How deep?")
    #expect(await talk.say("fern").spoken == "In which season?")
    #expect(await say("4").spoken == "Dug 4 deep. Back to “Water a Plant”. Which plant?")
    #expect(await talk.say("cancel").state == .cancelled)
    #expect(await say("cancel").spoken == "Cancelled.")
    #expect(await say("cancel").spoken == "There is nothing to cancel.")
    #expect(await say("repeat").spoken == "There is nothing to cancel.")
    #expect(await talk.say("repeat").spoken == "Cancelled.")
  }

  @Test("Two sessions at once each go on with their own values")
  func atOnce() async throws {
    let talk = try await Talk("Fern", "Rose")
    let other = try await talk.assistant.makeSession(named: "other", locale: "en")
    let replies = await withTaskGroup(of: [String].self) { group in
      for (session, depth) in [(talk.session, "2"), (other, "5")] {
        group.addTask {
          var spoken: [String] = []
          for _ in 0..<10 {
            _ = await session.respond(to: .utterance(Utterance("experiment request")))
            spoken.append(await session.respond(to: .utterance(Utterance(depth))).spoken)
          }
          return spoken
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(replies) == [Array(repeating: "Dug 2 deep.", count: 10), Array(repeating: "Dug 5 deep.", count: 10)])
  }

  @Test("A locale without phrases is refused with those that there are")
  func unknownLocale() async throws {
    let talk = try await Talk()
    do {
      _ = try await talk.assistant.makeSession(locale: "pl")
      Issue.record("a session in a locale without phrases")
    } catch {
      #expect("\(error)".contains("de, en"))
    }
  }

  @Test("What can be said now is suggested: phrases, names and open choices")
  func suggestions() async throws {
    let talk = try await Talk("Fern")
    await talk.say("do it again now")
    let suggestions = await talk.session.suggestions()
    #expect(suggestions.choices == ["Label Plants", "Open the Gate"])
    #expect(suggestions.names.contains("Fern"))
    #expect(suggestions.phrases.contains("open the gate"))
  }
}
