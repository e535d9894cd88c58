/// What kind of value a parameter takes; types of the app are known by their names.
package indirect enum ValueKind: Sendable, Hashable {
  /// Yes or no.
  case boolean
  /// A whole number.
  case integer
  /// Any number.
  case number
  /// Free text.
  case text
  /// A point in time, or a day (then midnight).
  case date
  /// Parts of a date.
  case dateComponents
  /// A length of time.
  case duration
  /// A quantity, by the name of its class of units such as `UnitLength`.
  case measurement(String)
  /// An address.
  case url
  /// An entity, by the name of its type.
  case entity(String)
  /// A case of an enum, by the name of its type.
  case enumeration(String)
  /// Several of one kind.
  case list(ValueKind)
  /// A Swift type, by its name, that only code can set.
  case unsupported(String)
}

extension ValueKind {
  /// Whether a value is of the kind as it stands: of a list each element, and a whole number is a number too.
  package func isKind(of value: IntentValue) -> Bool {
    switch (self, value) {
    case (.boolean, .boolean), (.integer, .integer), (.number, .number), (.number, .integer), (.text, .text),
      (.date, .date), (.dateComponents, .dateComponents), (.duration, .duration), (.url, .url):
      true
    case (.measurement(let dimension), .measurement(let measured)): measured.unit.dimension == dimension
    case (.entity(let name), .entity(let reference)): reference.typeName == name
    case (.enumeration(let name), .enumeration(let reference)): reference.typeName == name
    case (.list(let kind), .list(let values)): values.allSatisfy(kind.isKind)
    default: false
    }
  }
}

extension ValueKind: CustomStringConvertible {
  /// The kind in a few words, for errors.
  package var description: String {
    switch self {
    case .boolean: "yes or no"
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .dateComponents: "parts of a date"
    case .duration: "a duration"
    case .measurement: "a number with a unit"
    case .url: "a URL"
    case .entity(let name), .enumeration(let name): "one \(name)"
    case .list(let kind): "a list (each \(kind))"
    case .unsupported(let name): "a \(name), which only code can make"
    }
  }
}
