extension LocalizedStringResource: Codable {
  private enum Key: String, CodingKey {
    case key, format, arguments, table, locale
  }

  /// Reads a resource that was written before.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    key = try container.decode(String.self, forKey: .key)
    defaultValue = String.LocalizationValue(
      format: try container.decode(String.self, forKey: .format),
      arguments: try container.decode([LocalizedArgument].self, forKey: .arguments))
    table = try container.decodeIfPresent(String.self, forKey: .table)
    place = Place.of(try container.decodeIfPresent(Locale.self, forKey: .locale), .main)
  }

  /// Writes what is looked up, and with what; where its catalogue is, is not kept, and of a value with a format only how it reads now.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(key, forKey: .key)
    try container.encode(defaultValue.format, forKey: .format)
    try container.encode(arguments, forKey: .arguments)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encodeIfPresent(place?.locale, forKey: .locale)
  }
}

extension LocalizedArgument: Codable {
  private enum Key: String, CodingKey {
    case text, integer, number, resource, list, style
  }

  /// Reads an argument that was written before.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let number = try container.decodeIfPresent(Int.self, forKey: .integer) {
      self = .integer(number)
    } else if let number = try container.decodeIfPresent(Double.self, forKey: .number) {
      self = .number(number)
    } else if let resource = try container.decodeIfPresent(LocalizedStringResource.self, forKey: .resource) {
      self = .resource(resource)
    } else if let resources = try container.decodeIfPresent([LocalizedStringResource].self, forKey: .list) {
      self = .list(resources, try container.decode(ListFormatStyle<StringStyle, [String]>.self, forKey: .style))
    } else {
      self = .text(try container.decode(String.self, forKey: .text))
    }
  }

  /// Writes the argument; one with a format as text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text): try container.encode(text, forKey: .text)
    case .integer(let number): try container.encode(number, forKey: .integer)
    case .number(let number): try container.encode(number, forKey: .number)
    case .resource(let resource): try container.encode(resource, forKey: .resource)
    case .list(let resources, let style):
      try container.encode(resources, forKey: .list)
      try container.encode(style, forKey: .style)
    case .formatted(let format): try container.encode(format(.current, .current), forKey: .text)
    }
  }
}
