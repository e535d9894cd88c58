/// A property by which entities are found, and how it is compared; use it as `Property`.
public final class EntityQueryProperty<Entity: AppEntity, PropertyType: _IntentValue, ComparatorMappingType>: Sendable {
  /// The property, whatever its type.
  let declaration: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>

  /// Lists the comparisons for a property, one a line.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<PropertyType>>,
    @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType> comparators: () ->
      [_EntityQueryComparison<ComparatorMappingType>]
  ) {
    let path = WrapperPath(keyPath)
    declaration = EntityQueryPropertyDeclaration(comparisons: comparators()) { $0.name(of: $0[keyPath: path.path]) }
  }
}

/// A property by which entities are found, whatever its type.
public struct EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType>: Sendable {
  private let comparisons: [_EntityQueryComparison<ComparatorMappingType>]
  private let find: @Sendable (Entity) -> String?

  /// Makes a property; `find` tells its name, as an entity stores it.
  init(
    comparisons: [_EntityQueryComparison<ComparatorMappingType>], find: @escaping @Sendable (Entity) -> String?
  ) {
    self.comparisons = comparisons
    self.find = find
  }

  /// The name of the property, as an entity stores it.
  func name(in entity: Entity) -> String? { find(entity) }

  /// What the app makes of a comparison.
  func mapping(of wanted: EntitySearch.Comparison, entity: String) async throws -> ComparatorMappingType {
    guard let comparison = comparisons.first(where: { $0.kind == wanted.kind }) else {
      throw EntitySearchError.notComparable(wanted.property, of: entity, wanted.kind)
    }
    do {
      return try await comparison.map(wanted.values)
    } catch is IntentValueCodingError {
      throw EntitySearchError.wrongValue(wanted.property, of: entity, wanted.values)
    }
  }
}

/// Lists the comparisons for a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<PropertyType: _IntentValue, ComparatorMappingType> {
  /// A comparison.
  public typealias Comparison = _EntityQueryComparison<ComparatorMappingType>

  /// One comparison.
  public static func buildExpression<Comparator: EntityQueryComparator>(_ comparator: Comparator) -> Comparison
  where Comparator.PropertyType == PropertyType, Comparator.ComparatorMappingType == ComparatorMappingType {
    comparator._comparison
  }

  /// All lines.
  public static func buildBlock(_ comparisons: Comparison...) -> [Comparison] { comparisons }
}

/// What is wrong with a search by properties.
enum EntitySearchError: Error, Sendable {
  /// The query has no such property.
  case unknownProperty(String, of: String)
  /// The query does not sort by the property.
  case notSortable(String, of: String)
  /// The query does not compare the property so.
  case notComparable(String, of: String, EntitySearch.Kind)
  /// The property takes other values.
  case wrongValue(String, of: String, [IntentValue])
}

extension EntitySearchError: CustomStringConvertible {
  /// The error as a sentence for a log.
  var description: String {
    switch self {
    case .unknownProperty(let name, let entity): "A search for \(entity) knows no property “\(name)”."
    case .notSortable(let name, let entity): "A search for \(entity) cannot be sorted by “\(name)”."
    case .notComparable(let name, let entity, let kind):
      "A search for \(entity) does not compare “\(name)” by “\(kind.rawValue)”."
    case .wrongValue(let name, let entity, let values):
      "A search for \(entity) cannot compare “\(name)” with \(values.map(\.description).joined(separator: ", "))."
    }
  }
}
