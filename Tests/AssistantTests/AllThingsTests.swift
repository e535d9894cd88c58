import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

private struct Ship: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ship"
  static let defaultQuery = Ships()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct Ships: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Ship] { identifiers.map { Ship(id: $0) } }
  func allEntities() async throws -> [Ship] { ["Argo", "Beagle", "Calypso"].map { Ship(id: $0) } }
}

/// Cannot be taken back.
private struct Launch: AppIntent {
  static let title: LocalizedStringResource = "Launch"
  @Parameter(title: "Ship", requestValueDialog: "Which ship?") var ship: Ship
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Launched \(ship.id).") }
}

private struct Paint: UndoableIntent {
  static let title: LocalizedStringResource = "Paint"
  @Parameter(title: "Ship", requestValueDialog: "Which ship?") var ship: Ship
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Painted \(ship.id).") }
}

/// Takes several at once.
private struct Escort: UndoableIntent {
  static let title: LocalizedStringResource = "Escort"
  @Parameter(title: "Ships", requestValueDialog: "Which ships?") var ships: [Ship]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Escorted \(ships.map(\.id).joined(separator: ", ")).")
  }
}

private struct Port: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Port"
  static let defaultQuery = Ports()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct Ports: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Port] { identifiers.map { Port(id: $0) } }
  func allEntities() async throws -> [Port] { ["Hull", "Cork"].map { Port(id: $0) } }
}

private final class Sea: Sendable {}

/// Asks for the port before the ship.
private struct Send: UndoableIntent {
  static let title: LocalizedStringResource = "Send"
  @Parameter(title: "Port", requestValueDialog: "To which port?") var port: Port
  @Parameter(title: "Ship", requestValueDialog: "Which ship?") var ship: Ship
  func perform() async throws -> some IntentResult & ProvidesDialog {
    await undoManager?.registerUndo(withTarget: Sea()) { _ in }
    return .result(dialog: "Sent \(ship.id) to \(port.id).")
  }
}

private struct Scrap: DeleteIntent {
  static let title: LocalizedStringResource = "Scrap"
  @Parameter(title: "Ships") var entities: [Ship]
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Scrapped.") }
}

/// Gives a text.
private struct Christen: UndoableIntent {
  static let title: LocalizedStringResource = "Christen"
  @Parameter(title: "Ship", requestValueDialog: "Which ship?") var ship: Ship
  @Parameter(title: "Name") var name: String
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(ship.id) is \(name).") }
}

/// Finds ships, and is asked for.
private struct ListReady: AppIntent {
  static let title: LocalizedStringResource = "Ready Ships"
  func perform() async throws -> some IntentResult & ReturnsValue<[Ship]> & ProvidesDialog {
    .result(value: ["Argo", "Calypso"].map { Ship(id: $0) }, dialog: "Two.")
  }
}

/// Finds none.
private struct ListLost: AppIntent {
  static let title: LocalizedStringResource = "Lost Ships"
  func perform() async throws -> some IntentResult & ReturnsValue<[Ship]> & ProvidesDialog {
    .result(value: [], dialog: "No ship is lost.")
  }
}

/// Returns ships and is no question, so that it may do more than find them.
private struct LoadShips: AppIntent {
  static let title: LocalizedStringResource = "Load"
  func perform() async throws -> some IntentResult & ReturnsValue<[Ship]> & ProvidesDialog {
    .result(value: [Ship(id: "Beagle")], dialog: "Loaded.")
  }
}

private struct Harbour: AssistantApp {
  static let name = "Harbour"
  static let identifier = "harbour"
  static var intents: [any AppIntent.Type] {
    [
      Launch.self, Paint.self, Escort.self, Send.self, Scrap.self, Christen.self, ListReady.self, ListLost.self,
      LoadShips.self,
    ]
  }
}

