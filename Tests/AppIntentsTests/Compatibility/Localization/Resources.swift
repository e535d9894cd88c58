struct Wording {
  let count = 3
  let date = Date(timeIntervalSince1970: 0)

  var all: [LocalizedStringResource] {
    [
      "Plain",
      "A \(count) and \(2.5) and \("text") and \(String(count).prefix(1))",
      "On \(date, format: .dateTime.day().month())",
      "\(12, format: .number) of \(0.5, format: .percent)",
      "Padded \(7, specifier: "%03lld")",
      LocalizedStringResource("key", defaultValue: "Value \(count)", table: "T", comment: "C"),
      LocalizedStringResource("Main", table: "T", locale: Locale(identifier: "de"), bundle: .main),
      LocalizedStringResource("At", bundle: .atURL(URL(fileURLWithPath: "/"))),
      LocalizedStringResource(stringLiteral: "Literal \(count)"),
      .init(String.LocalizationValue("Value")),
      "Nested \(LocalizedStringResource("inner"))",
      "Enum \(WordingStatus.reading)",
    ]
  }

  var texts: [String] {
    [
      String(localized: "Hello, \(count) times"), String(localized: all[0]),
      String(localized: "key", defaultValue: "Value", table: "T", comment: "C"),
      String(localized: "Bundle", table: "T", bundle: .main, locale: .current, comment: "C"),
      String(AttributedString(localized: "Styled").characters),
    ]
  }

  var keys: [String] { all.map(\.key) }
}

enum WordingStatus: String, AppEnum {
  case reading, done
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Status"
  static let caseDisplayRepresentations: [WordingStatus: DisplayRepresentation] = [.reading: "Reading", .done: "Done"]
}
