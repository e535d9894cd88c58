/// What an ``IncrementalEntityQuery`` tells: all entities, or those that have changed.
///
/// Of any type, since what a query finds follows from its functions: the compiler looks at them before it knows what is an entity.
public struct EntityChanges<Entity> {
  /// Whether these are all entities; otherwise those that are not among them are as they were.
  let isWhole: Bool
  /// The entities, with the places that they were given.
  let entities: [(entity: Entity, place: Int?)]
  /// The ids of entities that are gone, as text.
  let removed: [String]
  /// What the query wants to be asked with the next time.
  let mark: String
}

extension EntityChanges: Sendable where Entity: Sendable {}

extension EntityChanges where Entity: AppEntity {
  /// All entities that the query lists, in their order.
  ///
  /// Of those with one place the one that came first stands first, and `Int.max` is none.
  ///
  /// `mark` is handed to the query the next time, and means what the query wants. `place` says where an entity stands in the order; it is needed
  /// where one that comes later may stand before others.
  public static func all(_ entities: [Entity], mark: String, place: ((Entity) -> Int)? = nil) -> Self {
    Self(isWhole: true, entities: entities.map { ($0, place?($0)) }, removed: [], mark: mark)
  }

  /// Entities that are new or look otherwise, and the ids of those that are gone; in any order, and any may be unknown.
  ///
  /// Without a `place` those that are known keep theirs, and new ones stand behind all others.
  public static func changed(
    _ entities: [Entity], removed: [Entity.ID] = [], mark: String, place: ((Entity) -> Int)? = nil
  ) -> Self {
    // A key path would be made anew each time, since the type of the entity is a parameter.
    let removed = removed.map { $0.entityIdentifierString }
    return Self(isWhole: false, entities: entities.map { ($0, place?($0)) }, removed: removed, mark: mark)
  }
}
