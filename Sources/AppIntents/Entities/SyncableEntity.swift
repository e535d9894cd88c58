/// An entity whose id is the same on all devices of a person.
public protocol SyncableEntity: AppEntity {}

/// An id of this device beside one that all devices of a person share; two are the same if they are it on this device.
public struct SyncableEntityIdentifier<
  LocalID: EntityIdentifierConvertible & Sendable, StableID: EntityIdentifierConvertible & Sendable
>: EntityIdentifierConvertible, Sendable {
  /// The id on this device.
  public let local: LocalID

  /// The id on all devices; `nil` where nobody has told it yet.
  public let stable: StableID?

  /// Makes an id of both.
  public init(local: LocalID, stable: StableID) {
    self.init(local, stable)
  }

  private init(_ local: LocalID, _ stable: StableID?) {
    (self.local, self.stable) = (local, stable)
  }

  /// The id on this device as text.
  public var entityIdentifierString: String { local.entityIdentifierString }

  /// The id of a text, which tells that on this device alone; `nil` if it is none. The query that fetches the entity knows the other.
  public static func entityIdentifier(for entityIdentifierString: String) -> SyncableEntityIdentifier? {
    LocalID.entityIdentifier(for: entityIdentifierString).map { SyncableEntityIdentifier($0, nil) }
  }
}

extension SyncableEntityIdentifier where LocalID == StableID {
  /// Makes an id that is the same everywhere.
  public init(id: LocalID) {
    self.init(local: id, stable: id)
  }
}

extension SyncableEntityIdentifier: Hashable {
  /// Whether both are the same on this device.
  public static func == (left: SyncableEntityIdentifier, right: SyncableEntityIdentifier) -> Bool {
    left.entityIdentifierString == right.entityIdentifierString
  }

  /// Hashes what is the same on this device.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entityIdentifierString)
  }
}
