@MainActor
final class KettleModel: ObservableObject {
  static let shared = KettleModel()

  @Published var celsius = 20.0
  @Published private(set) var history: [Double] = []
  @Published var note: String?

  private init() {}

  func heat(to goal: Double) {
    celsius = goal
    history.append(goal)
    note = goal > 90 ? "Boils" : nil
  }
}

struct HeatKettleIntent: AppIntent {
  static let title: LocalizedStringResource = "Heat Kettle"

  @Parameter(title: "Temperature")
  var celsius: Double

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let model = KettleModel.shared
    model.heat(to: celsius)
    model.objectWillChange.send()
    return .result(value: model.celsius, dialog: "\(model.history.count) times: \(model.note ?? "warm")")
  }
}
