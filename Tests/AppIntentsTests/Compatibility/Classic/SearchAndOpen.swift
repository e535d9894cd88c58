struct SearchFilmsIntent: ShowInAppSearchResultsIntent {
  static var title: LocalizedStringResource = "S"; static var searchScopes: [StringSearchScope] = [.general, .movies]
  @Parameter(title: "C") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult { print(criteria.term); return .result() }
}
struct DeleteThingsIntent: DeleteIntent {
  static let title: LocalizedStringResource = "D"; @Parameter(title: "E") var entities: [OpenableThing]
  func perform() async throws -> some IntentResult { .result() }
}
struct OpenableThing: AppEntity, URLRepresentableEntity {
  let id: UUID; static let typeDisplayRepresentation: TypeDisplayRepresentation = "T"
  static let defaultQuery = OpenableThingQuery(); var displayRepresentation: DisplayRepresentation { "\(id)" }
  static var urlRepresentation: URLRepresentation { "https://e.org/\(.id)/x" }
}
struct OpenableThingQuery: EntityQuery {
  func entities(for ids: [UUID]) async throws -> [OpenableThing] { ids.map(OpenableThing.init) }
}
struct OpenThing: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "O"; @Parameter(title: "T") var target: OpenableThing
}
struct ShowThingIntent: OpenIntent {
  static let title: LocalizedStringResource = "O"
  @Parameter(title: "T", requestValueDialog: "Which?") var target: OpenableThing
  @Dependency private var nav: NavigationModel
  @MainActor func perform() async throws -> some IntentResult { nav.open(target.id); return .result() }
}
@MainActor final class NavigationModel { nonisolated init() {}; func open(_ id: UUID) {} }
struct SuggestedIntent: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "OldIntent"; static let title: LocalizedStringResource = "O"
  @Parameter(title: "a") var a: String?
  @Parameter(title: "b") var b: Int?
  static var parameterSummary: some ParameterSummary { Summary("Do \(\.$a)") }
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$a, \.$b)) { a, b in
      DisplayRepresentation(title: "\(a ?? "none")", subtitle: "\(b ?? 0)")
    }
    IntentPrediction(parameters: (\.$a)) { a in DisplayRepresentation(title: "\(a ?? "none")") }
    IntentPrediction() { DisplayRepresentation(title: "None") }
  }
  func perform() async throws -> some IntentResult { .result() }
}
