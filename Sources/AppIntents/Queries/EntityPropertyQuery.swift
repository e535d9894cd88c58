/// Finds entities by the values of their properties.
public protocol EntityPropertyQuery: EntityQuery {
  /// What the app makes of one comparison, such as a predicate.
  associatedtype ComparatorMappingType

  /// The properties by which entities are found, and how each is compared.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }

  /// The properties by which entities are sorted.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }

  /// What the query says of the search that follows from it.
  static var findIntentDescription: IntentDescription? { get }

  /// The entities that fit all comparisons, or one of them, in the order asked for, and no more than `limit`.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// The properties by which entities are found.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>

  /// One of them.
  public typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>

  /// The properties by which entities are sorted.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>

  /// One of them.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>

  /// An order.
  public typealias Sort<Sorted: AppEntity> = EntityQuerySort<Sorted>

  /// Whether all comparisons must fit or one.
  public typealias ComparatorMode = EntityQueryComparatorMode

  /// None.
  public static var findIntentDescription: IntentDescription? { nil }

  /// By properties.
  public static var _propertySearch: _EntityPropertySearch<Entity>? {
    _EntityPropertySearch { search in
      let query = try Entity.checkedQuery()
      guard let query = query as? Self else { return [] }
      return try await query.found(by: search)
    }
  }

  private func found(by search: EntitySearch) async throws -> [Entity] {
    let known = Self.properties.properties
    let sample = try await _allEntities().first
    guard let sample else { return [] }
    var comparators: [ComparatorMappingType] = []
    for comparison in search.comparisons {
      guard let property = known.first(where: { $0.name(in: sample) == comparison.property }) else {
        throw EntitySearchError.unknownProperty(comparison.property, of: Entity.typeName)
      }
      comparators.append(try await property.mapping(of: comparison, entity: Entity.typeName))
    }
    let sorting = try search.order.map { order in
      guard let option = Self.sortingOptions.properties.first(where: { $0.name(in: sample) == order.property }) else {
        throw EntitySearchError.notSortable(order.property, of: Entity.typeName)
      }
      return EntityQuerySort(path: option.path, order: order.isAscending ? .ascending : .descending)
    }
    return try await entities(
      matching: comparators, mode: search.isForAll ? .and : .or, sortedBy: sorting, limit: search.limit
    )._values
  }
}

/// Whether all comparisons must fit or one.
public enum EntityQueryComparatorMode: Sendable, Hashable {
  /// All.
  case and
  /// One.
  case or
}

/// An order in which entities are wanted.
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  /// Upwards or downwards.
  public enum Ordering: Sendable, Hashable {
    /// The least first.
    case ascending
    /// The greatest first.
    case descending
  }

  /// Upwards or downwards.
  public let order: Ordering

  // A key path is immutable, and one to a wrapper captures nothing.
  nonisolated(unsafe) private let path: PartialKeyPath<Entity>

  /// Makes an order.
  init(path: PartialKeyPath<Entity>, order: Ordering) {
    self.path = path
    self.order = order
  }

  /// The property, such as `\.$title`.
  public var by: PartialKeyPath<Entity> { path }
}

/// The properties by which entities are found.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  /// The properties.
  let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Lists properties, one a line.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryPropertyDeclaration<
      Entity, ComparatorMappingType
    >]
  ) {
    self.properties = properties()
  }
}

/// Lists the properties by which entities are found.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// A property.
  public typealias Property = EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>

  /// One property.
  public static func buildExpression<PropertyType>(
    _ property: EntityQueryProperty<Entity, PropertyType, ComparatorMappingType>
  ) -> Property { property.declaration }

  /// All lines.
  public static func buildBlock(_ properties: Property...) -> [Property] { properties }
}

/// The properties by which entities are sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// The properties.
  let properties: [EntityQuerySortableByProperty<Entity>]

  /// Lists nothing.
  public init() {
    properties = []
  }

  /// Lists properties, one a line.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    properties = content()
  }

  /// The property at a place of the list.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { properties[index] }
}

/// Lists the properties by which entities are sorted.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// One property.
  public static func buildExpression(
    _ property: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { property }

  /// All lines.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property by which entities are sorted; use it as `SortableBy`.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  // A key path is immutable, and one to a wrapper captures nothing.
  /// The property.
  nonisolated(unsafe) let path: PartialKeyPath<Entity>

  /// The name of the property, as an entity stores it.
  private let find: @Sendable (Entity) -> String?

  /// Sorts by a property.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
    path = keyPath
    let path = WrapperPath(keyPath)
    find = { $0.name(of: $0[keyPath: path.path]) }
  }

  /// The name of the property.
  func name(in entity: Entity) -> String? { find(entity) }
}

extension AppEntity {
  /// The name of the property that a wrapper of this entity stands for.
  func name<Value>(of property: EntityProperty<Value>) -> String? {
    var found: String?
    StoredWrappers.visit(self) { name, object in
      if object === property { found = name }
    }
    return found
  }
}

extension EntityPropertyQuery where Self: EnumerableEntityQuery {
  /// None.
  public static var findIntentDescription: IntentDescription? { nil }
}
