/// Finds entities by id, and suggests some.
public protocol EntityQuery: Sendable, PersistentlyIdentifiable, _SupportsAppDependencies {
  /// What it finds.
  associatedtype Entity: AppEntity

  /// Makes a query.
  init()

  /// The entities of these ids; an id that is unknown is left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Entities to offer when one is asked for, best first.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text that a person said.
public protocol EntityStringQuery: EntityQuery {
  // Declared again so that the type is known from the functions below alone.
  /// What it finds.
  associatedtype Entity

  /// The entities that `string` may mean, best first.
  func entities(matching string: String) async throws -> [Entity]
}

/// Knows all its entities, and there are few enough to list.
public protocol EnumerableEntityQuery: EntityQuery {
  // Declared again so that the type is known from the functions below alone.
  /// What it finds.
  associatedtype Entity

  /// Every entity.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Those of all entities that have one of these ids, in the order asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let byID = Dictionary(try await allEntities().map { ($0.id, $0) }) { first, _ in first }
    return identifiers.compactMap { byID[$0] }
  }

  /// Every entity.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
