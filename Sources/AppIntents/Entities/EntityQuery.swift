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

  // What a query can besides: a cast to one of the protocols below would look through every conformance of the program.

  /// Whether it finds entities by a text.
  static var _matchesStrings: Bool { get }

  /// Whether it knows all its entities.
  static var _isEnumerable: Bool { get }

  /// The entities that a text may mean; none if it finds none by a text.
  func _entities(matching string: String) async throws -> [Entity]

  /// Every entity; those to offer if it does not know all.
  func _allEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// No.
  public static var _matchesStrings: Bool { false }

  /// No.
  public static var _isEnumerable: Bool { false }

  /// None.
  public func _entities(matching string: String) async throws -> [Entity] { [] }

  /// Those to offer.
  public func _allEntities() async throws -> [Entity] { try await suggestedEntities() }

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

extension EntityStringQuery {
  /// Yes.
  public static var _matchesStrings: Bool { true }

  /// The entities that a text may mean.
  public func _entities(matching string: String) async throws -> [Entity] { try await entities(matching: string) }
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
  /// Yes.
  public static var _isEnumerable: Bool { true }

  /// Every entity.
  public func _allEntities() async throws -> [Entity] { try await allEntities() }

  /// Those of all entities that have one of these ids, in the order asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let byID = Dictionary(try await allEntities().map { ($0.id, $0) }) { first, _ in first }
    return identifiers.compactMap { byID[$0] }
  }

  /// Every entity.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
