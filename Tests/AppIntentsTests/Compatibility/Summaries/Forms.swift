struct NoSummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "No Summary"
  @Parameter(title: "A") var a: Int?
  static var parameterSummary: some ParameterSummary { Summary() }
  func perform() async throws -> some IntentResult { .result() }
}

struct ManySummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Many"
  @Parameter(title: "A") var a: Int?
  @Parameter(title: "B") var b: String?
  @Parameter(title: "C") var c: [SummedBook]
  @Parameter(title: "D", default: true) var d: Bool

  static var parameterSummary: some ParameterSummary {
    When(\ManySummaryIntent.$d, .equalTo, true) {
      Summary("All of \(\.$a), \(\.$b) and \(\.$c)", table: "Summaries") {
        \.$d
      }
    } otherwise: {
      Summary("Only \(\.$a)") {
        \.$b
        \.$c
        \.$d
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct ReturnedSummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Returned"
  @Parameter(title: "Mode") var mode: SummedMode?
  static var parameterSummary: some ParameterSummary {
    return Summary("Mode \(\.$mode)")
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct OptionalSwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Optional Switch"
  @Parameter(title: "Mode") var mode: SummedMode?
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Level", default: 1) var level: Int

  static var parameterSummary: some ParameterSummary {
    Switch(\.$level) {
      Case(1) { Summary("One \(\.$name)") }
      Case(2) {
        Switch(\.$mode) {
          Case(.daily) { Summary("Two, daily") }
          Case(nil) { Summary("Two") { \.$mode } }
          DefaultCase { Summary("Two and more") }
        }
      }
      DefaultCase { Summary("Many \(\.$name)") }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct SummedBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = SummedBookQuery()

  let id: Int
  var title: String { "Book \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct SummedBookQuery: EntityQuery {
  func entities(for identifiers: [SummedBook.ID]) async throws -> [SummedBook] { identifiers.map(SummedBook.init(id:)) }
}

enum SummedMode: String, AppEnum {
  case once, daily
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
  static let caseDisplayRepresentations: [SummedMode: DisplayRepresentation] = [.once: "Once", .daily: "Daily"]
}
