/// A value that can be part of an address.
public protocol CustomURLRepresentationParameterConvertible {
  /// The value as it stands in an address.
  var urlRepresentationParameter: String { get }
}

/// An entity that has an address.
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The address, with places for the entity's id and properties.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// The address of entities, with places.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The address.
  public var urlRepresentationParameter: String { Self.urlRepresentation.text(of: self) }

  /// The address; `nil` if what stands in its places makes it none.
  public var urlRepresentation: URL? { URL(string: urlRepresentationParameter) }
}

/// The address of an entity, with places: `"https://example.org/notes/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  /// A word or a place.
  enum Part: Sendable {
    /// What the source has written, as it is.
    case words(String)
    /// What gives the text of the entity's id or of a property, which is escaped only where it is put in.
    case place(@Sendable (Entity) -> String)
  }

  private let parts: [Part]

  /// An address without places.
  public init(_ value: String) {
    parts = [.words(value)]
  }

  /// An address without places.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// An address with places.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The address of an entity.
  func text(of entity: Entity) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .place(let value): value(entity).addingPercentEncoding(withAllowedCharacters: .urlPlace) ?? ""
      }
    }.joined()
  }

  /// What stands in an address besides properties.
  public struct Token: Sendable {
    /// The entity's id.
    public static var id: Token { Token() }
  }

  /// Collects an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The address so far.
    var parts: [Part] = []

    /// Begins an address.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.words(literal))
    }

    /// Adds the entity's id, `.id`.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.place { $0.id.entityIdentifierString })
    }

    /// Adds a property, such as `\.$slug`.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) {
      let path = WrapperPath(keyPath)
      parts.append(.place { urlText(of: $0[keyPath: path.path].wrappedValue) })
    }
  }
}

/// A value as it stands in an address: in its own words, else as data.
func urlText<Value: _IntentValue>(of value: Value) -> String {
  if let custom = value as? any CustomURLRepresentationParameterConvertible { return custom.urlRepresentationParameter }
  return switch Value._coding.encode(value) {
  case .text(let text): text
  case .integer(let number): "\(number)"
  case .number(let number): "\(number)"
  case .boolean(let value): "\(value)"
  case .url(let url): url.absoluteString
  case .entity(let reference): reference.id
  case .enumeration(let reference): reference.rawValue
  case .date(let date): date.formatted(.iso8601)
  default: ""
  }
}

extension CharacterSet {
  /// What needs no escape where a value stands in an address, be it a part of the path or of the query.
  static var urlPlace: CharacterSet { .urlPathAllowed.subtracting(CharacterSet(charactersIn: "&=+?#")) }
}
