/// A search for entities by their properties, as data.
package struct EntitySearch: Sendable, Hashable {
  /// How a property is compared.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It is the value.
    case equalTo
    /// It is not the value.
    case notEqualTo
    /// It contains the value.
    case contains
    /// It begins with the value.
    case hasPrefix
    /// It ends with the value.
    case hasSuffix
    /// It is less than the value.
    case lessThan
    /// It is the value or less.
    case lessThanOrEqualTo
    /// It is greater than the value.
    case greaterThan
    /// It is the value or greater.
    case greaterThanOrEqualTo
    /// It lies between two values.
    case isBetween
  }

  /// A property, and what it is compared with.
  package struct Comparison: Sendable, Hashable {
    /// The name of the property.
    package var property: String

    /// How it is compared.
    package var kind: Kind

    /// What it is compared with: one value, or two.
    package var values: [IntentValue]

    /// Makes a comparison.
    package init(_ property: String, _ kind: Kind, _ values: IntentValue...) {
      self.property = property
      self.kind = kind
      self.values = values
    }
  }

  /// A property by which the entities are sorted.
  package struct Order: Sendable, Hashable {
    /// The name of the property.
    package var property: String

    /// Whether the least comes first.
    package var isAscending: Bool

    /// Makes an order.
    package init(_ property: String, ascending: Bool = true) {
      self.property = property
      isAscending = ascending
    }
  }

  /// What entities must be.
  package var comparisons: [Comparison]

  /// Whether they must be all of it; else one is enough.
  package var isForAll: Bool

  /// The order in which they are wanted.
  package var order: [Order]

  /// The greatest number of them; `nil` for all.
  package var limit: Int?

  /// Makes a search.
  package init(_ comparisons: [Comparison], all isForAll: Bool = true, order: [Order] = [], limit: Int? = nil) {
    self.comparisons = comparisons
    self.isForAll = isForAll
    self.order = order
    self.limit = limit
  }
}

/// A query's search by properties; opaque outside the package.
public struct _EntityPropertySearch<Entity: AppEntity>: Sendable {
  /// Finds entities.
  let find: @Sendable (EntitySearch) async throws -> [Entity]
}
