/// An id that can be written as text and read back.
public protocol EntityIdentifierConvertible {
  /// The id as text.
  var entityIdentifierString: String { get }

  /// The id of a text; `nil` if it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension UUID: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String { uuidString }

  /// The id of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {
  /// The id itself.
  public var entityIdentifierString: String { self }

  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String { String(self) }

  /// The id of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}
