@MainActor
final class CatalogStore {
  static let shared = CatalogStore()
  private(set) var names: [Int: String] = [1: "Chair", 2: "Table"]

  func name(_ id: Int) -> String? { names[id] }
}

struct FurnitureEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Furniture"
  static let defaultQuery = FurnitureQuery()
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct FurnitureQuery: EntityQuery {
  @MainActor
  func entities(for identifiers: [FurnitureEntity.ID]) async throws -> [FurnitureEntity] {
    identifiers.compactMap { id in CatalogStore.shared.name(id).map { FurnitureEntity(id: id, name: $0) } }
  }

  @MainActor
  func suggestedEntities() async throws -> [FurnitureEntity] {
    CatalogStore.shared.names.sorted { $0.key < $1.key }.map { FurnitureEntity(id: $0.key, name: $0.value) }
  }
}

actor Counter {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

struct CountedOptions: DynamicOptionsProvider {
  let counter = Counter()
  func results() async throws -> [String] {
    let first = await counter.next()
    return (first..<(first + 3)).map { "\($0)" }
  }
}

struct BuyFurnitureIntent: AppIntent {
  static let title: LocalizedStringResource = "Buy Furniture"
  @Parameter(title: "Piece") var piece: FurnitureEntity
  @Parameter(title: "Number", optionsProvider: CountedOptions()) var number: String?
  @MainActor func perform() async throws -> some IntentResult { .result() }
}
