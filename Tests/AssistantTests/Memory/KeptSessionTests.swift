import Foundation
import ParlanceAssistant
import Testing

@Suite("Sessions that are kept")
struct KeptSessionTests {
  private let shelf = Shelf()
  private let log = Lines()
  private let clock = AssistantClock(now: Date(timeIntervalSince1970: 1_770_888_600))

  private func talk() async throws -> Talk {
    try await Talk("Fern", "Rose", clock: clock, log: { [log] in log.add($0) })
  }

  /// What another run of the program says to each input.
  private func run(_ talk: Talk, locale: String = "en", _ texts: String...) async throws -> [Turn] {
    let session = try await talk.assistant.makeSession(named: "work", locale: locale, keptIn: shelf)
    var turns: [Turn] = []
    for text in texts { turns.append(await session.respond(to: .utterance(Utterance(text)))) }
    return turns
  }

  @Test("The next run goes on with the open question, the number of the turn and the last reply")
  func goesOn() async throws {
    let talk = try await talk()
    _ = try await run(talk, "water a plant")
    let turns = try await run(talk, "rose")
    #expect(turns.map(\.spoken) == ["Watered “Rose”."] && turns.map(\.number) == [2])
    #expect(try await run(talk, "repeat").map(\.spoken) == ["Watered “Rose”."])
    #expect(log.all.isEmpty)
  }

  @Test("A prompt is shown what is open before the first input, and a new session nothing")
  func resumption() async throws {
    let talk = try await talk()
    let session = try await talk.assistant.makeSession(named: "work", locale: "en", keptIn: shelf)
    #expect(await session.resumption() == nil)
    _ = await session.respond(to: .utterance(Utterance("water a plant")))
    let next = try await talk.assistant.makeSession(named: "work", locale: "en", keptIn: shelf)
    let turn = try #require(await next.resumption())
    #expect(turn.state == .asking && turn.spoken == "Which plant?" && turn.choices == ["Fern", "Rose"])
  }

  @Test("It goes on in its own language unless another is asked for")
  func locale() async throws {
    let talk = try await talk()
    _ = try await run(talk, locale: "de", "gieße eine Pflanze")
    #expect(try await run(talk, locale: "en", "blau").map(\.spoken) == ["Plant „blau“ kenne ich nicht. Neu anlegen?"])
    let session = try await talk.assistant.makeSession(
      named: "work", locale: "en", keptIn: shelf, takingLocale: false)
    #expect(await session.locale == "en")
  }

