import Synchronization

/// An intent without the Swift type: what everything above works on. An object, since it is handed from step to step.
package final class IntentDescriptor: Sendable {
  /// The name of its type, without the module.
  package let name: String

  /// What people call it.
  package let title: LocalizedStringResource

  /// What it does.
  package let description: IntentDescription?

  /// Whether people can find it by asking.
  package let isDiscoverable: Bool

  /// Whether its act can be taken back.
  package let isUndoable: Bool

  /// Whether it deletes something.
  package let isDestructive: Bool

  /// The parameters, in the order of their declaration.
  package let parameters: [ParameterDescriptor]

  /// Every entity type that its parameters take.
  package let parameterEntities: [EntityDescriptor]

  /// Every enum that its parameters take.
  package let parameterEnums: [EnumDescriptor]

  /// Where its type stores what it declares.
  let wrappers: StoredWrappers

  private let make: @Sendable (IntentDescriptor) -> any IntentInvocation
  private let makeSummary: @Sendable () -> any ParameterSummary
  private let makeDefaults: @Sendable () -> [String: IntentValue]
  private let summary = Mutex<(any ParameterSummary)?>(nil)
  private let describeResult: @Sendable () -> ResultDescriptor

  /// Looks at a type; `of(_:)` does it once per type.
  package init<Intent: AppIntent>(_ type: Intent.Type) {
    let wrappers = StoredWrappers(of: Intent.self)
    self.wrappers = wrappers
    let declared = IntentMembers.made(Intent.self, wrappers).members.parameters
    name = Intent.intentName
    title = Intent.title
    description = Intent.declaredDescription
    isDiscoverable = Intent.isDiscoverable
    isUndoable = Intent._isUndoable
    isDestructive = Intent._isDestructive
    parameters = declared.map(\.parameter.descriptor)
    parameterEntities = unique(declared.flatMap(\.parameter.entities), by: \.typeName)
    parameterEnums = unique(declared.flatMap(\.parameter.enumerations), by: \.typeName)
    make = { IntentRun<Intent>($0, wrappers) }
    makeSummary = { Intent.parameterSummary }
    makeDefaults = { Intent.defaultValues }
    describeResult = { ResultDescriptor(Intent.PerformResult.self) }
  }

  /// Every entity type that its parameters and its result mention.
  package var entityTypes: [EntityDescriptor] {
    unique(parameterEntities + describeResult().entities, by: \.typeName)
  }

  /// Every enum that its parameters and its result mention.
  package var enumTypes: [EnumDescriptor] {
    unique(parameterEnums + describeResult().enumerations, by: \.typeName)
  }

  /// The sentence that sums it up before anyone gives a value.
  package var summaryText: _ParameterSummaryText { summaryText(for: makeDefaults()) }

  /// The sentence that sums it up for some values.
  package func summaryText(for values: [String: IntentValue]) -> _ParameterSummaryText {
    knownSummary._text(for: _SummaryValues(values: values))
  }

  /// What the type declares, which is constant; made once and when it is asked for, since that is rare and dear: key paths are looked up,
  /// conformances searched.
  private var knownSummary: any ParameterSummary {
    if let known = summary.withLock({ $0 }) { return known }
    let new = makeSummary()
    summary.withLock { $0 = new }
    return new
  }

  /// The entity type of which it finds several: it returns a list of them and changes nothing that could be taken back or is deleted.
  package var foundEntity: String? {
    guard !isUndoable, !isDestructive, isDiscoverable, case .list(.entity(let typeName)) = describeResult().kind else {
      return nil
    }
    return typeName
  }

  /// The entity type that it creates: it returns one, and a text is the only value it needs.
  package var createdEntity: String? {
    let needed = parameters.filter { $0.isNeeded }
    guard needed.map(\.kind) == [.text], case .entity(let typeName) = describeResult().kind else { return nil }
    return typeName
  }

  /// The parameter of a name.
  package func parameter(named name: String) -> ParameterDescriptor? {
    parameters.first { $0.name == name }
  }

  /// A performance to be, with an intent of its own.
  package func makeInvocation() -> any IntentInvocation {
    make(self)
  }
}

extension AppIntent {
  /// The values that parameters have by themselves.
  fileprivate static var defaultValues: [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for parameter in IntentMembers.made(Self.self).members.parameters {
      values[parameter.name] = parameter.parameter.data
    }
    return values
  }
}

/// What the result of an intent mentions.
private struct ResultDescriptor: Sendable {
  var kind: ValueKind?
  var entities: [EntityDescriptor] = []
  var enumerations: [EnumDescriptor] = []

  init<Result: IntentResult>(_ type: Result.Type) {
    guard let returning = type as? any ReturnsValue.Type else { return }
    look(returning)
  }

  private mutating func look<Result: ReturnsValue>(_ type: Result.Type) {
    let coding = Result.Value._coding
    kind = coding.kind
    entities = coding.entities
    enumerations = coding.enumerations
  }
}

private func unique<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
  var seen: Set<String> = []
  return elements.filter { seen.insert(name($0)).inserted }
}
