/// One summary for each value that a parameter may have; use it as `Switch`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
  /// The size of the widget as what is asked for.
  public enum WidgetFamily: Sendable, Hashable {
    /// The size of the widget.
    case widgetFamily
  }

  private let parameter: String?
  private let cases: [ParameterSummaryCase<Intent, Value>]

  /// Chooses by a parameter; the first case that holds its value counts.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> [ParameterSummaryCase<Intent, Value>]
  ) {
    parameter = NamedParameter.name(of: keyPath)
    cases = builder()
  }

  /// Chooses by the size of the widget; without widgets the default counts.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> [ParameterSummaryCase<Intent, Value>]
  ) where Value == IntentWidgetFamily {
    parameter = nil
    cases = builder()
  }

  /// The sentence of the case that the values lead to; none if no case holds them.
  public func _text(for values: _SummaryValues) -> _ParameterSummaryText {
    let value = parameter.flatMap { values.values[$0] }
    let chosen = cases.first { one in
      guard let wanted = one.values else { return true }
      return parameter != nil && wanted.contains(value)
    }
    return chosen?.text(values) ?? _ParameterSummaryText(sentence: nil, parameters: [])
  }
}

/// A case of a summary.
public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// The values for which it counts; `nil` for all.
  let values: [IntentValue?]?

  /// The sentence.
  let text: @Sendable (_SummaryValues) -> _ParameterSummaryText
}

/// Lists the cases of a summary, the default last.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A case.
  public static func buildExpression<Content>(
    _ one: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCase<Intent, Value> { one.erased }

  /// The default.
  public static func buildExpression<Content>(
    _ one: ParameterSummaryDefaultCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCase<Intent, Value> { one.erased }

  /// All lines.
  public static func buildBlock(
    _ cases: ParameterSummaryCase<Intent, Value>...
  ) -> [ParameterSummaryCase<Intent, Value>] { cases }
}

/// The summary for one value or several; use it as `Case`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary>:
  Sendable
{
  /// The case.
  let erased: ParameterSummaryCase<Intent, Value>

  /// The summary for one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Content) {
    self.init([value], parameterSummary)
  }

  /// The summary for several values.
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Content) {
    let content = parameterSummary()
    erased = ParameterSummaryCase(values: value.map(Value._coding.encode)) { content._text(for: $0) }
  }
}

/// The summary for all other values; use it as `DefaultCase`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary>:
  Sendable
{
  /// The case.
  let erased: ParameterSummaryCase<Intent, Value>

  /// The summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Content) {
    let content = parameterSummary()
    erased = ParameterSummaryCase(values: nil) { content._text(for: $0) }
  }
}

extension AppIntent {
  /// One summary if a parameter fits a condition, another if not.
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>

  /// One summary for each value that a parameter may have.
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>

  /// The summary for one value or several.
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>

  /// The summary for all other values.
  public typealias DefaultCase<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Value, Content>
}

extension IntentWidgetFamily: _IntentValue {}
