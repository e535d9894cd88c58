import AppIntents

/// Values of intents in the form in which people write them: after `run`, and in scenarios.
package struct ValueText: Sendable {
  private let dates: ISOText

  /// Makes a writer of dates in a time zone.
  package init(timeZone: TimeZone) {
    dates = ISOText(timeZone: timeZone)
  }

  /// The value without quotes: an entity by its title, a case of an enum by its raw value, a date in ISO 8601.
  ///
  /// A list has its elements with commas, which cannot be read back: to write it, take ``elements(_:)``.
  package func text(_ value: IntentValue) -> String {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): Self.number(number)
    case .text(let text): text
    case .date(let date): dates.local(date)
    case .dateComponents(let components): ISOText.components(components)
    case .duration(let duration): ISOText.duration(duration)
    case .measurement(let measured): measured.description
    case .url(let url): url.absoluteString
    case .entity(let entity): entity.display.title
    case .enumeration(let element): element.rawValue
    case .list(let values): values.map(text).joined(separator: ", ")
    }
  }

  /// One text for each element of a list, however deep; for any other value that one.
  package func elements(_ value: IntentValue) -> [String] {
    if case .list(let values) = value { values.flatMap(elements) } else { [text(value)] }
  }

  /// `name="value"`, once for each element of a list, separated by spaces.
  package func assignment(_ name: String, _ value: IntentValue) -> String {
    elements(value).map { "\(name)=\(Self.quoted($0))" }.joined(separator: " ")
  }

  /// A number as short as it reads back, without a fraction where it has none.
  package static func number(_ number: Double) -> String {
    if abs(number) < 0x1p53, let whole = Int(exactly: number) { return String(whole) }
    return number.description
  }

  /// The text in double quotes, with `\"`, `\\`, `\n`, `\t` and `\r` for what cannot stand between them on one line.
  package static func quoted(_ text: String) -> String {
    "\"" + escaped(text, alsoQuotes: true) + "\""
  }

  /// The text with a backslash before what cannot stand on one line, and before a backslash.
  ///
  /// Other control characters and the line breaks of Unicode become `\u{…}`.
  package static func escaped(_ text: String, alsoQuotes: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where alsoQuotes: result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{2028}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
