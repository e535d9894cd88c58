struct OpenPlanet: OpenIntent {
  static var title: LocalizedStringResource = "Open Planet"
  static var openAppWhenRun: Bool = true

  @Parameter(title: "Planet") var target: Planet

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: VisitPlanet())
  }
}

struct PlanetWidget: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Planet"
  static var description: IntentDescription = IntentDescription("Shows a planet.")
  static var isDiscoverable: Bool = false

  @Parameter(title: "Planet") var planet: Planet?
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
