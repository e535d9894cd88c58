@Observable
@MainActor
final class CounterModel {
  static let shared = CounterModel()
  var count = 0
}

struct CountUpIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Up"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    CounterModel.shared.count += 1
    return .result(value: CounterModel.shared.count)
  }
}
