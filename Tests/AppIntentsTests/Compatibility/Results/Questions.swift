struct OrderDrink: AppIntent {
  static var title: LocalizedStringResource { "Order" }
  static var isDiscoverable: Bool { true }
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresLocalDeviceAuthentication }
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
  @Parameter(title: "Drink") var drink: String?
  @Parameter(title: "Count", default: 1) var count: Int
  init() {}
  init(drink: String, count: Int = 1) { self.drink = drink; self.count = count }
  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<String> {
    guard let drink else { throw $drink.needsValueError("Which drink?") }
    if drink == "x" { throw $drink.needsDisambiguationError(among: ["a", "b"], dialog: IntentDialog("Which?")) }
    try await requestConfirmation(
      result: .result(dialog: "Order \(drink)?"), confirmationActionName: .order, showPrompt: true)
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Yes", acceptAlternatives: ["OK"], denyLabel: "No", denyAlternatives: [], destructive: false),
      dialog: "Sure?")
    try await requestConfirmation(conditions: [.lowConfidenceSource], actionName: .buy, dialog: "Sure?")
    let ok = try await $count.requestConfirmation(for: count, dialog: "\(count) cups?")
    if !ok { count = try await $count.requestValue("How many?") }
    let choice = try await requestChoice(
      between: [.init(title: "Hot", style: .default), .init(title: "Iced", style: .destructive), .cancel],
      dialog: "Hot or iced?")
    if choice.style == .cancel || choice.title == "Hot" { throw AppIntentError.restartPerform }
    return .result(value: drink, dialog: .init("Ordered \(count) \(drink)."))
  }
}
