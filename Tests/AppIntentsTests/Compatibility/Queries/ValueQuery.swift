struct SearchSubject: Sendable {
  var text: String
}

struct HitEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hit"
  static let defaultQuery = HitQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Hit \(id)" }
}

struct HitQuery: EntityQuery {
  func entities(for identifiers: [HitEntity.ID]) async throws -> [HitEntity] { identifiers.map(HitEntity.init) }
}

@available(iOS 26.0, macOS 26.0, *)
struct SubjectQuery: IntentValueQuery {
  @Dependency var index: SearchIndex

  func values(for input: SearchSubject) async throws -> [HitEntity] {
    index.hits(for: input.text).map(HitEntity.init(id:))
  }
}

final class SearchIndex: Sendable {
  func hits(for text: String) -> [Int] { Array(text.utf8.map(Int.init).prefix(3)) }
}