private struct Quay: Talking {
  private static let english = """
    Launch: ["launch [the] {ship}", "launch a ship"]
    Paint: ["paint [the] {ship}"]
    Escort: ["escort [the] {ships}"]
    Send: ["send [the] {ship} [to {port}]"]
    Scrap: ["scrap [the] {entities}"]
    Christen: ["christen [the] {ship} [{name}]"]
    ListReady: ["which ships are ready", "[the] ready ships"]
    ListLost: ["which ships are lost", "[the] lost ships"]
    LoadShips: ["load the ships", "[the] loaded ships"]
    """
  let session: AssistantSession
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder(["en/quay.yaml": Self.english])
    let environment = AssistantEnvironment(dataFolder: folder.path, timeZone: .gmt)
    session = try await AssistantSetup(Harbour.self, options: NoOptions(), phrases: [folder.path])
      .makeAssistant(environment: environment).makeSession(locale: "en")
  }
}

@Suite("All things of a kind, and those that are described")
struct AllThingsTests {
  @Test("What can be taken back is done with all of them")
  func all() async throws {
    let quay = try await Quay()
    #expect(await quay.say("paint all the ships").spoken == "Painted Argo. Painted Beagle. Painted Calypso.")
    #expect(await quay.say("paint everything").performed.count == 3)
  }

  @Test("What cannot be taken back asks which, and takes “all” of what it shows")
  func irrevocable() async throws {
    let quay = try await Quay()
    let turn = await quay.say("launch all ships")
    #expect(turn.performed.isEmpty)
    #expect(turn.choices == ["Argo", "Beagle", "Calypso"])
    #expect(await quay.say("all of them").performed.count == 3)
  }

  @Test("What takes several takes all of them at once, described or not")
  func lists() async throws {
    let quay = try await Quay()
    #expect(await quay.say("escort all the ships").spoken == "Escorted Argo, Beagle, Calypso.")
    #expect(await quay.say("escort the ready ships").spoken == "Escorted Argo, Calypso.")
    #expect(await quay.say("escort everything but the Beagle").spoken == "Escorted Argo, Calypso.")
  }

  @Test("All things of one kind are none of another that is asked for first")
  func kinds() async throws {
    let quay = try await Quay()
    let turn = await quay.say("send all ships")
    #expect(turn.performed.isEmpty && turn.spoken == "To which port?")
    #expect(await quay.say("Hull").performed.isEmpty)
    #expect(await quay.say("cancel").state == .cancelled)
    #expect(await quay.say("send all ships to Cork").performed.count == 3)
  }

  @Test("Nothing is deleted without a yes, and no text is given to all of them")
  func certain() async throws {
    let quay = try await Quay()
    let turn = await quay.say("scrap all ships")
    #expect(turn.state == .asking && turn.performed.isEmpty)
    #expect(await quay.say("no").state == .cancelled)
    #expect(await quay.say("christen all ships Bounty").performed.isEmpty)
  }

  @Test("What is said to be otherwise is so for each, and “only” one takes back the others")
  func amended() async throws {
    let quay = try await Quay()
    await quay.say("send all ships to Cork")
    #expect(await quay.say("no, to Hull").performed.map { $0.parameters.count } == [2, 2, 2])
    let one = await quay.say("no, only the Argo")
    #expect(one.performed.count == 1 && one.spoken.hasSuffix("Sent Argo to Hull."))
    await quay.say("paint everything")
    #expect(await quay.say("paint the rest").performed.isEmpty)
  }

  @Test("Things are described as they are asked for")
  func described() async throws {
    let quay = try await Quay()
    let painted = await quay.say("paint the ready ships")
    #expect(painted.performed.map(\.intent) == ["ListReady", "Paint", "Paint"])
    #expect(painted.spoken == "Painted Argo. Painted Calypso.")
    let launching = await quay.say("launch all ready ships")
    #expect(launching.performed.map(\.intent) == ["ListReady"])
    #expect(launching.choices == ["Argo", "Calypso"])
    #expect(await quay.say("the second one").spoken == "Launched Calypso.")
  }

  @Test("Where none is found, that is the answer")
  func none() async throws {
    let turn = try await Quay().say("launch the lost ships")
    #expect(turn.spoken == "No ship is lost.")
    #expect(turn.state == .done)
  }

  @Test("What is no question finds nothing, since it may do more")
  func deeds() async throws {
    let turn = try await Quay().say("paint the loaded ships")
    #expect(turn.performed.isEmpty)
    #expect(turn.spoken.contains("loaded ships"))
  }
}
