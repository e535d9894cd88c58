struct OrderAgainIntent: AppIntent, PredictableIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Order Again"
  static let intentClassName = "OrderAgainIntent"

  @Parameter(title: "Drink") var drink: UsualDrink
  @Parameter(title: "Cups") var cups: Int?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$drink, \.$cups)) { drink, cups in
      DisplayRepresentation(title: "Order \(cups ?? 1)", subtitle: "\(drink.rawValue)")
    }
    IntentPrediction(parameters: \.$drink) { drink in
      DisplayRepresentation(title: "Order \(drink.rawValue)")
    }
    IntentPrediction { DisplayRepresentation(title: "Order") }
  }

  func perform() async throws -> some IntentResult {
    let _ = try await IntentDonationManager.shared.donate(intent: self)
    return .result()
  }
}

enum UsualDrink: String, AppEnum {
  case tea, coffee
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let caseDisplayRepresentations: [UsualDrink: DisplayRepresentation] = [.tea: "Tea", .coffee: "Coffee"]
}
