/// An entity of which there is one only, such as the app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// The name of the type, since there is one only.
  public var id: String { Self.typeName }

  /// What its type is called.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

/// Gives the one entity of a type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  /// The type of the entity.
  associatedtype Unique where Unique == Entity

  /// The entity.
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The one entity, as a list.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query that gives the one entity which a closure makes.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private struct MissingProviderError: Error, CustomStringConvertible {
    var description: String {
      "The query of the one \(Entity.typeName) was made without a provider. Make it with UniqueAppEntityProvider { … }."
    }
  }

  private let provide: @Sendable () async throws -> Entity

  /// Makes a query of a closure that gives the entity.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    provide = provider
  }

  /// Makes a query that throws, since it has nothing to give.
  public init() {
    provide = { throw MissingProviderError() }
  }

  /// The entity.
  public func uniqueEntity() async throws -> Entity { try await provide() }
}
