/// Whether a parameter takes the result of the intent before it.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// As the system sees fit.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}

extension IntentParameter {
  /// Declares a parameter.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(title: title, description: description, requestValueDialog: requestValueDialog),
      default: defaultValue)
  }

  /// Declares a parameter that offers values.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Item == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, requestValueDialog: requestValueDialog)
    definition.options = { try await optionsProvider.results().compactMap(Value.ValueType._coding.encode) }
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// Declares a parameter that takes entities.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// Declares a parameter that takes cases of an enum.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog),
      default: defaultValue)
  }
}
