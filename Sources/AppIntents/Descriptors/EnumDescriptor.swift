/// An enum and its cases, without the Swift type.
package struct EnumDescriptor: Sendable {
  /// The name by which references know the type.
  package let typeName: String

  /// What people call values of the type.
  package let typeDisplay: TypeDisplayRepresentation

  private let list: @Sendable () -> [EnumReference]

  /// Looks at a type; do it once per type.
  package init<Enum: AppEnum>(_ type: Enum.Type) {
    typeName = Enum.typeName
    typeDisplay = Enum.typeDisplayRepresentation
    list = {
      let displays = Enum.caseDisplayRepresentations
      return Enum.allCases.filter { displays[$0] != nil }.map { $0.reference() }
    }
  }

  /// The cases that have a name, in the order of their declaration, in the language of the running session.
  package func cases() -> [EnumReference] {
    list()
  }
}
