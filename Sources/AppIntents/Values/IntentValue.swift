/// A value as plain data: what is matched, asked for, bound to a parameter and reported. Holds no live entity.
package indirect enum IntentValue: Sendable, Hashable, Codable {
  /// Yes or no.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// Free text.
  case text(String)
  /// A point in time, or a day (then midnight).
  case date(Date)
  /// Parts of a date.
  case dateComponents(DateComponents)
  /// A length of time.
  case duration(Duration)
  /// So many of a unit.
  case measurement(MeasuredValue)
  /// An address.
  case url(URL)
  /// An entity.
  case entity(EntityReference)
  /// A case of an enum.
  case enumeration(EnumReference)
  /// Several values.
  case list([IntentValue])

  /// Every entity in the value, however deep.
  package var entities: [EntityReference] {
    switch self {
    case .entity(let reference): [reference]
    case .list(let values): Self.entities(of: values)
    default: []
    }
  }

  private static func entities(of values: [IntentValue]) -> [EntityReference] {
    var entities: [EntityReference] = []
    for value in values {
      // Nearly always a list is flat.
      if case .entity(let reference) = value { entities.append(reference) } else { entities += value.entities }
    }
    return entities
  }
}

extension IntentValue: CustomStringConvertible {
  /// The value for a log: short, in no particular language.
  package var description: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "“\(value)”"
    case .date(let value): value.formatted(.iso8601)
    case .dateComponents(let value): "\(value)"
    case .duration(let value): "\(value)"
    case .measurement(let value): "\(value)"
    case .url(let value): value.absoluteString
    case .entity(let value): "\(value.typeName) “\(value.display.title)”"
    case .enumeration(let value): "\(value.typeName).\(value.rawValue)"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    }
  }
}
