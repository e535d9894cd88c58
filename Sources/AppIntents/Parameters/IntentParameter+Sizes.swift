extension IntentParameter {
  /// Declares a parameter that takes a list of a certain size.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    definition.more.size = size
    self.init(definition, default: defaultValue)
  }

  /// Declares a parameter that takes a list whose size is that of a widget; without widgets any.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
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

extension IntentParameter where Value.ValueType: AppEntity {
  /// Declares a parameter that takes a list of a certain size, of the entities which a query of its own finds.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: any EntityQuery<Value.ValueType>,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, nil, connection: inputConnectionBehavior, resolvers: resolvers())
    definition.more.size = size
    definition.offer(query)
    self.init(definition, default: defaultValue)
  }

  /// Declares a parameter that takes a list whose size is that of a widget, of the entities which a query of its own finds; without widgets any.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: any EntityQuery<Value.ValueType>,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, nil, connection: inputConnectionBehavior, resolvers: resolvers())
    definition.offer(query)
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// Declares a parameter that takes a list of a certain size, of some of the cases of an enum.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType],
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, nil, connection: inputConnectionBehavior, resolvers: resolvers())
    definition.more.size = size
    definition.more.options = { supportedValues.compactMap(Value.ValueType._coding.encode) }
    self.init(definition, default: defaultValue)
  }

  /// Declares a parameter that takes a list whose size is that of a widget, of some of the cases of an enum; without widgets any.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType],
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    var definition = ParameterDefinition(
      title, description, nil, connection: inputConnectionBehavior, resolvers: resolvers())
    definition.more.options = { supportedValues.compactMap(Value.ValueType._coding.encode) }
    self.init(definition, default: defaultValue)
  }
}