  @Test(
    "An intent is kept before it begins: a run that ends in its middle leaves a session that says so and repeats nothing"
  )
  func crash() async throws {
    let talk = try await talk()
    _ = try await run(talk, "water fern")
    #expect(talk.garden.log == ["water Fern"])
    try #require(shelf.texts.count == 2)
    shelf.put(shelf.texts[0])
    let turns = try await run(talk, "yes", "repeat")
    #expect(
      turns[0].spoken == "The program ended in the middle of this: Water a Plant. I do not know whether it was done. "
        + "Please check before you say it again. I did not understand “yes”.")
    #expect(!turns[1].spoken.contains("do not know"))
    #expect(talk.garden.log == ["water Fern"])
    #expect(log.all.contains { $0.hasPrefix("WaterPlant (") })
  }

  @Test("Of several intents of one turn those that came to their end are told as done")
  func crashInTheSecond() async throws {
    let talk = try await talk()
    _ = try await run(talk, "water lilies", "yes")
    #expect(talk.garden.log == ["sow lilies", "water lilies"])
    // Kept: the question, the sowing, the watering, the end.
    try #require(shelf.texts.count == 4)
    shelf.put(shelf.texts[2])
    let turns = try await run(talk, "repeat")
    #expect(turns[0].spoken.hasPrefix("This was done before the program ended: Sow a Plant. The program ended in the"))
  }

  @Test("An intent that asked while it ran is not gone on with, and neither is one that was just answered")
  func asking() async throws {
    let talk = try await talk()
    _ = try await run(talk, "experiment request")
    let turns = try await run(talk, "3")
    #expect(turns[0].spoken.hasPrefix("I asked something about this, and then the program ended: Experiment."))
    #expect(talk.garden.log == ["begin request"])
    _ = try await run(talk, "experiment request", "3")
    // The last is the end of the turn; before it stands that the intent goes on with the answer.
    shelf.put(try #require(shelf.texts.dropLast().last))
    #expect(try await run(talk, "repeat")[0].spoken.hasPrefix("The program ended in the middle of this: Experiment."))
  }

  @Test(
    "What is no session of this app and version is put aside whole and told",
    arguments: [
      "", "{", "null", "[]", #"{"version":1}"#, #"{"version":1,"app":"garden"}"#, #"{"version":99,"app":"garden"}"#,
      #"{"version":1,"app":"kitchen"}"#, "\u{FEFF}{\"version\":1,\"app\":\"garden\",\"turns\":\"many\"}",
      String(repeating: "[", count: 100_000),
    ])
  func unusable(_ text: String) async throws {
    shelf.put(text)
    let turns = try await run(try await talk(), "water fern", "repeat")
    #expect(turns[0].spoken == "I could not read what we said last time, so we begin anew. Watered “Fern”.")
    #expect(turns[1].spoken == "Watered “Fern”.")
    #expect(shelf.state.withLock(\.aside) == [Data(text.utf8)])
    #expect(log.all.count == 1 && log.all[0].contains("it is now on the floor"))
  }

  @Test("A record that is cut off or damaged anywhere is put aside or taken up, and never ends the program")
  func damaged() async throws {
    let talk = try await talk()
    _ = try await run(talk, "water a plant")
    let whole = Array(try #require(shelf.texts.last).utf8)
    for place in stride(from: 0, to: whole.count, by: 7) {
      var bytes = Array(whole[..<(place % 2 == 0 ? whole.count : place)])
      if place % 2 == 0 { bytes[place] ^= 0x13 }
      shelf.state.withLock { $0.kept["work"] = Data(bytes) }
      let turn = try await run(talk, "cancel")[0]
      #expect(turn.state == .cancelled)
    }
  }

  @Test("Whatever numbers a kept record holds, the program goes on", arguments: [Int.max, .min])
  func anyNumber(_ number: Int) async throws {
    let talk = try await talk()
    talk.garden.change { $0.plants += (1...25).map { "Plant \($0)" } }
    _ = try await run(
      talk, "pick rose", "water fern", "undo", "water fern and water rose", "water a plant", "more")
    let whole = try #require(shelf.texts.last)
    let numbers = whole.matches(of: /:(-?[0-9]+)(?=[,}])/).map(\.output.1)
    try #require(numbers.count > 5)
    for place in numbers {
      shelf.put(whole.replacingCharacters(in: place.startIndex..<place.endIndex, with: "\(number)"))
      let turns = try await run(talk, "blue", "more", "back", "more", "cancel", "undo", "redo", "water fern")
      #expect(turns.last?.spoken == "Watered “Fern”.")
    }
  }

  @Test("A question about an intent that the app no longer has is dropped and told")
  func unknownIntent() async throws {
    let talk = try await talk()
    _ = try await run(talk, "water a plant")
    shelf.put(try #require(shelf.texts.last).replacing("WaterPlant", with: "DrainPond"))
    #expect(try await run(talk, "fern")[0].spoken.hasPrefix("I asked something about this"))
    #expect(talk.garden.log.isEmpty)
  }

  private static let unkept =
    "I cannot save our conversation at the moment. If the program ends now, I will not know what was done."

  @Test("Where a session cannot be kept, that is told once and the conversation goes on")
  func full() async throws {
    let talk = try await talk()
    shelf.state.withLock { $0.isFull = true }
    #expect(
      try await run(talk, "water a plant", "fern").map(\.spoken) == [
        "\(Self.unkept) Which plant?", "Watered “Fern”.",
      ])
    #expect(log.all == ["the shelf is full"])
  }

  @Test("An intent that is performed though that cannot be kept is told with it; so is the next time, once it could be")
  func fullInBetween() async throws {
    let talk = try await talk()
    let session = try await talk.assistant.makeSession(named: "work", locale: "en", keptIn: shelf)
    for _ in 1...2 {
      #expect(await session.respond(to: .utterance(Utterance("water fern"))).spoken == "Watered “Fern”.")
      shelf.state.withLock { $0.isFull = true }
      let turn = await session.respond(to: .utterance(Utterance("water fern")))
      #expect(turn.spoken == "\(Self.unkept) Watered “Fern”." && turn.state == .done)
      shelf.state.withLock { $0.isFull = false }
    }
  }

  @Test("A question that made way for an intent is open again after a run that ended in its middle")
  func crashBesideAQuestion() async throws {
    let talk = try await talk()
    _ = try await run(talk, "water a plant", "sow lilies")
    // Kept: the question, the sowing, the end.
    try #require(shelf.texts.count == 3)
    shelf.put(shelf.texts[1])
    let session = try await talk.assistant.makeSession(named: "work", locale: "en", keptIn: shelf)
    let turn = try #require(await session.resumption())
    #expect(turn.spoken.hasPrefix("The program ended in the middle of this: Sow a Plant. I do not know whether"))
    #expect(turn.spoken.hasSuffix("Back to “Water a Plant”. Which plant?") && turn.state == .asking)
    #expect(await session.respond(to: .utterance(Utterance("rose"))).spoken == "Watered “Rose”.")
  }

  @Test("A question of an intent that ran, and made way for another, is told to be dropped")
  func crashBesideARunningIntent() async throws {
    let talk = try await talk()
    _ = try await run(talk, "experiment request", "sow lilies")
    shelf.put(shelf.texts[shelf.texts.count - 2])
    let spoken = try await run(talk, "3")[0].spoken
    #expect(spoken.hasPrefix("The program ended in the middle of this: Sow a Plant."))
    #expect(spoken.contains("I asked something about this, and then the program ended: Experiment."))
    #expect(talk.garden.log == ["begin request", "sow lilies"])
  }

  @Test("What a newer version kept is put aside and told, however well it reads")
  func newer() async throws {
    let talk = try await talk()
    _ = try await run(talk, "water a plant")
    let kept = try #require(shelf.texts.last)
    shelf.put(kept.replacing(#""version":1"#, with: #""version":2"#))
    let turn = try await run(talk, "rose")[0]
    #expect(
      turn.spoken.hasPrefix("I could not read what we said last time, so we begin anew.") && turn.performed.isEmpty)
    #expect(log.all == ["the session “work” was kept by a newer version; it is now on the floor, and a new one begins"])
    #expect(talk.garden.log.isEmpty)
  }

  @Test("After five minutes nothing is open any more; a clock that was set back counts like one that went on")
  func idle() async throws {
    let talk = try await talk()
    for minutes in [5, -7] {
      _ = try await run(talk, "water a plant")
      clock.advance(by: TimeInterval(60 * minutes))
      #expect(try await run(talk, "fern")[0].spoken.hasPrefix("Nothing was said for a while"))
    }
    _ = try await run(talk, "water a plant")
    clock.advance(by: 299)
    #expect(try await run(talk, "fern")[0].spoken == "Watered “Fern”.")
  }

  @Test("An intent that waits for an answer is stopped when nothing is said for too long")
  func idleWhileWaiting() async throws {
    let talk = try await talk()
    await talk.say("remove fern")
    clock.advance(by: 300)
    #expect(await talk.say("yes").state == .notUnderstood)
    #expect(talk.garden.plants == ["Fern", "Rose"])
  }
}
