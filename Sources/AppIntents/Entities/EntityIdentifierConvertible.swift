/// An id that can be written as text and read back.
public protocol EntityIdentifierConvertible {
  /// The id as text.
  var entityIdentifierString: String { get }

  /// The id of a text; `nil` if it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension UUID: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String {
    // What `uuidString` says, without the C library's `printf`: every name that is listed has one.
    String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      let bytes = uuid
      withUnsafeBytes(of: bytes) { bytes in
        for (index, byte) in bytes.enumerated() {
          if index == 4 || index == 6 || index == 8 || index == 10 {
            text[place] = UInt8(ascii: "-")
            place += 1
          }
          text[place] = digit(byte >> 4)
          text[place + 1] = digit(byte & 15)
          place += 2
        }
      }
      return place
    }
  }

  /// The id of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A hexadecimal digit.
private func digit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
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
