struct TransferIntent: AppIntent {
  static let title: LocalizedStringResource = "Transfer Money"
  static let description = IntentDescription("Sends money to somebody.", searchKeywords: ["pay", "send"])
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Amount", currencyCodes: ["EUR", "USD"], requestValueDialog: "How much?")
  var amount: IntentCurrencyAmount

  @Parameter(title: "To", requestValueDialog: IntentDialog(stringLiteral: "To whom?"))
  var recipient: IntentPerson

  @Parameter(title: "Reference")
  var reference: String?

  @Parameter(title: "Fee", default: 0)
  var fee: Decimal

  static var parameterSummary: some ParameterSummary {
    Summary("Send \(\.$amount) to \(\.$recipient)") {
      \.$reference
      \.$fee
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<IntentCurrencyAmount> {
    let total = IntentCurrencyAmount(amount: amount.amount + fee, currencyCode: amount.currencyCode)
    try await requestConfirmation(
      actionName: .send,
      dialog: "Send \(total.amount.formatted()) \(total.currencyCode) to \(recipient.name.displayString)?")
    return .result(value: total, dialog: "Sent.")
  }
}

struct CallPersonIntent: AppIntent {
  static let title: LocalizedStringResource = "Call Person"

  @Parameter(title: "Person", mode: .phone)
  var person: IntentPerson

  @Parameter(title: "Others")
  var others: [IntentPerson]?

  @Parameter(title: "Name")
  var fullName: PersonNameComponents?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentPerson> {
    let assistant = IntentPerson(
      identifier: .applicationDefined("assistant"), name: .displayName("The Assistant"),
      handle: .init(phoneNumber: "110", label: .work))
    switch person.handle?.value {
    case .phoneNumber: return .result(value: person)
    default: return .result(value: assistant)
    }
  }
}
