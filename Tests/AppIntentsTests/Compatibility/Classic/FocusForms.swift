struct FocusFilter: SetFocusFilterIntent {
  static var title: LocalizedStringResource = "Focus"; static var description: LocalizedStringResource? = "desc"
  @Parameter(title: "Mode", default: .on) var mode: M
  @Parameter(title: "Account") var account: String?
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [FocusFilter] {
    let f = FocusFilter(); f.account = "x"; return [f]
  }
  var displayRepresentation: DisplayRepresentation { .init(title: "F", subtitle: "\(account ?? "none")") }
  var appContext: FocusFilterAppContext { .init(notificationFilterPredicate: nil, targetContentIdentifierPrefix: "x") }
  func perform() async throws -> some IntentResult { .result() }
  enum M: String, AppEnum {
    case on; static var typeDisplayRepresentation: TypeDisplayRepresentation = "M"
    static var caseDisplayRepresentations: [M: DisplayRepresentation] = [.on: "On"]
  }
}
func printAccount() async throws { let f = try await FocusFilter.current; print(f.account ?? "") }
