struct BankAccount: AppEntity {
  let id: Int
  let iban: String
  @Property(title: "Balance") var balance: IntentCurrencyAmount

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource("Account", comment: "A bank account"),
      numericFormat: LocalizedStringResource("\(placeholder: .int) accounts"))
  }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(iban)", subtitle: "\(balance.amount, format: .number.precision(.fractionLength(2)))")
  }
  static let defaultQuery = BankAccountQuery()

  init(id: Int, iban: String, balance: Decimal) {
    self.id = id
    self.iban = iban
    self.balance = .init(amount: balance, currencyCode: "EUR")
  }
}

struct BankAccountQuery: EntityQuery {
  @Dependency private var bank: Bank

  func entities(for identifiers: [BankAccount.ID]) async throws -> [BankAccount] { bank.accounts(identifiers) }
  func suggestedEntities() async throws -> [BankAccount] { bank.accounts([1, 2]) }
}

// Unchecked, as apps write it for classes that can be inherited from: it holds nothing.
class Bank: @unchecked Sendable {
  func accounts(_ ids: [Int]) -> [BankAccount] { ids.map { BankAccount(id: $0, iban: "DE0\($0)", balance: 10) } }
}

struct MoveMoney: AppIntent {
  static var title: LocalizedStringResource = "Move Money"
  static var authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication

  @Parameter(title: "From") var source: BankAccount
  @Parameter(title: "To") var target: BankAccount
  @Parameter(title: "Amount") var amount: IntentCurrencyAmount

  @Dependency var bank: Bank

  static var parameterSummary: some ParameterSummary {
    Summary("Move \(\.$amount) from \(\.$source) to \(\.$target)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<BankAccount> & ProvidesDialog {
    guard source.id != target.id else {
      throw $target.needsDisambiguationError(among: bank.accounts([1, 2]), dialog: "To which other account?")
    }
    try await requestConfirmation(result: .result(value: target, dialog: "Move \(amount.amount.description)?"))
    return .result(value: target, dialog: "Done.")
  }
}
