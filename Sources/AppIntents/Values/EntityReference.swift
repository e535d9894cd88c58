/// An entity as data: which one, and how it read when it was last seen. Equal by type and id alone.
package struct EntityReference: Sendable, Hashable, Codable {
  /// The name of the entity's type.
  package var typeName: String

  /// The id as text.
  package var id: String

  /// How it is shown.
  package var display: DisplayText

  /// Makes a reference.
  package init(typeName: String, id: String, display: DisplayText) {
    self.typeName = typeName
    self.id = id
    self.display = display
  }

  /// Whether both mean the same entity.
  package static func == (one: EntityReference, other: EntityReference) -> Bool {
    one.typeName == other.typeName && one.id == other.id
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(id)
  }
}
