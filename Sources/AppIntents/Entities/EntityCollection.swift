/// Entities by their ids, fetched when they are wanted.
public struct EntityCollection<Entity: AppEntity>: Sendable {
  /// The ids, in their order.
  public var identifiers: [Entity.ID]

  /// The entities that it was made of.
  private var known: [Entity.ID: Entity] = [:]

  /// Makes a collection of ids.
  public init(identifiers: [Entity.ID] = []) {
    self.identifiers = identifiers
  }

  /// Makes a collection of entities, which then need not be fetched.
  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
    known = Dictionary(entities.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The entities; those that are unknown are asked of the type's query, and left out if it has none.
  public func resolvedEntities() async throws -> [Entity] {
    let unknown = identifiers.filter { known[$0] == nil }
    var all = known
    if !unknown.isEmpty {
      for entity in try await Entity.checkedQuery().entities(for: unknown) { all[entity.id] = entity }
    }
    return identifiers.compactMap { all[$0] }
  }
}

extension EntityCollection: RandomAccessCollection {
  /// The place of the first id.
  public var startIndex: Int { identifiers.startIndex }

  /// The place behind the last id.
  public var endIndex: Int { identifiers.endIndex }

  /// The id at a place.
  public subscript(position: Int) -> Entity.ID { identifiers[position] }

  /// Adds an entity, which then need not be fetched.
  public mutating func append(_ entity: Entity) {
    identifiers.append(entity.id)
    known[entity.id] = entity
  }

  /// Adds an id.
  public mutating func append(_ identifier: Entity.ID) {
    identifiers.append(identifier)
  }

  /// Adds entities, which then need not be fetched.
  public mutating func append(contentsOf entities: [Entity]) {
    for entity in entities { append(entity) }
  }

  /// Adds ids.
  public mutating func append(contentsOf identifiers: [Entity.ID]) {
    self.identifiers += identifiers
  }
}

extension EntityCollection: _IntentValue {
  /// A list of references; the entities are not fetched.
  public static var _ownCoding: _IntentValueCoding<EntityCollection<Entity>> {
    var coding = _IntentValueCoding<EntityCollection<Entity>>(
      .list(.entity(Entity.typeName)),
      { collection in .list(collection.identifiers.map { .entity(collection.reference(to: $0)) }) },
      { value in
        let values = if case .list(let values) = value { values } else { [value] }
        let ids = values.map { value -> Entity.ID? in
          guard case .entity(let reference) = value, reference.typeName == Entity.typeName else { return nil }
          return Entity.ID.entityIdentifier(for: reference.id)
        }
        let found = ids.compactMap { $0 }
        return found.count == ids.count ? EntityCollection(identifiers: found) : nil
      })
    coding.entity = { EntityDescriptor(Entity.self) }
    return coding
  }

  /// An entity as data: shown as it shows itself if it is known, else by its id.
  private func reference(to id: Entity.ID) -> EntityReference {
    known[id]?.reference
      ?? EntityReference(
        typeName: Entity.typeName, id: id.entityIdentifierString,
        display: DisplayText(title: id.entityIdentifierString))
  }
}
