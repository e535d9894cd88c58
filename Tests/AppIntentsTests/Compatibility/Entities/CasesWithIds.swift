/// One type for both: chosen from a few cases, and found by its id.
enum BillingPeriod: String, AppEnum, AppEntity {
  case day
  case week

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Billing Period"
  static let caseDisplayRepresentations: [BillingPeriod: DisplayRepresentation] = [.day: "One Day", .week: "One Week"]
  static let defaultQuery = BillingPeriodQuery()

  var id: String { rawValue }
}

struct BillingPeriodQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [BillingPeriod] {
    identifiers.compactMap(BillingPeriod.init(rawValue:))
  }
}

struct SetBillingIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Billing"

  @Parameter(title: "Period", requestDisambiguationDialog: "Which one?")
  var period: BillingPeriod

  @Parameter(title: "Next")
  var next: BillingPeriod?

  func perform() async throws -> some IntentResult & ReturnsValue<BillingPeriod> { .result(value: period) }
}
