import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

/// Somebody who talks to a warehouse that misbehaves.
private struct Clerk: Talking {
  let warehouse: Warehouse
  let session: AssistantSession
  /// An intent has a second here, and a query five.
  let deadlines = HeldClock()
  private let folder: TemporaryFolder

  init(_ mood: Warehouse.Mood) async throws {
    warehouse = Warehouse(mood)
    folder = try TemporaryFolder([
      "en/boxes.yaml": """
      ShipBoxes: ["ship boxes", "ship {count} of {box}", "ship {box}"]
      RepackBox: ["repack"]
      CountBoxes: ["count the boxes"]
      """
    ])
    var environment = AssistantEnvironment(
      dataFolder: folder.path, timeZone: .gmt, log: { [warehouse] in warehouse.note($0) })
    environment.deadline = .seconds(1)
    environment.deadlineClock = deadlines
    let assistant = try await AssistantSetup(
      WarehouseApp.self, options: WarehouseApp.Options(warehouse: warehouse), phrases: [folder.path]
    )
    .makeAssistant(environment: environment)
    session = try await assistant.makeSession(locale: "en")
  }
}

@Suite("A query that misbehaves")
struct QueryTests {
  @Test("One that throws is told, what was said before is kept, and the answer can be given again")
  func throwing() async throws {
    let clerk = try await Clerk(.boxes(["Red box"]))
    #expect(await clerk.say("ship boxes").spoken == "How many?")
    clerk.warehouse.mood = .locked
    let turn = await clerk.say("3")
    #expect(turn.state == .asking && turn.spoken == "The shed is locked. Which box?")
    #expect(turn.failure?.code == "app" && turn.prompt?.parameter == "box")
    clerk.warehouse.mood = .boxes(["Red box", "Blue box"])
    #expect(await clerk.say("blue box").spoken == "Shipped 3 of “Blue box”.")
  }

  @Test("One that hangs is waited for only so long, and told; what was said before is kept")
  func hanging() async throws {
    let clerk = try await Clerk(.boxes(["Red box"]))
    #expect(await clerk.say("ship boxes").spoken == "How many?")
    clerk.warehouse.mood = .asleep
    clerk.deadlines.pass(.seconds(5))
    let turn = await clerk.say("3")
    clerk.deadlines.hold()
    #expect(turn.spoken == "Looking that up took too long. Please try again. Which box?")
    #expect(turn.failure?.code == "queryDeadlineExceeded")
    // The number was said before, and is not asked for again.
    clerk.warehouse.mood = .boxes(["Red box"])
    #expect(await clerk.say("red box").spoken == "Shipped 3 of “Red box”.")
  }

  @Test("An intent that asks while the query throws asks without choices")
  func withoutChoices() async throws {
    let clerk = try await Clerk(.locked)
    let turn = await clerk.say("repack")
    #expect(turn.spoken == "Which box?" && turn.choices.isEmpty)
    clerk.warehouse.mood = .boxes(["Red box"])
    #expect(await clerk.say("red box").spoken == "Repacked “Red box”.")
  }

  @Test("Of entities with one identifier the first counts, and the log says so")
  func twins() async throws {
    let clerk = try await Clerk(.twins)
    #expect(await clerk.say("ship 2 of red box").spoken == "Shipped 2 of “Red box”.")
    #expect(clerk.warehouse.log.contains { $0.contains("several entities with one identifier") })
    #expect(await clerk.say("ship boxes").spoken == "How many?")
    #expect(await clerk.say("1").choices == ["Red box"])
  }

  @Test("One that returns more than can be known by name is searched for the rest")
  func many() async throws {
    let clerk = try await Clerk(.many(120_000))
    #expect(await clerk.say("ship 2 of box 7").spoken == "Shipped 2 of “Box 7”.")
    #expect(await clerk.say("ship 2 of box 119999").spoken == "Shipped 2 of “Box 119999”.")
    #expect(clerk.warehouse.log.contains { $0.contains("120000 entities") })
  }

  @Test("Of a million that one returns the first are known by name, and the rest is searched for")
  func million() async throws {
    let clerk = try await Clerk(.many(1_000_000))
    #expect(await clerk.say("ship 2 of box 7").spoken == "Shipped 2 of “Box 7”.")
    #expect(await clerk.say("ship 2 of box 999999").spoken == "Shipped 2 of “Box 999999”.")
    #expect(clerk.warehouse.log.contains { $0.contains("returned 1000000 entities; the first 100000 are known") })
  }

  @Test("An intent that never ends is told, and the conversation goes on")
  func endless() async throws {
    let clerk = try await Clerk(.boxes(["Red box"]))
    clerk.deadlines.pass(.seconds(1))
    let turn = await clerk.say("count the boxes")
    clerk.deadlines.hold()
    #expect(turn.state == .failed && turn.failure?.code == "deadlineExceeded")
    #expect(turn.spoken == "That took too long, so I stopped waiting; it may still finish.")
    #expect(turn.performed.map(\.intent) == ["CountBoxes"])
    #expect(await clerk.hear("ship boxes", "2", "red box") == ["How many?", "Which box?", "Shipped 2 of “Red box”."])
  }

  @Test("One that never ends between a question and its answer loses nothing of what was said")
  func endlessInBetween() async throws {
    let clerk = try await Clerk(.boxes(["Red box"]))
    #expect(await clerk.hear("ship boxes", "4") == ["How many?", "Which box?"])
    clerk.deadlines.pass(.seconds(1))
    let turn = await clerk.say("count the boxes")
    clerk.deadlines.hold()
    #expect(turn.spoken.hasPrefix("That took too long") && turn.prompt?.parameter == "box")
    #expect(await clerk.say("red box").spoken == "Shipped 4 of “Red box”.")
  }
}
