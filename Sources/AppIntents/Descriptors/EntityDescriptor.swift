/// An entity type and its query, without the Swift type; an object, since it is handed from step to step.
package final class EntityDescriptor: Sendable {
  /// The most entities of one answer of a query that are looked at: of a million, which an app may well return, nobody wants all.
  package static let mostListed = 100_000

  /// The name by which references know the type.
  package let typeName: String

  /// What people call entities of the type.
  package let typeDisplay: TypeDisplayRepresentation

  /// Whether the query knows all its entities.
  package let isEnumerable: Bool

  /// Whether the query finds entities by a text.
  package let matchesStrings: Bool

  /// Whether the query finds entities by their properties.
  package let findsByProperties: Bool

  private let fetch: @Sendable ([String]) async throws -> [EntityReference]
  private let match: @Sendable (String) async throws -> [EntityReference]
  private let suggest: @Sendable () async throws -> [EntityReference]
  private let all: @Sendable () async throws -> [EntityReference]
  private let list: @Sendable (String?) async throws -> ListedEntities
  private let findsDependence: @Sendable () -> Bool
  private let search: @Sendable (EntitySearch) async throws -> [EntityReference]
  private let readMoments: @Sendable (String) async throws -> EntityMoments?

  /// Looks at a type; do it once per type.
  package init<Entity: AppEntity>(_ type: Entity.Type) {
    typeName = Entity.typeName
    typeDisplay = Entity.typeDisplayRepresentation
    matchesStrings = Entity.DefaultQuery._matchesStrings
    isEnumerable = Entity.DefaultQuery._isEnumerable
    findsByProperties = Entity.DefaultQuery._propertySearch != nil
    // The query is asked for anew at each call: an app may make it anew, and what it depends on may have changed.
    let wrappers = StoredWrappers(of: Entity.DefaultQuery.self)
    fetch = { ids in
      let query = try Entity.checkedQuery(wrappers)
      return try await query.entities(for: ids.compactMap(Entity.ID.entityIdentifier)).map { $0.reference }
    }
    match = { text in
      try await Entity.checkedQuery(wrappers)._entities(matching: text).prefix(Self.mostListed).map { $0.reference }
    }
    suggest = {
      let coding = Entity._coding
      return try await Entity.checkedQuery(wrappers)._suggestedEntities().prefix(Self.mostListed).compactMap {
        if case .entity(let reference) = $0.data(by: coding) { reference } else { nil }
      }
    }
    all = { try await Entity.checkedQuery(wrappers)._allEntities().prefix(Self.mostListed).map { $0.reference } }
    list = { mark in
      let query = try Entity.checkedQuery(wrappers)
      guard let changes = try await query._changes(since: mark) else {
        return ListedEntities(try await query._allEntities(), most: Self.mostListed)
      }
      return ListedEntities(changes, since: mark, most: Self.mostListed)
    }
    findsDependence = { dependsOnParameters(Entity.defaultQuery) }
    search = { try await Entity.DefaultQuery._propertySearch?.find($0).map { $0.reference } ?? [] }
    readMoments = { id in
      let query = try Entity.checkedQuery(wrappers)
      let found = try await query.entities(for: [id].compactMap(Entity.ID.entityIdentifier))
      return found.first.map { EntityMoments(of: $0) }
    }
  }

  /// Whether what the query finds depends on the parameters of an intent.
  package var isDependent: Bool { findsDependence() }

  /// The entities of these ids; an id that is unknown is left out.
  package func entities(for ids: [String]) async throws -> [EntityReference] {
    try await fetch(ids)
  }

  /// The entities that `text` may mean, best first; none if the query finds no entities by a text.
  package func entities(matching text: String) async throws -> [EntityReference] {
    try await match(text)
  }

  /// Entities to offer, best first.
  package func suggestedEntities() async throws -> [EntityReference] {
    try await suggest()
  }

  /// Every entity; those to offer if the query cannot list all.
  package func allEntities() async throws -> [EntityReference] {
    try await all()
  }

  /// Every entity, or what has become of them since a mark if the query tells that; how many there are where not all are looked at.
  package func listedEntities(since mark: String? = nil) async throws -> ListedEntities {
    try await list(mark)
  }

  /// The entities that a search by properties finds; none if the query has no such search.
  package func entities(matching wanted: EntitySearch) async throws -> [EntityReference] {
    try await search(wanted)
  }

  /// The moment that an entity has for what a parameter is about: of its property that is called like the parameter.
  package func moment(of id: String, like parameter: ParameterDescriptor) async throws -> Date? {
    try await readMoments(id)?.moment(like: parameter)
  }

  /// The moments that an entity's properties hold.
  package func moments(of id: String) async throws -> [Date] { try await readMoments(id)?.dates ?? [] }
}
