import ParlanceAssistant
import Testing

@Suite("A query that tells what has changed")
struct IncrementalQueryTests {
  private struct Guest: Talking {
    let rack: Rack
    var session: AssistantSession { app.session }
    private let app: TalkedApp

    init(_ rack: Rack) async throws {
      self.rack = rack
      app = try await TalkedApp(RackApp.self, options: RackApp.Options(rack: rack), phrases: RackApp.phrases)
    }
  }

  @Test("All is told once, then what has changed, and what comes between others stands between them")
  func changes() async throws {
    let guest = try await Guest(Rack("Red wine", "White wine"))
    #expect(await guest.say("open red wine").spoken == "Opened “Red wine”.")
    _ = await guest.session.vocabulary()
    #expect(guest.rack.asked.first == "all 2")
    #expect(await guest.say("put dry wine into 15").spoken == "Done.")
    #expect(await guest.say("open wine").choices == ["Red wine", "dry wine", "White wine"])
    await guest.hear("cancel", "put sweet wine into 10", "put nothing into 20", "put nothing into 33")
    #expect(await guest.say("open wine").choices == ["sweet wine", "dry wine"])
    await guest.hear("cancel", "open dry wine")
    _ = await guest.session.vocabulary()
    let asked = guest.rack.asked
    #expect(asked.allSatisfy { Int($0).map { $0 <= 3 } ?? false } && asked.last == "0", "\(asked)")
  }

  @Test("One that throws in between is asked again with what it told last")
  func throwing() async throws {
    let guest = try await Guest(Rack("Red wine", "White wine"))
    await guest.say("open red wine")
    // What that took is told by the query, before it throws.
    _ = await guest.session.vocabulary()
    #expect(guest.rack.asked.first == "all 2")
    guest.rack.change { $0.isLocked = true }
    await guest.say("put old port into 5")
    _ = await guest.session.vocabulary()
    guest.rack.change { $0.isLocked = false }
    await guest.say("put new port into 6")
    #expect(await guest.say("open port").choices == ["old port", "new port"])
    #expect(guest.rack.asked.allSatisfy { !$0.hasPrefix("all") })
  }

  @Test("What is told to whoever knows nothing yet is all there is")
  func curt() async throws {
    let rack = Rack("Red wine")
    rack.change { $0.isCurt = true }
    let guest = try await Guest(rack)
    #expect(await guest.say("open wine").spoken == "Opened “Red wine”.")
    #expect(await guest.hear("put port into 3", "open port") == ["Done.", "Opened “port”."])
  }
}
