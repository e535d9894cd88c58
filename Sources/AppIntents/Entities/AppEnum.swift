/// A fixed set of values that people call by name.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {}

/// A type whose cases have names for people.
public protocol CaseDisplayRepresentable: Hashable, CustomLocalizedStringResourceConvertible {
  /// How each case is shown and said.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// By raw value.
  public static var _ownCoding: _IntentValueCoding<Self> { caseCoding }

  /// By raw value; apart, since what is an entity too has two such.
  static var caseCoding: _IntentValueCoding<Self> {
    var coding = _IntentValueCoding<Self>(.enumeration(typeName), { .enumeration($0.reference()) }) { value in
      guard case .enumeration(let reference) = value, reference.typeName == typeName else { return nil }
      return RawValue(reference.rawValue).flatMap(Self.init(rawValue:))
    }
    coding.enumeration = { EnumDescriptor(Self.self) }
    return coding
  }

  /// The name of the case, its raw value if it has none.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(verbatim: rawValue.description)
  }

  /// The name by which references know the type.
  static var typeName: String { unqualifiedName(of: Self.self) }

  /// The case as data, in the language of the running session.
  func reference() -> EnumReference {
    let raw = rawValue.description
    let display = Self.caseDisplayRepresentations[self]?.rendered() ?? DisplayText(title: raw)
    return EnumReference(typeName: Self.typeName, rawValue: raw, display: display)
  }
}
