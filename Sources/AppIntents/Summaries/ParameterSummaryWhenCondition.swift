/// One summary if a parameter fits a condition, another if not; use it as `When`.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let holds: @Sendable ([String: IntentValue]) -> Bool
  private let when: WhenCondition
  private let otherwise: Otherwise

  private init(
    _ holds: @escaping @Sendable ([String: IntentValue]) -> Bool, _ when: WhenCondition, _ otherwise: Otherwise
  ) {
    self.holds = holds
    self.when = when
    self.otherwise = otherwise
  }

  /// The sentence of the branch that the values lead to.
  public func _text(for values: _SummaryValues) -> _ParameterSummaryText {
    holds(values.values) ? when._text(for: values) : otherwise._text(for: values)
  }
}

extension ParameterSummaryWhenCondition {
  /// Asks whether a parameter has a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(condition(keyPath) { ($0 != nil) == (comparisonOperator == .hasAnyValue) }, when(), otherwise())
  }

  /// Asks whether a parameter is a value.
  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      condition(keyPath) { ($0 == Value._coding.encode(value)) == (comparisonOperator == .equalTo) }, when(),
      otherwise())
  }

  /// Asks how a parameter compares to a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {
    self.init(condition(keyPath, comparisonOperator, Value.UnwrappedType._coding.encode(value)), when(), otherwise())
  }

  /// Asks what a text contains.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: StringComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType == String {
    self.init(condition(keyPath, comparisonOperator, value) { $0.text }, when(), otherwise())
  }

  /// Asks whether a parameter is one of several values.
  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      condition(keyPath) { found in values.contains { found == Value._coding.encode($0) } }, when(), otherwise())
  }
}

extension ParameterSummaryWhenCondition {
  /// Asks whether an entity's id is a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparisonOperator: EquatableComparisonOperator,
    _ value: Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(
      condition(keyPath) { ($0?.id == value.entityIdentifierString) == (comparisonOperator == .equalTo) }, when(),
      otherwise())
  }

  /// Asks how an entity's id compares to a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity, Value.ValueType.ID == Int {
    self.init(
      condition(keyPath) { found in
        found?.id.flatMap { Int($0) }.map { comparisonOperator.holds(.integer($0), .integer(value)) } ?? false
      }, when(), otherwise())
  }

  /// Asks what an entity's id contains.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(condition(keyPath, comparisonOperator, value) { $0.id }, when(), otherwise())
  }

  /// Asks whether an entity's id is one of several values.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [Value.ValueType.ID], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(
      condition(keyPath) { found in values.contains { $0.entityIdentifierString == found?.id } }, when(), otherwise())
  }

  /// Asks for the size of the widget; without widgets it is none.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in comparisonOperator == .notEqualTo }, when(), otherwise())
  }

  /// Asks for the size of the widget; without widgets it is none.
  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in false }, when(), otherwise())
  }
}

/// A condition of a parameter, by its name.
private func condition<Intent: AppIntent, Value: _IntentValue>(
  _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ holds: @escaping @Sendable (IntentValue?) -> Bool
) -> @Sendable ([String: IntentValue]) -> Bool {
  let name = NamedParameter.name(of: keyPath)
  return { holds($0[name]) }
}

private func condition<Intent: AppIntent, Value: _IntentValue>(
  _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: IntentValue?
) -> @Sendable ([String: IntentValue]) -> Bool {
  condition(keyPath) { found in
    guard let found, let value else { return false }
    return comparison.holds(found, value)
  }
}

private func condition<Intent: AppIntent, Value: _IntentValue>(
  _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator, _ value: String,
  _ text: @escaping @Sendable (IntentValue) -> String?
) -> @Sendable ([String: IntentValue]) -> Bool {
  condition(keyPath) { found in
    found.flatMap(text).map { comparison.holds($0, value) } ?? (comparison == .doesNotContain)
  }
}

extension IntentValue {
  /// The text, of a text.
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The id, of an entity.
  fileprivate var id: String? {
    if case .entity(let reference) = self { reference.id } else { nil }
  }
}
