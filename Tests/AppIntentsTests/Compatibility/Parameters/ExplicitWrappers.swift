struct MeasureIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure"

  @IntentParameter(title: "Width") var width: Double
  @IntentParameter<Double?>(title: "Height") var height
  @Parameter(title: "Unit") private(set) var unit: String?
  @Parameter(title: "Names", description: "Names of what is measured.", default: ["Box"]) var names: [String]

  init() {}

  init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
    $names.wrappedValue = ["Shelf"]
  }

  func perform() async throws -> some ReturnsValue<Double> {
    .result(value: width * (height ?? 1))
  }

  private func ask() async throws -> Double {
    guard let height else { return try await $height.requestValue("How high?") }
    return height
  }
}
