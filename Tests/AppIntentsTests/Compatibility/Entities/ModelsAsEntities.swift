extension Priority: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Priority") }
  static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = Dictionary(
    uniqueKeysWithValues: Priority.allCases.map {
      ($0, DisplayRepresentation(title: LocalizedStringResource(stringLiteral: $0.rawValue)))
    })
}
enum Priority: String, CaseIterable, Codable, Identifiable { case low, high; var id: String { rawValue } }
struct Contact: Codable, Hashable, Sendable { var id: String; var name: String }
extension Contact: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Contact" }
  static var defaultQuery: ContactQuery { .init() }
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(name)", subtitle: "\(id)", image: .init(systemName: "x"))
  }
}
struct ContactQuery: EntityQuery {
  func entities(for ids: [String]) -> [Contact] { ids.map { Contact(id: $0, name: $0) } }
  func suggestedEntities() -> [Contact] { [] }; func defaultResult() -> Contact? { suggestedEntities().first }
}
struct AllContactsQuery: EnumerableEntityQuery {
  func allEntities() throws -> [Contact] { [] }; func entities(for ids: [String]) throws -> [Contact] { [] }
}
struct ContactSearchQuery: EntityStringQuery {
  func entities(for ids: [Contact.ID]) async -> [Contact] { [] }
  func entities(matching string: String) async -> [Contact] { [] }
}
final class SharedReference: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "SharedReference"
  static let defaultQuery = SharedReferenceQuery()
  let id = UUID(); var displayRepresentation: DisplayRepresentation { "SharedReference" }
}
struct SharedReferenceQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [SharedReference] { [] }
}
struct LetterOptions: DynamicOptionsProvider { func results() -> [String] { ["a"] } }
struct MainActorContactQuery: EntityQuery {
  @MainActor func entities(for identifiers: [Contact.ID]) async throws -> [Contact] { [] }
  @MainActor func suggestedEntities() async throws -> [Contact] { [] }
}
