extension String {
  /// How text is typed where there is a keyboard on a screen.
  public struct IntentInputOptions: Sendable, Hashable {
    /// The keyboard.
    public enum KeyboardType: Sendable, Hashable {
      /// The usual one.
      case `default`
      /// Letters of ASCII.
      case asciiCapable
      /// Digits and punctuation.
      case numbersAndPunctuation
      /// Addresses of the web.
      case URL
      /// Digits.
      case numberPad
      /// Phone numbers.
      case phonePad
      /// Names and phone numbers.
      case namePhonePad
      /// Addresses of mail.
      case emailAddress
      /// Numbers with a fraction.
      case decimalPad
      /// Names with an at sign.
      case twitter
      /// What one searches for.
      case webSearch
    }

    /// Which letters become capitals by themselves.
    public enum CapitalizationType: Sendable, Hashable {
      /// None.
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      /// All.
      case allCharacters
    }

    /// Makes options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension IntentParameter where Value.ValueType == String {
  /// Declares a parameter that takes text.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
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

extension IntentParameter where Value.ValueType == AttributedString {
  /// Declares a parameter that takes text with attributes.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
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
