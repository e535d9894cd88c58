enum Meal: String, AppEnum, CaseIterable, Sendable {
  case breakfast, lunch, dinner
  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Meal", table: "AppIntents"),
    numericFormat: LocalizedStringResource("\(placeholder: .int) meals", table: "AppIntents"))
  static var caseDisplayRepresentations: [Meal: DisplayRepresentation] = [
    .breakfast: DisplayRepresentation(
      title: "Breakfast", subtitle: "Morning", image: .init(systemName: "sunrise", isTemplate: true),
      synonyms: ["Brekkie"]),
    .lunch: .init(title: "Lunch", image: DisplayRepresentation.Image(named: "lunch")),
    .dinner: .init(stringLiteral: "Dinner"),
  ]
}
enum SpiceLevel: Int, AppEnum {
  case low = 1, high = 2
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    name: "SpiceLevel", synonyms: ["Grade", "Step"])
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.low: "Low", .high: .init(title: "High")]
}
struct PlanMealIntent: AppIntent {
  static let title = LocalizedStringResource("PlanMealIntent", table: "AppIntents", bundle: .main, comment: "Title")
  static let description: IntentDescription? = .init("Eats")
  static let openAppWhenRun = false
  @Parameter(title: "Meal", default: .lunch) var meal: Meal
  @Parameter(
    title: "Meal", description: "x", default: Meal.lunch, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which one?") var meal2: Meal
  @Parameter(title: "Meals", supportedValues: [.lunch, .dinner]) var meal3: Meal?
  @Parameter(title: "Levels") var levels: [SpiceLevel]?
  func perform() async throws -> some IntentResult {
    let options = Meal.allCases.map { Meal.caseDisplayRepresentations[$0]?.title ?? "none" }
    _ = options.map { String(localized: $0) }
    let chosen = try await $meal3.requestDisambiguation(among: Meal.allCases, dialog: "Which meal?")
    _ = chosen.localizedStringResource
    return .result()
  }
}
