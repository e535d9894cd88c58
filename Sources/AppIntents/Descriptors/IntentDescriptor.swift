/// An intent without the Swift type: what everything above works on.
package struct IntentDescriptor: Sendable {
  /// The name of its type, without the module.
  package let name: String

  /// What people call it.
  package let title: LocalizedStringResource

  /// What it does.
  package let description: IntentDescription?

  /// Whether people can find it by asking.
  package let isDiscoverable: Bool

  /// The parameters, in the order of their declaration.
  package let parameters: [ParameterDescriptor]

  /// Every entity type that its parameters and its result mention.
  package let entityTypes: [EntityDescriptor]

  /// Every enum that its parameters and its result mention.
  package let enumTypes: [EnumDescriptor]

  /// The entity type that it creates: it returns one, and a text is the only value it needs.
  package let createdEntity: String?

  /// The sentence that sums it up.
  package let summaryText: _ParameterSummaryText

  private let make: @Sendable (IntentDescriptor) -> any IntentInvocation

  /// Looks at a type; do it once per type.
  package init<Intent: AppIntent>(_ type: Intent.Type) {
    let declared = IntentMembers(of: Intent()).parameters
    let result = ResultDescriptor(Intent.PerformResult.self)
    name = Intent.intentName
    title = Intent.title
    description = Intent.declaredDescription
    isDiscoverable = Intent.isDiscoverable
    parameters = declared.map(\.parameter.descriptor)
    entityTypes = unique(declared.compactMap(\.parameter.entity) + [result.entity].compactMap { $0 }, by: \.typeName)
    enumTypes = unique(
      declared.compactMap(\.parameter.enumeration) + [result.enumeration].compactMap { $0 }, by: \.typeName)
    createdEntity = Self.createdEntity(result, parameters)
    summaryText = Intent.parameterSummary._text
    make = { IntentRun(Intent(), $0) }
  }

  /// The parameter of a name.
  package func parameter(named name: String) -> ParameterDescriptor? {
    parameters.first { $0.name == name }
  }

  /// A performance to be, with an intent of its own.
  package func makeInvocation() -> any IntentInvocation {
    make(self)
  }

  private static func createdEntity(_ result: ResultDescriptor, _ parameters: [ParameterDescriptor]) -> String? {
    guard case .entity(let typeName) = result.kind else { return nil }
    let needed = parameters.filter { $0.isRequired && !$0.hasDefault }
    return needed.map(\.kind) == [.text] ? typeName : nil
  }
}

/// What the result of an intent mentions.
private struct ResultDescriptor {
  var kind: ValueKind?
  var entity: EntityDescriptor?
  var enumeration: EnumDescriptor?

  init<Result: IntentResult>(_ type: Result.Type) {
    guard let returning = type as? any ReturnsValue.Type else { return }
    look(returning)
  }

  private mutating func look<Result: ReturnsValue>(_ type: Result.Type) {
    let coding = Result.Value._coding
    kind = coding.kind
    entity = coding.entity?()
    enumeration = coding.enumeration?()
  }
}

private func unique<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
  var seen: Set<String> = []
  return elements.filter { seen.insert(name($0)).inserted }
}
