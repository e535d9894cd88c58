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
  /// Makes a representation with a picture that takes time to get. Such pictures are never shown here, so nobody gets it.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = [],
    image: @escaping @Sendable () async throws -> DisplayRepresentation.Image?
  ) {
    self.init(title: title, subtitle: subtitle, image: nil, synonyms: synonyms)
  }
}
