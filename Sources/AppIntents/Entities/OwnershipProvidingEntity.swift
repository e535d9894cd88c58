/// An entity that tells who else has it.
public protocol OwnershipProvidingEntity: AppEntity {
  /// Who has it besides the person.
  var ownership: EntityOwnership { get }
}

/// Who has an entity besides the person.
public struct EntityOwnership: OptionSet, Sendable, Hashable {
  /// The states as bits.
  public let rawValue: Int

  /// Makes a set of states.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Those with whom the person shares it.
  public static let shared = EntityOwnership(rawValue: 1)

  /// Anybody.
  public static let `public` = EntityOwnership(rawValue: 2)

  /// Nobody knows.
  public static let unknown = EntityOwnership(rawValue: 4)
}
