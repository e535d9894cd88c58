/// Finds entities by id, and suggests some.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// What it finds.
  associatedtype Entity: AppEntity where Entity == Result.Result

  /// Entities as they are offered: a list, or an `ItemCollection`.
  associatedtype Result = [Entity]

  /// Makes a query.
  init()

  /// The entities of these ids; an id that is unknown is left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Entities to offer when one is asked for, best first.
  func suggestedEntities() async throws -> Result

  // What a query can besides: a cast to one of the protocols below would look through every conformance of the program.

  /// Whether it finds entities by a text.
  static var _matchesStrings: Bool { get }

  /// Whether it knows all its entities.
  static var _isEnumerable: Bool { get }

  /// Entities to offer.
  func _suggestedEntities() async throws -> [IntentItem<Entity>]

  /// The entities that a text may mean; none if it finds none by a text.
  func _entities(matching string: String) async throws -> [Entity]

  /// How it finds entities by their properties; `nil` if it does not.
  static var _propertySearch: _EntityPropertySearch<Entity>? { get }

  /// Every entity; those to offer if it does not know all.
  func _allEntities() async throws -> [Entity]

  /// What has changed since a mark; `nil` if it cannot tell.
  func _changes(since mark: String?) async throws -> EntityChanges<Entity>?
}

extension EntityQuery {
  /// No.
  public static var _matchesStrings: Bool { false }

  /// No.
  public static var _isEnumerable: Bool { false }

  /// Not at all.
  public static var _propertySearch: _EntityPropertySearch<Entity>? { nil }

  /// None.
  public func _entities(matching string: String) async throws -> [Entity] { [] }

  /// Those to offer.
  public func _allEntities() async throws -> [Entity] { try await suggestedEntities()._values }

  /// Those to offer, as the query shows them.
  public func _suggestedEntities() async throws -> [IntentItem<Entity>] { try await suggestedEntities()._items }

  /// It cannot tell.
  public func _changes(since mark: String?) async throws -> EntityChanges<Entity>? { nil }

  /// Those to offer.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text that a person said.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that `string` may mean, best first.
  func entities(matching string: String) async throws -> Result
}

extension EntityStringQuery {
  /// Yes.
  public static var _matchesStrings: Bool { true }

  /// The entities that a text may mean.
  public func _entities(matching string: String) async throws -> [Entity] {
    try await entities(matching: string)._values
  }
}

/// Knows all its entities, and there are few enough to list.
public protocol EnumerableEntityQuery: EntityQuery {
  // Declared again so that the type is known from the functions below alone.
  /// What it finds.
  associatedtype Entity

  /// Every entity.
  func allEntities() async throws -> Result

  // Asked for twice so that `Entity` follows from a list of entities alone.
  /// Every entity as a list; follows from the other.
  func allEntities() async throws -> [Entity]

  /// What the query says of the search that follows from it.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// Yes.
  public static var _isEnumerable: Bool { true }

  /// None.
  public static var findIntentDescription: IntentDescription? { nil }

  /// Every entity as a list.
  @_disfavoredOverload
  public func allEntities() async throws -> [Entity] {
    let all: Result = try await allEntities()
    return all._values
  }

  /// Every entity.
  public func _allEntities() async throws -> [Entity] { try await all() }

  private func all() async throws -> [Entity] {
    let all: Result = try await allEntities()
    return all._values
  }

  /// Those of all entities that have one of these ids, in the order asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let byID = Dictionary(try await all().map { ($0.id, $0) }) { first, _ in first }
    return identifiers.compactMap { byID[$0] }
  }

  /// Every entity.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}
