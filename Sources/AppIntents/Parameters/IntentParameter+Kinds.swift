extension IntentParameter {
  /// The least and the greatest value that a parameter takes.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

  /// Which part of a date a parameter is about.
  public typealias DateKind = IntentDateKind

  /// The control that edits a whole number where there are controls.
  public enum IntControlStyle: Sendable, Hashable {
    /// A text field.
    case field
    /// A slider.
    case slider
    /// Plus and minus.
    case stepper
  }

  /// The control that edits a number where there are controls.
  public enum DoubleControlStyle: Sendable, Hashable {
    /// A text field.
    case field
    /// A slider.
    case slider
    /// Plus and minus.
    case stepper
  }
}

extension Bool {
  /// What the two values are called.
  public struct IntentDisplayName: Sendable, Hashable {
    /// The name of yes.
    package let `true`: LocalizedStringResource

    /// The name of no.
    package let `false`: LocalizedStringResource

    /// Makes names.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      `true` = trueName
      `false` = falseName
    }
  }
}

/// Which part of a date a parameter is about.
public enum IntentDateKind: Sendable, Hashable {
  /// The day.
  case date
  /// The time of day.
  case time
  /// Both.
  case dateTime
}

extension IntentParameter where Value.ValueType == Int {
  /// Declares a parameter that takes whole numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    definition.inclusiveRange = closedRange(inclusiveRange.map { (Double($0.lowerBound), Double($0.upperBound)) })
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Declares a parameter that takes numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    definition.inclusiveRange = closedRange(inclusiveRange)
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Decimal {
  /// Declares a parameter that takes decimal numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    definition.inclusiveRange = closedRange(
      inclusiveRange.map {
        (NSDecimalNumber(decimal: $0.lowerBound).doubleValue, NSDecimalNumber(decimal: $0.upperBound).doubleValue)
      })
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Declares a parameter that takes yes or no.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    definition.more.booleanNames = displayName
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// Declares a parameter that takes dates.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    if kind != .dateTime { definition.more.dateKind = kind }
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Declares a parameter that takes parts of a date.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    if kind != .dateTime { definition.more.dateKind = kind }
    self.init(definition, default: defaultValue)
  }
}

private func closedRange(_ bounds: (lowerBound: Double, upperBound: Double)?) -> ClosedRange<Double>? {
  bounds.flatMap { $0.lowerBound <= $0.upperBound ? $0.lowerBound...$0.upperBound : nil }
}
