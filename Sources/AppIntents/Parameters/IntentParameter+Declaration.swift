extension IntentParameter {
  /// Declares a parameter.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
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

extension IntentParameter where Value.ValueType: AppEntity {
  /// Declares a parameter that takes entities. An enum that is an entity too is taken for an enum.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    let definition = ParameterDefinition(
      title, description, requestValueDialog, requestDisambiguationDialog, options: optionsProvider,
      connection: inputConnectionBehavior, resolvers: resolvers())
    self.init(definition, default: defaultValue)
  }

  /// Declares a parameter that takes the entities which a query of its own finds.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: any EntityQuery<Value.ValueType>,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, requestDisambiguationDialog, connection: inputConnectionBehavior,
      resolvers: resolvers())
    definition.offer(query)
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// Declares a parameter that takes cases of an enum.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    let definition = ParameterDefinition(
      title, description, requestValueDialog, requestDisambiguationDialog, options: optionsProvider,
      connection: inputConnectionBehavior, resolvers: resolvers())
    self.init(definition, default: defaultValue)
  }

  /// Declares a parameter that takes some of the cases of an enum.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType], optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, requestDisambiguationDialog, connection: inputConnectionBehavior,
      resolvers: resolvers())
    definition.more.options = { supportedValues.compactMap(Value.ValueType._coding.encode) }
    definition.offer(optionsProvider)
    self.init(definition, default: defaultValue)
  }
}
