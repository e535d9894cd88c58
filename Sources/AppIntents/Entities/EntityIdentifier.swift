/// Which entity: its type and its id as text.
public struct EntityIdentifier: Sendable {
  /// The entity's type.
  public let entityType: any AppEntity.Type

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
    entityType = type
    typeName = Entity.typeName
    self.identifier = identifier.entityIdentifierString
  }
}

extension EntityIdentifier: Hashable {
  /// Whether both mean the same entity.
  public static func == (one: EntityIdentifier, other: EntityIdentifier) -> Bool {
    one.entityType == other.entityType && one.identifier == other.identifier
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}

extension EntityIdentifier: _IntentValue {}
