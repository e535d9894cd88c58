struct PickPagesIntent: AppIntent {
  static let title: LocalizedStringResource = "PickPagesIntent"
  enum Mode: String, AppEnum {
    case all, some, none
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [.all: "All", .some: "Some", .none: "None"]
  }
  @Parameter(title: "Mode") var mode: Mode
  @Parameter(title: "Mode") var opt: Mode?
  @Parameter(title: "N") var n: Int?
  @Parameter(title: "S") var s: String
  @Parameter(title: "B", default: true) var b: Bool
  static var parameterSummary: some ParameterSummary {
    Switch(\.$mode) {
      Case(.all) { Summary("All of \(\.$s)") }
      Case([.some, .none]) {
        When(\.$b, .equalTo, true) {
          Summary("Some \(\.$n) of \(\.$s)") { \.$b }
        } otherwise: {
          Summary("x \(\.$b)", table: "Intents")
        }
      }
      DefaultCase { When(\.$n, .hasAnyValue, { Summary("N \(\.$n)") }, otherwise: { Summary() }) }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
struct CountPagesIntent: AppIntent {
  static let title: LocalizedStringResource = "PickPagesIntent"
  @Parameter(title: "N") var n: Int
  @Parameter(title: "M") var m: PickPagesIntent.Mode?
  static var parameterSummary: some ParameterSummary {
    When(\CountPagesIntent.$n, .greaterThan, 3) {
      Summary("Big \(\.$n)")
    } otherwise: {
      When(\.$m, .equalTo, PickPagesIntent.Mode.all) {
        Summary("\(\.$m)")
      } otherwise: {
        Summary("Small \(\.$n)")
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
struct ListPagesIntent: AppIntent {
  static let title: LocalizedStringResource = "PickPagesIntent"
  @Parameter(title: "N") var n: Int
  static var parameterSummary: some ParameterSummary { Summary { \.$n } }
  func perform() async throws -> some IntentResult { .result() }
}
struct PagesWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "PickPagesIntent"
  @Parameter(title: "N") var n: Int?
  @Parameter(title: "M", default: .all) var m: PickPagesIntent.Mode
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("small") { \.$n }
    } otherwise: {
      Switch(.widgetFamily) {
        Case(.systemLarge) {
          Summary {
            \.$n; \.$m
          }
        }; DefaultCase { Summary() }
      }
    }
  }
}
