extension String {
  /// A text with interpolations as it stands in the source: the format that is looked up, and its typed arguments.
  public struct LocalizationValue: Sendable, Hashable {
    /// The key format, such as `Added “%@”, due %@.`.
    package let format: String

    /// What was interpolated, in the order of the format.
    package let arguments: [LocalizedArgument]

    /// Makes a value of a format and its arguments.
    package init(format: String, arguments: [LocalizedArgument]) {
      self.format = format
      self.arguments = arguments
    }

    /// Makes a value that is looked up under `value` itself.
    public init(_ value: String) {
      self.init(format: value, arguments: [])
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Makes a value without arguments.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a value of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    // Without arguments nothing is filled in, so a percent sign stays as it was written.
    let hasArguments = !stringInterpolation.arguments.isEmpty
    self.init(
      format: hasArguments ? stringInterpolation.format : stringInterpolation.literal,
      arguments: stringInterpolation.arguments)
  }
}

extension String {
  /// The text of `resource` in the locale of the running session; outside of one, in the words of the source.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.rendered()
  }

  /// The text of `keyAndValue` in the locale of the running session; outside of one, in the words of the source.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(keyAndValue, table: table, comment: comment).rendered()
  }

  /// The text of `key` in the locale of the running session; outside of one, `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, defaultValue: defaultValue, table: table, comment: comment).rendered()
  }
}

extension AttributedString {
  /// What else a text with attributes tells of itself; without effect here, where it has none.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Marks what was interpolated.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// The text of `resource` in the locale of the running session, without attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.rendered())
  }

  /// The text of `keyAndValue` in the locale of the running session, without attributes.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(LocalizedStringResource(keyAndValue, table: table, comment: comment).rendered())
  }

  /// The text of `key` in the locale of the running session, without attributes; outside of one, `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(LocalizedStringResource(key, defaultValue: defaultValue, table: table, comment: comment).rendered())
  }
}
