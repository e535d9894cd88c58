/// How a property of an entity is compared, and what the app makes of it.
public protocol EntityQueryComparator<PropertyType, ComparatorMappingType>: Sendable {
  /// The type of the property.
  associatedtype PropertyType: _IntentValue

  /// What the app makes of it.
  associatedtype ComparatorMappingType

  /// The comparison; opaque outside the package.
  var _comparison: _EntityQueryComparison<ComparatorMappingType> { get }
}

/// A comparison, whatever the type of the property.
public struct _EntityQueryComparison<ComparatorMappingType>: Sendable {
  /// How it is compared.
  let kind: EntitySearch.Kind

  /// What the app makes of it, of values as data.
  let map: @Sendable ([IntentValue]) async throws -> ComparatorMappingType

  /// Makes a comparison with one value.
  init<Input>(
    _ kind: EntitySearch.Kind, _ coding: _IntentValueCoding<Input>,
    _ transform: @escaping @Sendable (Input) -> ComparatorMappingType
  ) {
    self.kind = kind
    map = { values in
      guard let first = values.first else { throw IntentValueCodingError.mismatch }
      return transform(try await coding.decode(first))
    }
  }

  /// Makes a comparison with two values.
  init<Input>(
    _ kind: EntitySearch.Kind, _ coding: _IntentValueCoding<Input>,
    between transform: @escaping @Sendable (Input, Input) -> ComparatorMappingType
  ) {
    self.kind = kind
    map = { values in
      guard values.count == 2 else { throw IntentValueCodingError.mismatch }
      return transform(try await coding.decode(values[0]), try await coding.decode(values[1]))
    }
  }
}

/// Finds entities whose property is a value.
public final class EqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType: Equatable {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.equalTo, PropertyType._coding, mappingTransform)
  }
}

/// Finds entities whose property is not a value.
public final class NotEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType: Equatable {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.notEqualTo, PropertyType._coding, mappingTransform)
  }
}

/// Finds entities whose property begins with a text.
public final class HasPrefixComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType.UnwrappedType == String {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.hasPrefix, String._coding, mappingTransform)
  }
}

/// Finds entities whose property ends with a text.
public final class HasSuffixComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType.UnwrappedType == String {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.hasSuffix, String._coding, mappingTransform)
  }
}

/// Finds entities whose property is less than a value.
public final class LessThanComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType.UnwrappedType: Comparable {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.lessThan, PropertyType.UnwrappedType._coding, mappingTransform)
  }
}

/// Finds entities whose property is a value or less.
public final class LessThanOrEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType.UnwrappedType: Comparable {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.lessThanOrEqualTo, PropertyType.UnwrappedType._coding, mappingTransform)
  }
}

/// Finds entities whose property is greater than a value.
public final class GreaterThanComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType.UnwrappedType: Comparable {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.greaterThan, PropertyType.UnwrappedType._coding, mappingTransform)
  }
}

/// Finds entities whose property is a value or greater.
public final class GreaterThanOrEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
where PropertyType.UnwrappedType: Comparable {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    _comparison = _EntityQueryComparison(.greaterThanOrEqualTo, PropertyType.UnwrappedType._coding, mappingTransform)
  }
}

/// Finds entities whose property lies between two values.
public final class IsBetweenComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator
where PropertyType.UnwrappedType: Comparable {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison; the closure makes of the value what the query is asked with.
  public init(
    mappingTransform:
      @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    _comparison = _EntityQueryComparison(.isBetween, PropertyType.UnwrappedType._coding, between: mappingTransform)
  }
}

/// Finds entities whose property contains a text, or one element.
public final class ContainsComparator<PropertyType: _IntentValue, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison.
  public let _comparison: _EntityQueryComparison<ComparatorMappingType>

  /// Makes a comparison of texts; the closure makes of the text what the query is asked with.
  public init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String {
    _comparison = _EntityQueryComparison(.contains, String._coding, mappingTransform)
  }

  /// Makes a comparison of lists; the closure makes of the element what the query is asked with.
  public init<Element: _IntentValue>(mappingTransform: @escaping @Sendable (Element) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == [Element] {
    _comparison = _EntityQueryComparison(.contains, Element._coding, mappingTransform)
  }
}
