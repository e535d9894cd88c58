/// An entity that a search of the system finds, where the system has one. Its `attributeSet` belongs to CoreSpotlight, and is
/// not looked at here.
public protocol IndexedEntity: AppEntity {
  /// Whether the search leaves it out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// No.
  public var hideInSpotlight: Bool { false }
}

/// A query whose entities the system may ask for to index them anew. Nothing indexes here.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {}
