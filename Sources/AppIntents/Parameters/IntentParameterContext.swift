/// The parameter for which a resolver works, and what the resolver can ask about it.
///
/// What a resolver asks is asked once the values that need no question are there, just before the intent is performed.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  /// The name of the intent's type.
  let intent: String

  /// What the parameter takes and how it is asked for.
  package let parameter: ParameterDescriptor

  /// What the declaration of the parameter says.
  let definition: ParameterDefinition

  /// What people call the parameter.
  public var title: LocalizedStringResource {
    parameter.title ?? LocalizedStringResource(verbatim: parameter.name)
  }

  /// Whether the parameter may go without a value.
  public var isOptional: Bool { !parameter.isRequired }
}

// What it asks.
extension IntentParameterContext {
  /// Asks the person for the value, and goes on where it stood.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let answer = try await runtime().requestValue(valueRequest(dialog))
    let value = if case .list(let values) = answer, let first = values.first { first } else { answer }
    return try await Value.ValueType._coding.decode(value)
  }

  /// Asks which of several values is meant, and goes on where it stood.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    guard !itemsToDisambiguate.isEmpty else {
      throw IntentAskingError.nothingToChoose(intent: intent, parameter: parameter.name)
    }
    let chosen = try await runtime().requestDisambiguation(disambiguationRequest(itemsToDisambiguate, dialog))
    guard itemsToDisambiguate.indices.contains(chosen) else {
      throw IntentBindingError.missing(intent: intent, parameter: parameter.name)
    }
    return itemsToDisambiguate[chosen]
  }

  /// Asks whether a value is right; a no is returned, not thrown.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await runtime().requestConfirmation(
      ConfirmationRequest(
        intent: intent, parameter: parameter, value: Value.ValueType._coding.encode(itemToConfirm), dialog: dialog))
  }

  /// An error that, when thrown, has the person asked for the value instead.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(kind: .value(valueRequest(dialog)))
  }

  /// An error that, when thrown, has the person asked which value is meant.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .disambiguation(disambiguationRequest(itemsToDisambiguate, dialog)))
  }

  private func valueRequest(_ dialog: IntentDialog?) -> ValueRequest {
    ValueRequest(intent: intent, parameter: parameter, dialog: dialog ?? parameter.requestValueDialog)
  }

  private func disambiguationRequest(_ items: [Value.ValueType], _ dialog: IntentDialog?) -> DisambiguationRequest {
    DisambiguationRequest(
      intent: intent, parameter: parameter,
      items: items.map { Value.ValueType._coding.encode($0) ?? .text(String(describing: $0)) },
      dialog: dialog ?? parameter.requestDisambiguationDialog)
  }

  private func runtime() throws -> any IntentRuntime {
    guard let runtime = CurrentRuntime.value else {
      throw IntentAskingError.nobodyToAsk(intent: intent, parameter: parameter.name)
    }
    return runtime
  }
}

// What the declaration says, by the kind of value.

extension IntentParameterContext where Value.ValueType == Int {
  /// The least and the greatest value that the parameter takes.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
    parameter.inclusiveRange.map { (Int(clamping: $0.lowerBound), Int(clamping: $0.upperBound)) }
  }
}

extension IntentParameterContext where Value.ValueType == Double {
  /// The least and the greatest value that the parameter takes.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
    parameter.inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
  }
}

extension IntentParameterContext where Value.ValueType == Decimal {
  /// The least and the greatest value that the parameter takes.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? {
    parameter.inclusiveRange.map { (Decimal($0.lowerBound), Decimal($0.upperBound)) }
  }
}

extension IntentParameterContext where Value.ValueType == Bool {
  /// What yes and no are called.
  public var displayName: Bool.IntentDisplayName? { definition.more.booleanNames }
}

extension IntentParameterContext where Value.ValueType == Date {
  /// Which part of a date the parameter is about.
  public var dateKind: IntentParameter<Value>.DateKind? { definition.more.dateKind ?? .dateTime }
}

extension IntentParameterContext where Value.ValueType == DateComponents {
  /// Which part of a date the parameter is about.
  public var dateKind: IntentParameter<Value>.DateKind? { definition.more.dateKind ?? .dateTime }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  /// How the person is chosen on a screen.
  public var parameterMode: IntentPerson.ParameterMode? { definition.more.personMode ?? .contact }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  /// The currencies that the declaration names.
  public var currencyCodes: [String]? { definition.more.currencyCodes }
}

extension Int {
  /// The nearest whole number.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}
