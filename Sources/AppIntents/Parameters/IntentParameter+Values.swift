extension IntentParameter {
  /// Declares a parameter that takes measurements; a number without a unit, such as `defaultValue`, is one of `defaultUnit`, else
  /// of `unit`.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultMeasurement: Value.UnwrappedType? = nil, defaultValue: Double? = nil, defaultUnit: UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false, unit: UnitType? = nil, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) where Value.ValueType == Measurement<UnitType> {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    if let unit = defaultUnit ?? unit { definition.more.adjust = { $0.converted(from: unit) } }
    if !supportsNegativeNumbers { definition.inclusiveRange = 0...Double.greatestFiniteMagnitude }
    let declared = defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? unit ?? UnitType.baseUnit()) }
    self.init(definition, default: defaultMeasurement ?? (declared as? Value.UnwrappedType))
  }
}

extension IntentParameter where Value.ValueType == Duration {
  /// The unit of a length of time that is said as a plain number.
  public enum DurationUnit: Sendable, Hashable {
    /// Seconds.
    case seconds
    /// Minutes.
    case minutes
    /// Hours.
    case hours

    /// One of it.
    fileprivate var seconds: Double {
      switch self {
      case .seconds: 1
      case .minutes: 60
      case .hours: 3600
      }
    }
  }

  /// Declares a parameter that takes lengths of time; a number without a unit is one of `defaultUnit`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: DurationUnit?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: nil as (any DynamicOptionsProvider<Duration>)?,
      connection: inputConnectionBehavior, resolvers: resolvers())
    if let defaultUnit { definition.more.adjust = { $0.duration(in: defaultUnit.seconds) } }
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Declares a parameter that takes files; the types are not checked here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String] = [],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    let definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Declares a parameter that takes people; `mode` is for choosing on a screen.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    if mode != .contact { definition.more.personMode = mode }
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Declares a parameter that takes amounts of money; a number without a currency is one of the first of `currencyCodes`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    if !currencyCodes.isEmpty { definition.more.currencyCodes = currencyCodes }
    if let code = currencyCodes.first { definition.more.adjust = { $0.amount(in: code) } }
    self.init(definition, default: defaultValue)
  }
}

extension IntentValue {
  /// A plain number as one of `unit`; a length of time goes by seconds.
  fileprivate func converted<UnitType: Dimension>(from unit: UnitType) -> IntentValue {
    func measured(_ number: Double) -> IntentValue {
      Measurement<UnitType>._coding.encode(Measurement(value: number, unit: unit)) ?? .number(number)
    }
    return switch self {
    case .integer(let number): measured(Double(number))
    case .number(let number): measured(number)
    case .list(let values): .list(values.map { $0.converted(from: unit) })
    default: self
    }
  }

  /// A plain number as a length of time.
  fileprivate func duration(in seconds: Double) -> IntentValue {
    switch self {
    case .integer(let number): .duration(.seconds(Double(number) * seconds))
    case .number(let number): .duration(.seconds(number * seconds))
    case .list(let values): .list(values.map { $0.duration(in: seconds) })
    default: self
    }
  }

  /// A plain number as an amount of money.
  fileprivate func amount(in code: String) -> IntentValue {
    switch self {
    case .integer(let number): IntentCurrencyAmount(amount: Decimal(number), currencyCode: code).data
    case .number(let number):
      IntentCurrencyAmount(amount: IntentCurrencyAmount.decimal(number), currencyCode: code).data
    case .list(let values): .list(values.map { $0.amount(in: code) })
    default: self
    }
  }
}
