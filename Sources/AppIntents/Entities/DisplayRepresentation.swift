/// How a value is shown and said.
public struct DisplayRepresentation: Sendable, Hashable {
  /// The name.
  public var title: LocalizedStringResource

  /// What tells it from others of the same name.
  public var subtitle: LocalizedStringResource?

  /// A picture.
  public var image: Image?

  /// Other names by which it may be called.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Makes a representation whose title reads as it is in every language.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    title: Title, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(
      title: LocalizedStringResource(verbatim: String(title)), subtitle: subtitle, image: image, synonyms: synonyms)
  }

  /// The texts in the language of the running session.
  package func rendered() -> DisplayText {
    DisplayText(
      title: title.rendered(), subtitle: subtitle?.rendered(), symbol: image?.systemName,
      synonyms: synonyms.map { $0.rendered() })
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// Makes a representation of a title alone.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation of a title alone.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// A picture beside a name. Only symbols are shown, as characters; the other forms keep sources the same everywhere.
  public struct Image: Sendable, Hashable {
    /// The name of an SF Symbol.
    package let systemName: String?

    /// A picture by the name of an SF Symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      self.systemName = systemName
    }

    /// A picture of the app's resources.
    public init(named name: String, isTemplate: Bool? = nil) {
      systemName = nil
    }

    /// A picture at an address.
    public init(url: URL, isTemplate: Bool? = nil) {
      systemName = nil
    }

    /// A picture as data.
    public init(data: Data, isTemplate: Bool? = nil) {
      systemName = nil
    }
  }
}
