/// Which entity: the name of its type and its id as text.
public struct EntityIdentifier: Sendable, Hashable {
  /// The name of the entity's type.
  package let typeName: String

  /// The id as text.
  public let identifier: String

  /// The identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// The identifier of the entity of a type with an id.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    typeName = Entity.typeName
    self.identifier = identifier.entityIdentifierString
  }
}
