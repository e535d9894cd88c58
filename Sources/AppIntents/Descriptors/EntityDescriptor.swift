/// An entity type and its query, without the Swift type.
package struct EntityDescriptor: Sendable {
  /// The name by which references know the type.
  package let typeName: String

  /// What people call entities of the type.
  package let typeDisplay: TypeDisplayRepresentation

  /// Whether the query knows all its entities.
  package let isEnumerable: Bool

  /// Whether the query finds entities by a text.
  package let matchesStrings: Bool

  private let fetch: @Sendable ([String]) async throws -> [EntityReference]
  private let match: (@Sendable (String) async throws -> [EntityReference])?
  private let suggest: @Sendable () async throws -> [EntityReference]
  private let list: (@Sendable () async throws -> [EntityReference])?

  /// Looks at a type; do it once per type.
  package init<Entity: AppEntity>(_ type: Entity.Type) {
    typeName = Entity.typeName
    typeDisplay = Entity.typeDisplayRepresentation
    match = (Entity.defaultQuery as? any EntityStringQuery).map { Self.matching($0, Entity.self) }
    list = (Entity.defaultQuery as? any EnumerableEntityQuery).map { Self.listing($0, Entity.self) }
    matchesStrings = match != nil
    isEnumerable = list != nil
    fetch = { ids in
      let query = try Entity.checkedQuery()
      return try await query.entities(for: ids.compactMap(Entity.ID.entityIdentifier)).map(\.reference)
    }
    suggest = { try await Entity.checkedQuery().suggestedEntities().map(\.reference) }
  }

  /// The entities of these ids; an id that is unknown is left out.
  package func entities(for ids: [String]) async throws -> [EntityReference] {
    try await fetch(ids)
  }

  /// The entities that `text` may mean, best first; none if the query finds no entities by a text.
  package func entities(matching text: String) async throws -> [EntityReference] {
    try await match?(text) ?? []
  }

  /// Entities to offer, best first.
  package func suggestedEntities() async throws -> [EntityReference] {
    try await suggest()
  }

  /// Every entity; those to offer if the query cannot list all.
  package func allEntities() async throws -> [EntityReference] {
    if let list { return try await list() }
    return try await suggest()
  }

  // The query is asked for anew at each call: an app may make it anew, and what it depends on may have changed.

  private static func matching<Query: EntityStringQuery, Entity: AppEntity>(
    _ query: Query, _ type: Entity.Type
  ) -> @Sendable (String) async throws -> [EntityReference] {
    { text in
      let query = try Entity.checkedQuery() as? Query
      return try await query?.entities(matching: text).map(\.reference) ?? []
    }
  }

  private static func listing<Query: EnumerableEntityQuery, Entity: AppEntity>(
    _ query: Query, _ type: Entity.Type
  ) -> @Sendable () async throws -> [EntityReference] {
    {
      let query = try Entity.checkedQuery() as? Query
      return try await query?.allEntities().map(\.reference) ?? []
    }
  }
}
