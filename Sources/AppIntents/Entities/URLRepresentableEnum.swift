/// An enum whose cases have addresses.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The address of every case, or those of each.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// The addresses of the cases.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The address; the raw value if the case has none.
  public var urlRepresentationParameter: String { Self.urlRepresentation.text(of: self) ?? rawValue.description }
}

/// The addresses of the cases of an enum: one for all with a place for the raw value, `"https://example.org/\(.rawValue)"`, or one for each.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, ExpressibleByDictionaryLiteral,
  Sendable
{
  /// The address of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The address.
    let text: String

    /// Makes an address.
    public init(stringLiteral value: String) { text = value }

    /// Makes an address with places.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects an address.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// The address so far.
      var text = ""

      /// Begins an address.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds words.
      public mutating func appendLiteral(_ literal: String) { text += literal }

      /// Adds the raw value of a case.
      public mutating func appendInterpolation(_ value: Enum) { text += place(value) }
    }
  }

  private let address: @Sendable (Enum) -> String?

  /// One address without a place.
  public init(stringLiteral value: String) { address = { _ in value } }

  /// One address for all cases.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.parts
    address = { value in parts.map { $0 ?? place(value) }.joined() }
  }

  /// An address for each case.
  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) {
    address = { urlRepresentations[$0]?.text }
  }

  /// An address for each case.
  public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }

  /// The address of a case; `nil` if it has none.
  func text(of value: Enum) -> String? { address(value) }

  /// What stands in an address for the case.
  public struct Token: Sendable {
    /// Its raw value.
    public static var rawValue: Token { Token() }
  }

  /// Collects an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The address so far; `nil` where the raw value goes.
    var parts: [String?] = []

    /// Begins an address.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

    /// Adds the raw value, `.rawValue`.
    public mutating func appendInterpolation(_ token: Token) { parts.append(nil) }
  }
}

private func place(_ value: some AppEnum) -> String {
  value.rawValue.description.addingPercentEncoding(withAllowedCharacters: .urlPlace) ?? ""
}
