final class InventoryModel: Sendable {
  let counts: [String: Int] = ["Apple": 3]
  var names: [String] { counts.keys.sorted() }
}

struct InventoryEntity: AppEntity, Identifiable, Equatable, Comparable {
  static func < (lhs: InventoryEntity, rhs: InventoryEntity) -> Bool { lhs.id < rhs.id }

  var id: String
  var count: Int? = nil

  static var defaultQuery = InventoryQuery()
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Inventory" }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(stringLiteral: id), subtitle: .init("\(count ?? 0)"), image: nil)
  }
}

struct InventoryQuery: EntityStringQuery {
  @Dependency var model: InventoryModel

  func entities(for identifiers: [InventoryEntity.ID]) async throws -> [InventoryEntity] {
    identifiers.compactMap { id in model.counts[id].map { InventoryEntity(id: id, count: $0) } }
  }

  func entities(matching string: String) async throws -> [InventoryEntity] {
    guard string.count > 0 else { return try await suggestedEntities() }
    return model.names.filter { $0.localizedCaseInsensitiveContains(string) }.map { InventoryEntity(id: $0) }
  }

  func suggestedEntities() async throws -> [InventoryEntity] { model.names.map { InventoryEntity(id: $0) } }

  func defaultResult() async -> InventoryEntity? { try? await suggestedEntities().first }
}

struct CountInventory: AppIntent {
  static var title: LocalizedStringResource = "Count Inventory"
  static var description = IntentDescription("Counts", categoryName: "Stock", searchKeywords: [], resultValueName: nil)

  @Parameter(title: "Thing", description: "What to count", requestValueDialog: .init("What shall I count?"))
  var thing: InventoryEntity?

  @Parameter(title: "Also", default: []) var others: [InventoryEntity]

  @Dependency var model: InventoryModel
  @AppDependency var second: InventoryModel

  init() {}

  init(thing: InventoryEntity?) {
    self.thing = thing
  }

  func perform() async throws -> some ProvidesDialog & ReturnsValue<Int> {
    let item: InventoryEntity
    if let thing = self.thing {
      item = thing
    } else {
      let found = model.names.map { InventoryEntity(id: $0) }
      item = try await $thing.requestDisambiguation(among: found, dialog: IntentDialog("Which one?"))
    }
    let count = model.counts[item.id] ?? 0
    return .result(
      value: count, dialog: "There are \(count) of \(item.id), \(others.map(\.id)); \(URL(fileURLWithPath: "/"))")
  }
}

enum InventorySetup {
  static func register(_ model: InventoryModel) {
    AppDependencyManager.shared.add(dependency: model)
    AppDependencyManager.shared.add { InventoryModel() }
    AppDependencyManager.shared.add(key: "second", dependency: InventoryModel())
  }

  static var resource = LocalizedStringResource("Things", table: "Stock", bundle: Bundle.main, comment: "Stock")
}
