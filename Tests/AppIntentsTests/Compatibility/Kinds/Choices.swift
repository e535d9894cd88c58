struct ParkIntent: AppIntent {
  static let title: LocalizedStringResource = "Park"

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let left = Option(title: "Left", style: .default)
    let away = IntentChoiceOption(title: "Drive on", style: .destructive)
    let choice = try await requestChoice(between: [left, away, .cancel], dialog: IntentDialog("Where?"))
    return .result(value: choice == left ? "left" : "away", dialog: "Good.")
  }
}
