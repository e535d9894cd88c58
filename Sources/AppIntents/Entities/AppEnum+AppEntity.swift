extension AppEnum where Self: AppEntity {
  /// By raw value, as of any other enum.
  public static var _ownCoding: _IntentValueCoding<Self> { caseCoding }

  /// How the case is shown.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue.description)
  }

  /// The name of the case.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
