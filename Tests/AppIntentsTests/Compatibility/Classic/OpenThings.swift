struct OpenPlanet: OpenIntent {
  static var title: LocalizedStringResource = "Open OpenedPlanet"
  static var openAppWhenRun: Bool = true

  @Parameter(title: "OpenedPlanet") var target: OpenedPlanet

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: VisitOpenedPlanet())
  }
}

struct PlanetWidget: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "OpenedPlanet"
  static var description: IntentDescription = IntentDescription("Shows a planet.")
  static var isDiscoverable: Bool = false

  @Parameter(title: "OpenedPlanet") var planet: OpenedPlanet?
}

struct MigratedIntent: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "MigratedIntent"
  static var title: LocalizedStringResource = "Migrated"

  @Parameter(title: "Text") var text: String?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$text)) { text in
      DisplayRepresentation(title: "Say \(text ?? "")", subtitle: "")
    }
  }

  func perform() async throws -> some IntentResult { return .result() }
}

struct OpenedPlanet: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
  static var defaultQuery = OpenedPlanetQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
}

struct OpenedPlanetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [OpenedPlanet] { identifiers.map { OpenedPlanet(id: $0) } }
  func suggestedEntities() async throws -> [OpenedPlanet] { [OpenedPlanet(id: "Mars")] }
}

struct VisitOpenedPlanet: AppIntent {
  static var title: LocalizedStringResource = "Visit"
  func perform() async throws -> some IntentResult { .result() }
}
