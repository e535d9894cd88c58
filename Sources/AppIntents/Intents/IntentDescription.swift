/// What an intent does, in a sentence or two.
public struct IntentDescription: Sendable, Hashable {
  /// The description.
  public let descriptionText: LocalizedStringResource

  /// The group in which it is listed.
  public let categoryName: LocalizedStringResource?

  /// Words by which it can be found.
  public let searchKeywords: [LocalizedStringResource]

  /// What its result is called.
  public let resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = description
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  /// Makes a description of a text alone.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a description of a text alone.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a description that may be absent. Two such protocols let `static let description = IntentDescription(…)`
/// satisfy a requirement whether or not it is written as an optional.
public protocol _OptionallyDescribed: SendableMetatype {
  /// The description, if it is declared as an optional.
  static var description: IntentDescription? { get }
}

/// A type with a description that is no optional.
public protocol _PlainlyDescribed: SendableMetatype {
  /// The description, if it is declared without being optional.
  static var description: IntentDescription { get }
}

extension _OptionallyDescribed {
  /// None.
  public static var description: IntentDescription? { nil }
}

extension _PlainlyDescribed {
  /// None, as an empty text.
  @_disfavoredOverload
  public static var description: IntentDescription { IntentDescription("") }
}

extension AppIntent {
  /// The description in whichever form it is declared.
  static var declaredDescription: IntentDescription? {
    func optional<T: _OptionallyDescribed>(_ type: T.Type) -> IntentDescription? { T.description }
    func plain<T: _PlainlyDescribed>(_ type: T.Type) -> IntentDescription { T.description }
    if let description = optional(Self.self) { return description }
    let description = plain(Self.self)
    return description.descriptionText.key.isEmpty ? nil : description
  }
}
