import AppIntents
import ParlanceAssistant

/// A house with lights, blinds, doors and tables that are numbered.
struct HouseApp: AssistantApp {
  static let name = "House"
  static let identifier = "house"
  static var intents: [any AppIntent.Type] {
    [
      SwitchOn.self, SwitchOff.self, SetBrightness.self, MoveBlind.self, LockDoor.self, RingBell.self, SeatGuests.self,
      Pour.self, CountLights.self, PlaySong.self, SetVolume.self,
    ]
  }
}

struct HouseLamp: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = HouseLampQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct HouseLampQuery: EnumerableEntityQuery {
  static let names = ["Floor lamp", "Desk lamp", "Bedside lamp"]
  func allEntities() async throws -> [HouseLamp] { Self.names.map { HouseLamp(id: $0) } }
  func entities(for identifiers: [String]) async throws -> [HouseLamp] { identifiers.map { HouseLamp(id: $0) } }
}

struct Blind: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Blind"
  static let defaultQuery = BlindQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct BlindQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Blind] { ["kitchen blinds", "office blinds"].map { Blind(id: $0) } }
  func entities(for identifiers: [String]) async throws -> [Blind] { identifiers.map { Blind(id: $0) } }
}

enum Door: String, AppEnum {
  case front, back, garage
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Door"
  static let caseDisplayRepresentations: [Door: DisplayRepresentation] = [
    .front: "front door", .back: "back door", .garage: "garage",
  ]
}

/// A table, of which only some are offered.
struct NumberedTable: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Table"
  static let defaultQuery = NumberedTableQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Table \(id)" }
}

struct NumberedTableQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [NumberedTable] { (1...9).map { NumberedTable(id: "\($0)") } }
  func entities(for identifiers: [String]) async throws -> [NumberedTable] { identifiers.map { NumberedTable(id: $0) } }
  func suggestedEntities() async throws -> [NumberedTable] { ["7", "2", "9", "3"].map { NumberedTable(id: $0) } }
}

struct FreeTables: DynamicOptionsProvider {
  func results() async throws -> [NumberedTable] { try await NumberedTableQuery().suggestedEntities() }
}

struct SwitchOn: UndoableIntent {
  static let title: LocalizedStringResource = "Switch On"
  @Parameter(title: "Lamp", requestValueDialog: "Which lamp?") var lamp: HouseLamp

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.registerUndo(withTarget: Switched()) { _ in }
    return .result(dialog: "\(lamp.id) is on.")
  }
}

struct SwitchOff: UndoableIntent {
  static let title: LocalizedStringResource = "Switch Off"
  @Parameter(title: "Lamp", requestValueDialog: "Which lamp?") var lamp: HouseLamp

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.registerUndo(withTarget: Switched()) { _ in }
    return .result(dialog: "\(lamp.id) is off.")
  }
}

final class Switched {}

struct SetBrightness: UndoableIntent {
  static let title: LocalizedStringResource = "Set Brightness"
  @Parameter(title: "Lamp", requestValueDialog: "Which lamp?") var lamp: HouseLamp
  @Parameter(title: "Level", inclusiveRange: (0, 100), requestValueDialog: "How bright?") var level: Int

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.registerUndo(withTarget: Switched()) { _ in }
    return .result(dialog: "\(lamp.id) at \(level).")
  }
}

struct MoveBlind: AppIntent {
  static let title: LocalizedStringResource = "Move Blinds"
  @Parameter(title: "Blinds", requestValueDialog: "Which blinds?") var blind: Blind
  @Parameter(title: "Position") var position: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(blind.id) at \(position).")
  }
}

struct LockDoor: UndoableIntent {
  static let title: LocalizedStringResource = "Lock Door"
  @Parameter(title: "Door", requestValueDialog: "Which door?") var door: Door

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.registerUndo(withTarget: Switched()) { _ in }
    return .result(dialog: "Locked: \(door).")
  }
}

/// What cannot be taken back.
struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring the Bell"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding.") }
}

struct SeatGuests: AppIntent {
  static let title: LocalizedStringResource = "Seat Guests"
  @Parameter(title: "Table", requestValueDialog: "At which table?", optionsProvider: FreeTables())
  var table: NumberedTable

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Seated at \(table.id).") }
}

struct Pour: UndoableIntent {
  static let title: LocalizedStringResource = "Pour"
  @Parameter(title: "Cups", default: 1) var cups: Int
  @Parameter(title: "Lamp") var lamp: HouseLamp?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.registerUndo(withTarget: Switched()) { _ in }
    return .result(dialog: "Poured \(cups).")
  }
}

/// What only a search finds.
struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct SongQuery: EntityStringQuery {
  static let songs = ["Rock and Roll", "Help", "Roll Over"]
  func entities(for identifiers: [String]) async throws -> [Song] { identifiers.map { Song(id: $0) } }
  func entities(matching string: String) async throws -> [Song] {
    Self.songs.filter { $0.lowercased().contains(string.lowercased()) }.map { Song(id: $0) }
  }
}

struct PlaySong: AppIntent {
  static let title: LocalizedStringResource = "Play Song"
  @Parameter(title: "Song", requestValueDialog: "Which song?") var song: Song

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Playing \(song.id).") }
}

struct SetVolume: AppIntent {
  static let title: LocalizedStringResource = "Set Volume"
  @Parameter(title: "Steps") var steps: Int
  @Parameter(title: "Down") var isDown: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Volume \(isDown ? "down" : "up") \(steps).")
  }
}

struct CountLights: AppIntent {
  static let title: LocalizedStringResource = "Count Lights"
  @Parameter(title: "Number") var number: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "^[\(number) light](inflect: true) and ^[\(number) candle](inflect: true).")
  }
}

/// The house and a person who talks in it.
struct House: Talking {
  private static let english = """
    SwitchOn: ["turn on [the] {lamp}", "turn [the] {lamp} on"]
    SwitchOff: ["turn off [the] {lamp}", "turn [the] {lamp} off"]
    SetBrightness: ["dim [the] {lamp}", "dim [the] {lamp} to {level} percent", "set the brightness to {level}", "set [the] {lamp} to {level}", "give {level} percent to [the] {lamp+}"]
    MoveBlind: {data: [{sentences: ["open [the] {blind}"], slots: {position: 100}}, {sentences: ["close [the] {blind}"], slots: {position: 0}}]}
    LockDoor: ["lock [the] {door}"]
    RingBell: ["ring the bell"]
    SeatGuests: ["seat the guests [at {table}]"]
    Pour: ["pour {cups} cups", "pour a cup"]
    CountLights: ["count {number} lights"]
    PlaySong: ["play {song+}"]
    SetVolume: {data: [{sentences: ["volume {steps} up"], slots: {isDown: false}}, {sentences: ["volume {steps} down"], slots: {isDown: true}}]}
    """

  var session: AssistantSession { app.session }
  private let app: TalkedApp

  init() async throws {
    app = try await TalkedApp(HouseApp.self, options: NoOptions(), phrases: Self.english)
  }
}
