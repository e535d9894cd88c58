// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
enum ReadingStatus: String, AppEnum, CaseIterable {
  case unread, reading, finished

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Reading Status")

  static let caseDisplayRepresentations: [ReadingStatus: DisplayRepresentation] = [
    .unread: "Unread",
    .reading: DisplayRepresentation(title: "Reading", subtitle: "Not yet done"),
    .finished: .init(title: "Finished", image: .init(systemName: "checkmark")),
  ]
}

enum Weekday: Int, AppEnum {
  case monday = 1
  case tuesday

  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Weekday", numericFormat: "\(2) days") }

  static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    [
      .monday: DisplayRepresentation(
        title: LocalizedStringResource("Monday", table: "Days"), subtitle: nil, image: nil, synonyms: ["Mon"]),
      .tuesday: .init(stringLiteral: "Tuesday"),
    ]
  }
}

public enum ThemeChoice: String, Codable, Sendable {
  case light
  case dark
  case `default`
}

extension ThemeChoice: AppEnum {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource("Theme", defaultValue: "Theme of the app"))
  }

  public static var caseDisplayRepresentations: [ThemeChoice: DisplayRepresentation] {
    var all: [ThemeChoice: DisplayRepresentation] = [:]
    for theme in [ThemeChoice.light, .dark, .default] {
      all[theme] = DisplayRepresentation(title: LocalizedStringResource(stringLiteral: theme.rawValue))
    }
    return all
  }
}

struct SetThemeIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Theme"

  @Parameter(title: "Theme", default: .light, requestDisambiguationDialog: "Which theme?")
  var theme: ThemeChoice

  @Parameter(title: "Days", supportedValues: [.monday])
  var day: Weekday

  @Parameter(title: "Statuses", default: [.unread, .reading])
  var statuses: [ReadingStatus]

  @Parameter(title: "Fallback")
  var fallback: ThemeChoice?

  func perform() async throws -> some IntentResult & ReturnsValue<ThemeChoice> {
    .result(value: fallback ?? theme)
  }
}
