enum AlarmKind: String, AppEnum {
  case once, daily, weekly
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Alarm Kind"
  static let caseDisplayRepresentations: [AlarmKind: DisplayRepresentation] = [
    .once: "Once", .daily: "Daily", .weekly: "Weekly",
  ]
}

struct SetAlarmIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Alarm"

  @Parameter(title: "Kind", default: .once) var kind: AlarmKind
  @Parameter(title: "Hour") var hour: Int
  @Parameter(title: "Label") var label: String?
  @Parameter(title: "Sound") var sound: Bool

  static var parameterSummary: some ParameterSummary {
    Switch(\.$kind) {
      Case(.once) {
        When(\.$label, .hasAnyValue) {
          Summary("Wake me at \(\.$hour) for \(\.$label)")
        } otherwise: {
          Summary("Wake me at \(\.$hour)") {
            \.$label
            \.$sound
          }
        }
      }
      Case([.daily]) {
        When(\.$hour, .lessThan, 6) {
          Summary("Wake me early, at \(\.$hour), every day")
        } otherwise: {
          Summary("Wake me at \(\.$hour) every day")
        }
      }
      DefaultCase {
        Summary("Wake me \(\.$kind)", table: "Alarms")
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct FilterIntent: AppIntent {
  static let title: LocalizedStringResource = "Filter"

  @Parameter(title: "Text") var text: String?
  @Parameter(title: "Level", default: 3) var level: Int
  @Parameter(title: "Kind") var kind: AlarmKind?
  @Parameter(title: "Strict", default: false) var isStrict: Bool
  @Parameter(title: "Room") var room: Chamber?

  static var parameterSummary: some ParameterSummary {
    When(\.$isStrict, .equalTo, true) {
      Summary("Strict")
    } otherwise: {
      When(\.$kind, .oneOf, [.daily, .weekly]) {
        Summary("Often")
      } otherwise: {
        When(\.$text, .hasPrefix, "a") {
          Summary("A words: \(\.$text)")
        } otherwise: {
          When(\.$room, identifier: .equalTo, "Bath") {
            Summary("Wet")
          } otherwise: {
            When(\.$level, .greaterThanOrEqualTo, 5) {
              Summary("High \(\.$level)")
            } otherwise: {
              When(\.$kind, .notEqualTo, nil) {
                Summary("Kind")
              } otherwise: {
                Summary("Rest")
              }
            }
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct WidgetSummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Widget"

  @Parameter(title: "Rows", default: 2) var rows: Int
  @Parameter(title: "Name") var name: String?

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary {
        \.$name
      }
    } otherwise: {
      When(widgetFamily: .oneOf, [.systemMedium, .systemLarge]) {
        Summary()
      } otherwise: {
        Switch(.widgetFamily) {
          Case(.systemExtraLarge) { Summary("Large") }
          DefaultCase { Summary("Show \(\.$rows) rows") }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct Chamber: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chamber"
  static let defaultQuery = ChamberQuery()

  let id: String
  var title: String { "Chamber \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct ChamberQuery: EntityQuery {
  func entities(for identifiers: [Chamber.ID]) async throws -> [Chamber] { identifiers.map(Chamber.init(id:)) }
}
