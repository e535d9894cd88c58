extension AppEntity { var shortTitle: String { String(localized: displayRepresentation.title) } }
extension AppIntent { func log(_ s: String) { print(type(of: self), s) } }
extension IntentDialog { static func ok(_ s: String) -> IntentDialog { IntentDialog("\(s) done") } }
extension AppEnum {
  static var titles: [String] { caseDisplayRepresentations.values.map { String(localized: $0.title) } }
}
struct LoggedIntent: AppIntent {
  static let title: LocalizedStringResource = "LoggedIntent"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    log("entityType"); return .result(dialog: .ok("LoggedIntent"))
  }
}
func titleKey(_ e: some AppEntity) -> String { e.displayRepresentation.title.key }
func names<E: AppEnum>(_ t: E.Type) -> [String] where E.RawValue == String { E.allCases.map(\.rawValue) }
func load<Q: EntityQuery>(_ q: Q, id: Q.Entity.ID) async throws -> Q.Entity? { try await q.entities(for: [id]).first }
func message(_ e: any Error) -> LocalizedStringResource {
  (e as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource ?? "Unknown \(e.localizedDescription)"
}
let entityType: any AppEntity.Type = LoadedEntity.self
struct LoadedEntity: AppEntity, Sendable {
  struct Marker: Hashable {}
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "LoadedEntity"
  static let defaultQuery = LoadedEntityQuery()
  typealias ID = String; var id: ID
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: .init(stringLiteral: id)) }
}
struct LoadedEntityQuery: EntityQuery {
  typealias Entity = LoadedEntity
  init() {}
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  func suggestedEntities() async throws -> [Entity] { [] }
}
