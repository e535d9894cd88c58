/// A type that a parameter, a property of an entity or a result can have.
public protocol _IntentValue: Sendable {
  /// One value: the element of a list, what an optional holds.
  associatedtype ValueType: _IntentValue = Self

  /// What an optional holds; every other type itself.
  associatedtype UnwrappedType: _IntentValue = Self

  /// The type itself: what a class that is not final can say of itself only in this way.
  associatedtype _Itself: Sendable = Self

  /// How the type goes to and from data.
  static var _ownCoding: _IntentValueCoding<_Itself> { get }

  /// The value of this type that holds `value`.
  static func _wrap(_ value: UnwrappedType) -> _Itself

  /// What the value holds; `nil` for an empty optional.
  var _unwrapped: UnwrappedType? { get }

  /// The value that stands for “none”, if the type has one: an optional is never required.
  static var _empty: Self? { get }

  /// Writes that value into memory for one that has none yet; tells whether there is one.
  static func _initializeEmpty(_ memory: UnsafeMutableRawPointer) -> Bool
}

extension _IntentValue {
  /// None: only optionals have such a value.
  @inlinable
  public static var _empty: Self? { nil }

  /// Writes nothing: only optionals have a value that stands for “none”.
  public static func _initializeEmpty(_ memory: UnsafeMutableRawPointer) -> Bool { false }

  /// How the type goes to and from data.
  public static var _coding: _IntentValueCoding<Self> {
    guard let coding = _ownCoding as? _IntentValueCoding<Self> else {
      preconditionFailure("\(Self.self) is a subclass of the entity \(_Itself.self), which is what can be asked for.")
    }
    return coding
  }

  /// A type that only code can set.
  public static var _ownCoding: _IntentValueCoding<Self> {
    _IntentValueCoding(kind: .unsupported(unqualifiedName(of: Self.self)), encode: { _ in nil }) { _ in
      throw IntentValueCodingError.mismatch
    }
  }
}

extension _IntentValue where UnwrappedType == Self {
  /// The value itself.
  public static func _wrap(_ value: Self) -> Self { value }

  /// The value itself.
  public var _unwrapped: Self? { self }
}

/// How a type goes to and from data; opaque outside the package.
public struct _IntentValueCoding<Value: Sendable>: Sendable {
  /// The kind of the type.
  package var kind: ValueKind

  /// The entity type that is mentioned.
  package var entity: (@Sendable () -> EntityDescriptor)?

  /// The enum that is mentioned.
  package var enumeration: (@Sendable () -> EnumDescriptor)?

  /// What each case of a union takes, in the order to try; empty for any other type.
  package var cases: [UnionCaseKind] = []

  /// The value as data; `nil` for none, and for types that have no data.
  package var encode: @Sendable (Value) -> IntentValue?

  /// The value of data; throws `IntentValueCodingError`, or what a query throws.
  package var decode: @Sendable (IntentValue) async throws -> Value

  /// Values of data at once, if that is cheaper than one by one.
  package var decodeAll: (@Sendable ([IntentValue]) async throws -> [Value])?

  /// Makes a coding.
  package init(
    kind: ValueKind, encode: @escaping @Sendable (Value) -> IntentValue?,
    decode: @escaping @Sendable (IntentValue) async throws -> Value
  ) {
    self.kind = kind
    self.encode = encode
    self.decode = decode
  }
}

extension _IntentValueCoding {
  /// Every entity type that is mentioned.
  var entities: [EntityDescriptor] { (cases.isEmpty ? [entity] : cases.map(\.entity)).compactMap { $0?() } }

  /// Every enum that is mentioned.
  var enumerations: [EnumDescriptor] {
    (cases.isEmpty ? [enumeration] : cases.map(\.enumeration)).compactMap { $0?() }
  }

  /// Makes a coding of a plain value; `decode` gives `nil` for data of another kind.
  init(
    _ kind: ValueKind, _ encode: @escaping @Sendable (Value) -> IntentValue,
    _ decode: @escaping @Sendable (IntentValue) -> Value?
  ) {
    self.init(kind: kind, encode: { encode($0) }) { value in
      guard let decoded = decode(value) else { throw IntentValueCodingError.mismatch }
      return decoded
    }
  }
}

/// What a case of a union takes.
package struct UnionCaseKind: Sendable {
  /// The kind of its value.
  package var kind: ValueKind

  /// The entity type that is mentioned.
  var entity: (@Sendable () -> EntityDescriptor)?

  /// The enum that is mentioned.
  var enumeration: (@Sendable () -> EnumDescriptor)?
}

/// Why data is no value of a type.
enum IntentValueCodingError: Error {
  /// Data of another kind.
  case mismatch
  /// The entity is gone.
  case vanished(EntityReference)
}
