/// A text that is looked up in a string catalogue when it is shown, not where it is written.
public struct LocalizedStringResource: Sendable, Hashable {
  /// What the catalogue is asked for, such as `Added “%@”`.
  public let key: String

  /// The text in the language of the source, with its arguments.
  public let defaultValue: String.LocalizationValue

  /// The catalogue; `nil` is `Localizable`.
  public let table: String?

  /// What few resources say; apart, since a resource is copied with every name.
  var place: Place?

  /// Where a catalogue is looked for. All are looked up in the app's own here.
  public enum BundleDescription: Sendable, Hashable {
    /// In the program.
    case main
    /// Where a class was defined.
    case forClass(AnyClass)
    /// In a folder.
    case atURL(URL)

    /// Whether both are the same place.
    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let type): hasher.combine(ObjectIdentifier(type))
      case .atURL(let url): hasher.combine(url)
      }
    }
  }

  /// Makes a resource whose key is the text itself; the locale is that of the person who is spoken to.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.format
    defaultValue = keyAndValue
    self.table = table
    place = Place.of(locale, bundle)
  }

  /// Makes a resource whose key differs from the text in the language of the source.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    place = Place.of(locale, bundle)
  }

  /// Makes a resource whose key is the text itself, with a bundle as `Bundle.module` is one; it is not looked at.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// Makes a resource whose key differs from the text in the language of the source, with a bundle; it is not looked at.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// A resource that reads `text` in every language: what people and apps typed, not what developers wrote.
  package init(verbatim text: String) {
    self.init(String.LocalizationValue(format: "%@", arguments: [.text(text)]))
  }

  /// The text of a resource that is nothing but one text, which no catalogue can change.
  package var verbatim: String? {
    guard key == "%@", arguments.count == 1, case .text(let text) = arguments[0] else { return nil }
    return text
  }

  /// What was interpolated, in the order of the source's format.
  package var arguments: [LocalizedArgument] { defaultValue.arguments }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Collects the parts of an interpolated literal.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Makes a resource whose key is `value`.
  public init(stringLiteral value: String) {
    key = value
    defaultValue = String.LocalizationValue(value)
    table = nil
  }

  /// Makes a resource of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type that can say itself in the person's language, above all an error.
public protocol CustomLocalizedStringResourceConvertible {
  /// What is said.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
