enum ShopError: LocalizedError, CustomLocalizedStringResourceConvertible {
  case closed(until: Date)
  case soldOut(String)

  var errorDescription: String? { String(localized: localizedStringResource) }

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .closed(let date): LocalizedStringResource("Closed until \(date, format: .dateTime.hour().minute()).")
    case .soldOut(let name):
      LocalizedStringResource("shop.soldOut", defaultValue: "\(name) is sold out.", table: "Shop")
    }
  }
}

struct BuyIntent: AppIntent {
  static let title: LocalizedStringResource = "Buy"
  static let description: LocalizedStringResource = "Not the description of the protocol, and allowed all the same."

  @Parameter(title: "Item", default: "Milk") var item: String

  func perform() async throws -> some IntentResult {
    if item == "Bread" { throw ShopError.soldOut(item) }
    if item.isEmpty { throw AppIntentError(description: "Name something.") }
    return .result()
  }
}
