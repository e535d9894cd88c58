import ParlanceTemplates

/// What can fill a slot, as an intent or a table declares it.
package indirect enum SlotType: Sendable, Hashable {
  /// A name of the vocabulary, of the entity type of that name.
  case entity(String)
  /// A case of the enumeration of that name.
  case enumeration(String)
  /// A whole number, within bounds if there are any.
  case integer(ClosedRange<Double>?)
  /// Any number, within bounds if there are any.
  case number(ClosedRange<Double>?)
  /// A day, a time of day or both.
  case date
  /// A day, a time of day or both, of what has been: a weekday is the last one, not the next.
  case pastDate
  /// Where what goes on for a while begins, or where it ends: “between 2”, “after 3”; “and 5” behind it, “before noon”.
  ///
  /// Of what has been a weekday is the last one, as for ``pastDate``.
  case rangeEnd(isEnd: Bool, arePast: Bool = false)
  /// A length of time.
  case duration
  /// A quantity, by the name of its class of units such as `UnitLength`.
  case measurement(String)
  /// Yes or no.
  case boolean
  /// Any words.
  case text
  /// A list of the table.
  case list(String)
  /// The numbers of a range.
  case range(NumericRange)

  /// The built-in types that a template can name in place of a list.
  package static let builtIn: [String: SlotType] = [
    "text": .text, "date": .date, "time": .date, "datetime": .date, "past": .pastDate, "duration": .duration,
    "range_start": .rangeEnd(isEnd: false), "range_end": .rangeEnd(isEnd: true),
    "past_start": .rangeEnd(isEnd: false, arePast: true),
    "past_end": .rangeEnd(isEnd: true, arePast: true), "number": .number(nil), "integer": .integer(nil),
    "boolean": .boolean,
  ]

  /// Whether it takes one end of a range of time.
  package var isRangeEnd: Bool {
    if case .rangeEnd = self { true } else { false }
  }

  /// The word for it in output.
  package var name: String {
    switch self {
    case .entity(let name), .enumeration(let name), .list(let name): name
    case .integer: "integer"
    case .number, .range: "number"
    case .date, .pastDate, .rangeEnd: "date"
    case .duration: "duration"
    case .measurement: "measurement"
    case .boolean: "boolean"
    case .text: "text"
    }
  }
}
