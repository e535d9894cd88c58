/// Counts glasses of water in the app's defaults, by key.
struct DrinkWaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Drink Water"

  @Parameter(title: "Suite")
  var suite: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let defaults = suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
    let glasses = (defaults.value(forKey: "glasses") as? Int ?? 0) + 1
    defaults.setValue(glasses, forKey: "glasses")
    defaults.setValuesForKeys(["unit": "glass", "lastDrink": Date.now])
    let kept = defaults.dictionaryWithValues(forKeys: ["glasses"])
    return .result(value: kept["glasses"] as? Int ?? 0)
  }
}
