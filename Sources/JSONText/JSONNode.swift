/// A JSON value and where it begins in its text.
package struct JSONNode: Sendable, Hashable {
  /// What a JSON value can be.
  package enum Value: Sendable, Hashable {
    /// The word `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as it is written, so that no digit of it is lost.
    case number(String)
    /// A string with its escapes resolved.
    case string(String)
    /// The elements in order.
    case array([JSONNode])
    /// The members in order.
    case object(JSONObject)
  }

  /// The value.
  package let value: Value

  /// Where the value begins.
  package let position: JSONPosition

  /// Makes a node.
  package init(_ value: Value, at position: JSONPosition) {
    self.value = value
    self.position = position
  }
}

extension JSONNode {
  /// Whether this is `null`.
  package var isNull: Bool { value == .null }

  /// The string; `nil` for any other kind.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; `nil` for any other kind and for a number too large for a `Double`.
  package var number: Double? {
    guard case .number(let text) = value, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The number if it is whole (`3`, also `3.0`) and fits; else `nil`.
  package var integer: Int? {
    guard case .number(let text) = value else { return nil }
    if let integer = Int(text) { return integer }
    // Digits alone that are no Int are too large; through a Double they would come back rounded.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }) else { return nil }
    return Double(text).flatMap { Int(exactly: $0) }
  }

  /// The truth value; `nil` for any other kind.
  package var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The elements; `nil` for any other kind.
  package var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The object; `nil` for any other kind.
  package var object: JSONObject? {
    if case .object(let object) = value { object } else { nil }
  }

  /// The member of that name; `nil` if there is none or this is no object.
  package subscript(key: String) -> JSONNode? { object?[key] }

  /// What the value is, for a message: `a string`, `an object`.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
