enum Garden {
  enum Plant: String, AppEnum, Sendable {
    case rose, oak
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let caseDisplayRepresentations: [Garden.Plant: DisplayRepresentation] = [.rose: "Rose", .oak: "Oak"]
  }

  struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"

    @Parameter(title: "Plant", default: Garden.Plant.rose) var plant: Plant
    @Parameter(title: "Litres", default: 1.5, inclusiveRange: (0.5, 10)) var litres: Double?
    @Parameter(title: "Beds", optionsProvider: BedOptions()) var beds: [Int]

    private struct BedOptions: DynamicOptionsProvider {
      func results() async -> [Int] { [1, 2, 3] }
      func defaultResult() -> [Int]? { [1] }
    }

    func perform() async throws -> some IntentResult {
      switch plant {
      case .rose, .oak: return .result()
      }
    }
  }
}
