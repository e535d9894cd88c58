struct BoardQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Board] { identifiers.map { Board(id: $0) } }
  func suggestedEntities() async throws -> [Board] { [Board(id: 1), Board(id: 2)] }
}

struct Board: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Board"
  static let defaultQuery = BoardQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { "Board \(id)" }
}

enum Weekend: String, AppEnum {
  case friday, saturday, sunday

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weekend"
  static let caseDisplayRepresentations: [Weekend: DisplayRepresentation] = [
    .friday: "Friday", .saturday: "Saturday", .sunday: "Sunday",
  ]
}

/// Lists whose choices are given beside their sizes.
struct PlanWeekendIntent: AppIntent {
  static let title: LocalizedStringResource = "Plan Weekend"

  @Parameter(title: "Boards", size: IntentCollectionSize(min: 1, max: 3), query: BoardQuery())
  var boards: [Board]?

  @Parameter(title: "Boards of a Widget", size: [.systemSmall: 1, .systemLarge: 6], query: BoardQuery())
  var shown: [Board]?

  @Parameter(title: "Days", size: 2, supportedValues: [.saturday, .sunday])
  var days: [Weekend]?

  @Parameter(title: "Days of a Widget", size: [.systemSmall: 1], supportedValues: [.sunday])
  var marked: [Weekend]?

  func perform() async throws -> some IntentResult { .result() }
}
