/// A case of an enum as data. Equal by type and raw value alone.
package struct EnumReference: Sendable, Hashable, Codable {
  /// The name of the enum.
  package var typeName: String

  /// The raw value as text.
  package var rawValue: String

  /// How it is shown.
  package var display: DisplayText

  /// Makes a reference.
  package init(typeName: String, rawValue: String, display: DisplayText) {
    self.typeName = typeName
    self.rawValue = rawValue
    self.display = display
  }

  /// Whether both mean the same case.
  package static func == (one: EnumReference, other: EnumReference) -> Bool {
    one.typeName == other.typeName && one.rawValue == other.rawValue
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(rawValue)
  }
}
