/// An intent that an address stands for; the app shows what is there.
public protocol URLRepresentableIntent: _ShowsContent {
  /// The address, with places for parameters.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// The address of an intent, with places.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// None: what the intent shows has an address itself.
  public static var urlRepresentation: URLRepresentation { "" }
}

/// The address of an intent, with places: `"https://example.org/\(\.$page)"`.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  private let parts: [@Sendable (Intent) -> String]

  /// An address without places.
  public init(_ value: String) { parts = [{ _ in value }] }

  /// An address without places.
  public init(stringLiteral value: String) { self.init(value) }

  /// An address with places.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The address of an intent; a parameter without a value leaves its place empty.
  package func text(of intent: Intent) -> String { parts.map { $0(intent) }.joined() }

  /// Collects an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The address so far.
    var parts: [@Sendable (Intent) -> String] = []

    /// Begins an address.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds a parameter, such as `\.$page`.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      let path = WrapperPath(keyPath)
      parts.append { intent in
        guard let value = intent[keyPath: path.path].given else { return "" }
        return urlText(of: value).addingPercentEncoding(withAllowedCharacters: .urlPlace) ?? ""
      }
    }
  }
}
