struct RoomEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Room", synonyms: ["Chamber"])
  static let defaultQuery = RoomQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: id) }
}

struct RoomQuery: EnumerableEntityQuery, EntityStringQuery {
  func allEntities() async throws -> [RoomEntity] { ["Kitchen", "Bath"].map(RoomEntity.init(id:)) }

  func entities(for identifiers: [RoomEntity.ID]) async throws -> [RoomEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [RoomEntity] {
    try await allEntities().filter { $0.id.contains(string) }
  }
}

struct LampEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = LampQuery()
  let id: Int
  let room: RoomEntity
  var displayRepresentation: DisplayRepresentation { "Lamp \(id) in \(room.id)" }
}

struct LampQuery: EnumerableEntityQuery {
  static var findIntentDescription: IntentDescription? { IntentDescription("Finds lamps.") }

  func entities(for identifiers: [Int]) -> [LampEntity] {
    allEntities().filter { identifiers.contains($0.id) }
  }

  func allEntities() -> [LampEntity] { [LampEntity(id: 1, room: RoomEntity(id: "Bath"))] }

  func suggestedEntities() -> [LampEntity] { Array(allEntities().prefix(3)) }
}

struct SwitchLampIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch Lamp"

  @Parameter(title: "Lamps") var lamps: [LampEntity]
  @Parameter(title: "Room") var room: RoomEntity?
  @Parameter(title: "On", default: true) var isOn: Bool

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<[LampEntity]> {
    .result(value: lamps, dialog: "Switched \(lamps.count) lamps \(isOn ? "on" : "off").")
  }
}
