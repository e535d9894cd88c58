struct IndexedItem: AppEntity {
  var id: String; @Property(title: "Name", indexingKey: \.displayName) var name: String
  @Property(indexingKey: \.contentDescription) var text: String?
  @ComputedProperty(indexingKey: \.title) var head: String { name }
  @ComputedProperty(title: "H", indexingKey: \.keywords) var keys: [String] { [name] }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "IndexedItem"
  static let defaultQuery = IndexedItemQuery()
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
  init(id: String) { self.id = id; name = id; text = nil }
}
extension IndexedItem: IndexedEntity {}
struct IndexedItemQuery: EntityQuery, EnumerableEntityQuery {
  func allEntities() async throws -> [IndexedItem] { [] }
  func entities(for identifiers: [IndexedItem.ID]) async throws -> [IndexedItem] { [] }
}
