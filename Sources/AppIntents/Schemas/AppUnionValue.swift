/// A value that is of one of several types; `@UnionValue` makes one of an enum.
public protocol AppUnionValue: _IntentValue, TypeDisplayRepresentable where ValueType == Self, UnwrappedType == Self {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// How each case is shown and said.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }

  /// The cases, in the order to try.
  static var _unionCases: [_UnionCase<Self>] { get }
}

/// The cases of a union without their values.
public protocol AppUnionValueCasesProviding: AppEnum {
  /// The union.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
  /// What the union is called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { UnionValue.typeDisplayRepresentation }

  /// What the cases of the union are called.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { UnionValue.caseDisplayRepresentations }
}

/// A case of a union: how it goes to and from data; opaque outside the package.
public struct _UnionCase<Union: Sendable>: Sendable {
  /// The case's name.
  let name: String

  /// How its value goes to and from data, as the union.
  let coding: _IntentValueCoding<Union>

  /// Makes a case of how a value becomes the union, and the union the value.
  public init<Value: _IntentValue>(
    _ name: String, _ make: @escaping @Sendable (Value) -> Union, _ value: @escaping @Sendable (Union) -> Value?
  ) {
    self.name = name
    let inner = Value._coding
    var coding = _IntentValueCoding<Union>(kind: inner.kind, encode: { value($0).flatMap(inner.encode) }) {
      make(try await inner.decode($0))
    }
    coding.entity = inner.entity
    coding.enumeration = inner.enumeration
    self.coding = coding
  }
}

extension AppUnionValue {
  /// What the type's name says.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: spokenName(of: Self.self))
  }

  /// What the names of the cases say.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    Dictionary(
      Cases.allCases.map { ($0, DisplayRepresentation(stringLiteral: spokenWords($0.rawValue.description))) }
    ) { first, _ in first }
  }

  /// By the first case that takes the data.
  public static var _ownCoding: _IntentValueCoding<Self> {
    let cases = _unionCases.map(\.coding)
    let kind = cases.first?.kind ?? .unsupported(unqualifiedName(of: Self.self))
    var coding = _IntentValueCoding<Self>(
      kind: kind, encode: { value in cases.lazy.compactMap { $0.encode(value) }.first },
      decode: { data in
        for one in cases {
          do {
            return try await one.decode(data)
          } catch IntentValueCodingError.mismatch { continue }
        }
        throw IntentValueCodingError.mismatch
      })
    coding.cases = cases.map { UnionCaseKind(kind: $0.kind, entity: $0.entity, enumeration: $0.enumeration) }
    coding.entity = cases.lazy.compactMap(\.entity).first
    coding.enumeration = cases.lazy.compactMap(\.enumeration).first
    return coding
  }
}
