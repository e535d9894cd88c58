actor BarnQuery: EntityStringQuery {
  private var cache: [Int: BarnEntity] = [:]
  init() {}
  func entities(for identifiers: [Int]) async throws -> [BarnEntity] { identifiers.compactMap { cache[$0] } }
  func entities(matching string: String) async throws -> [BarnEntity] { Array(cache.values) }
  func suggestedEntities() async throws -> [BarnEntity] { Array(cache.values) }
}
struct BarnEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Barn"
  static let defaultQuery = BarnQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { .init(title: "\(id, format: .number)") }
}
final class StallQuery: EntityQuery {
  required init() {}
  func entities(for identifiers: [StallEntity.ID]) async throws -> [StallEntity] { [] }
  func suggestedEntities() async throws -> IntentItemCollection<StallEntity> {
    .init(
      promptLabel: "Which stall?",
      sections: [.init("Recent", items: [StallEntity]()), IntentItemSection(items: [StallEntity]())])
  }
}
struct StallEntity: AppEntity, Hashable {
  struct ID: Hashable, Sendable, EntityIdentifierConvertible, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    var entityIdentifierString: String { rawValue }
    static func entityIdentifier(for entityIdentifierString: String) -> StallEntity.ID? {
      ID(rawValue: entityIdentifierString)
    }
  }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Stall") }
  static var defaultQuery: StallQuery { StallQuery() }
  let id: ID
  let url: URL?
  var displayRepresentation: DisplayRepresentation {
    var representation = DisplayRepresentation(title: "\(id.rawValue)")
    representation.subtitle = url.map { LocalizedStringResource("\($0.absoluteString)") }
    representation.image = url.map { .init(url: $0, displayStyle: .default) } ?? .init(systemName: "house")
    return representation
  }
}
