/// The options of an app that has none of its own.
public struct NoOptions: Sendable, Decodable {
  /// Makes no options.
  public init() {}
}
