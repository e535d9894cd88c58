/// Names what a search of the system knows of things, as `\.displayName`. Nothing indexes here, so any name is one.
@dynamicMemberLookup
public struct _SearchableAttributes {
  /// An attribute: nothing.
  public subscript(dynamicMember name: String) -> String? { nil }
}

// The key path is never made: it says nothing here, and entities are made by the thousand.
extension EntityProperty {
  /// Declares a property that a search of the system would find.
  @inlinable
  public convenience init(indexingKey: @autoclosure () -> PartialKeyPath<_SearchableAttributes>) {
    self.init(title: nil)
  }

  /// Declares a property under a title that a search of the system would find.
  @inlinable
  public convenience init(
    title: LocalizedStringResource, indexingKey: @autoclosure () -> PartialKeyPath<_SearchableAttributes>
  ) {
    self.init(title: title)
  }

  /// Declares a property that a search of the system would find; `identifier` is its lasting name.
  @inlinable
  public convenience init(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: @autoclosure () -> PartialKeyPath<_SearchableAttributes>
  ) {
    self.init(title: title)
  }
}

/// Declares a property of an entity that is computed when it is read, and that a search of the system would find.
@attached(accessor, names: named(willSet))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<_SearchableAttributes>
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Declares a property of an entity that takes time to get, and that a search of the system would find.
@attached(accessor, names: named(willSet))
public macro DeferredProperty(
  title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<_SearchableAttributes>
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
