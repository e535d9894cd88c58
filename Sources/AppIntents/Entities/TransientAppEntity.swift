/// Something that lives in a result only: no query finds it, and it needs no id.
public protocol TransientAppEntity: AppEntity {
  /// Makes one, to be filled.
  init()
}

extension TransientAppEntity {
  /// A query that finds nothing.
  public static var defaultQuery: _TransientEntityQuery<Self> { _TransientEntityQuery() }
}

extension TransientAppEntity {
  /// An id that copies share, made of the properties; without properties the same for all of the type.
  public var id: UUID {
    var first = Hasher()
    var second = Hasher()
    first.combine(Self.typeName)
    second.combine(1)
    StoredWrappers.visit(self) { _, object in
      first.combine(ObjectIdentifier(object))
      second.combine(ObjectIdentifier(object))
    }
    let (high, low) = (UInt64(bitPattern: Int64(first.finalize())), UInt64(bitPattern: Int64(second.finalize())))
    let bytes =
      (0..<8).map { UInt8(truncatingIfNeeded: high >> (8 * $0)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: low >> (8 * $0)) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

/// The query of entities that nothing finds.
public struct _TransientEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// Makes a query.
  public init() {}

  /// None.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }

  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}
