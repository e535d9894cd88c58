import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

/// Somebody who talks to a warehouse that misbehaves.
private struct Clerk {
  let warehouse: Warehouse
  let session: AssistantSession
  private let folder: TemporaryFolder

  init(_ mood: Warehouse.Mood, deadline: Duration = .seconds(30)) async throws {
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
    environment.deadline = deadline
    // Whatever hangs here hangs for good, so that the shortest time will do.
    environment.queryDeadline = deadline
    let assistant = try await AssistantSetup(
      WarehouseApp.self, options: WarehouseApp.Options(warehouse: warehouse), phrases: [folder.path]
    )
    .makeAssistant(environment: environment)
    session = try await assistant.makeSession(locale: "en")
  }

  @discardableResult
  func say(_ text: String) async -> Turn { await session.respond(to: .utterance(Utterance(text))) }
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
    let clerk = try await Clerk(.boxes(["Red box"]), deadline: .milliseconds(20))
    #expect(await clerk.say("ship boxes").spoken == "How many?")
    clerk.warehouse.mood = .asleep
    let turn = await clerk.say("3")
    #expect(turn.spoken == "Looking that up took too long. Please try again. Which box?")
    #expect(turn.failure?.code == "queryDeadlineExceeded")
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

  @Test("An intent that never ends is told, and the conversation goes on")
  func endless() async throws {
    let clerk = try await Clerk(.boxes(["Red box"]), deadline: .milliseconds(20))
    let turn = await clerk.say("count the boxes")
    #expect(turn.state == .failed && turn.failure?.code == "deadlineExceeded")
    #expect(turn.spoken == "That took too long, so I stopped waiting; it may still finish.")
    #expect(turn.performed.map(\.intent) == ["CountBoxes"])
  }
}
