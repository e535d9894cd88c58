import AppIntents
import Foundation
import ParlanceAssistant
import Testing

@Suite("Many sessions at once")
struct ApartTests {
  private static let plants = ["Fern", "Rose", "Oak", "Mint", "Ivy"]

  @Test("No value of one session comes up in another, whatever is cancelled between")
  func apart() async throws {
    let talk = try await Talk("Fern", "Rose", "Oak", "Mint", "Ivy")
    let faults = try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 0..<40 {
        let session = try await talk.assistant.makeSession(named: "session \(number)", locale: "en")
        group.addTask { await Self.converse(session, number) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(faults == [])
  }

  /// Twenty exchanges that only this session's own words can explain; gives those that went otherwise.
  private static func converse(_ session: AssistantSession, _ number: Int) async -> [String] {
    var faults: [String] = []
    let say = { (text: String) in await session.respond(to: .utterance(Utterance(text))) }
    for round in 0..<20 {
      let depth = (number * 7 + round * 3) % 5 + 1
      let plant = plants[(number + round) % plants.count]
      var heard: [String] = []
      var wanted: [String] = []
      switch (number + round) % 4 {
      case 0:
        heard = [await say("experiment request").spoken, await say("\(depth)").spoken]
        wanted = ["How deep?", "Dug \(depth) deep."]
      case 1:
        heard = [await say("water \(plant)").spoken, await say("burn it").spoken]
        wanted = ["Watered “\(plant)”.", "Burnt “\(plant)”."]
      case 2:
        heard = [await say("move a plant").spoken, await say("\(depth)").spoken, await say("cancel").spoken]
        wanted = ["How many steps?", "Which plant?", "Cancelled."]
      default:
        let turn = Task { await session.respond(to: .utterance(Utterance("water \(plant)"))) }
        turn.cancel()
        // It was dropped before or after it began; either way it is this session's own.
        let spoken = await turn.value.spoken
        heard = [spoken == "Watered “\(plant)”." ? "Cancelled." : spoken, await say("repeat").spoken]
        wanted = ["Cancelled.", spoken]
      }
      if heard != wanted { faults.append("session \(number), round \(round): \(heard) for \(wanted)") }
    }
    return faults
  }
}

@Suite("Turns that take long")
struct SlowTurnTests {
  @Test("A turn that tells nothing of its progress is shown by the intent's title, or as a moment before it runs")
  func silent() async throws {
    let talk = try await Talk("Fern", patience: .zero)
    var events = talk.session.send(.utterance(Utterance("experiment forever"))).makeAsyncIterator()
    guard case .progress(let message, let fraction) = await events.next() else {
      Issue.record("nothing was told")
      return
    }
    #expect(["Experiment", "One moment"].contains(message) && fraction == nil)
  }
}

@Suite("Turns that a word ends", .timeLimit(.minutes(15)))
struct RunningTurnTests {
  private static func input(_ text: String) -> Input { .utterance(Utterance(text)) }

  @Test("A word that cancels ends a turn that takes long, and nothing else does")
  func ends() async throws {
    let talk = try await Talk("Fern", patience: .zero)
    let running = RunningTurn(patience: .zero)
    #expect(!running.cancel(by: .cancel, named: talk.session.name))
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let turn = Task { await running.run(Self.input("experiment forever"), in: talk.session) { _, _ in signal.yield() } }
    for await _ in started { break }
    #expect(!running.cancel(by: Self.input("water fern"), named: talk.session.name))
    #expect(!running.cancel(by: Self.input("cancel"), named: "another"))
    #expect(running.cancel(by: Self.input("Never mind!"), named: talk.session.name))
    #expect(await turn.value.spoken == "Cancelled.")
    let ended = await talk.session.turn(ofCancellation: Self.input("Never mind!"))
    #expect(ended.state == .cancelled && ended.spoken.isEmpty && ended.utterance == "Never mind!")
    #expect(await talk.say("water fern").spoken == "Watered “Fern”.")
  }

  @Test("What comes with the command that it could cancel is said of what comes of it")
  func waits() async throws {
    let talk = try await Talk("Fern", patience: .zero)
    let running = RunningTurn(patience: .seconds(600))
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let turn = Task { await running.run(Self.input("experiment forever"), in: talk.session) { _, _ in signal.yield() } }
    for await _ in started { break }
    #expect(!running.cancel(by: Self.input("cancel"), named: talk.session.name))
    // Ctrl-C waits for nothing.
    #expect(running.cancel())
    #expect(await turn.value.state == .cancelled)
  }
}

@Suite("Another language by words")
struct SpokenLocaleTests {
  @Test("The language changes, and the open question is asked anew")
  func question() async throws {
    let talk = try await Talk("Fern", "Rose")
    await talk.say("water a plant")
    let turn = await talk.say("speak German please")
    #expect(turn.locale == "de" && turn.state == .asking && turn.choices == ["Fern", "Rose"])
    #expect(turn.spoken == "Ich spreche jetzt Deutsch. Which plant?")
    #expect(await talk.say("die zweite").spoken == "Watered “Rose”.")
    #expect(await talk.hear("sprich Englisch", "water fern") == ["I speak English now.", "Watered “Fern”."])
  }

  @Test("It can be asked for in that language too, and by the name that it has in either")
  func inThatLanguage() async throws {
    let talk = try await Talk("Fern")
    #expect(
      await talk.hear("sprich Deutsch", "speak English") == ["Ich spreche jetzt Deutsch.", "I speak English now."])
    #expect(
      await talk.hear("speak Deutsch", "sprich English") == ["Ich spreche jetzt Deutsch.", "I speak English now."])
  }

  @Test("A language without phrases, and one that is the name of something, change nothing")
  func others() async throws {
    let talk = try await Talk("Speak German")
    #expect(await talk.say("speak Klingon").state == .notUnderstood)
    #expect(await talk.say("speak French").state == .notUnderstood)
    await talk.say("water a plant")
    #expect(await talk.say("speak German").spoken == "Watered “Speak German”.")
  }
}
