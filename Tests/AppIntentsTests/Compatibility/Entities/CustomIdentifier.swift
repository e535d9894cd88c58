struct AccountNumber: EntityIdentifierConvertible, Hashable, Sendable {
  var bank: String
  var number: Int

  var entityIdentifierString: String { "\(bank)-\(number)" }

  static func entityIdentifier(for entityIdentifierString: String) -> AccountNumber? {
    let parts = entityIdentifierString.split(separator: "-")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    return AccountNumber(bank: String(parts[0]), number: number)
  }
}

struct AccountEntity: AppEntity {
  typealias DefaultQuery = AccountQuery

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Account", numericFormat: "\(placeholder: .int) accounts")
  }
  static var defaultQuery: AccountQuery { AccountQuery() }

  var id: AccountNumber
  var name: String
  var displayRepresentation: DisplayRepresentation {
    .init(title: .init(stringLiteral: name), subtitle: "\(id.bank)", image: .init(named: "bank"))
  }
}

struct AccountQuery: EntityQuery {
  func entities(for identifiers: [AccountNumber]) async throws -> [AccountEntity] {
    identifiers.map { AccountEntity(id: $0, name: "Savings") }
  }

  func suggestedEntities() async throws -> IntentItemCollection<AccountEntity> {
    .init(sections: [
      .init("Savings", items: [AccountEntity(id: AccountNumber(bank: "A", number: 1), name: "Savings")]),
      IntentItemSection(
        "Other", items: [IntentItem(AccountEntity(id: .init(bank: "B", number: 2), name: "Old"), title: "Old one")]),
    ])
  }

  func defaultResult() async -> AccountEntity? {
    AccountEntity(id: AccountNumber(bank: "A", number: 1), name: "Savings")
  }
}

struct ShowBalanceIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Balance"

  @Parameter(
    title: "Account", description: "Whose balance.", requestValueDialog: "Which account?",
    requestDisambiguationDialog: "Which of them?")
  var account: AccountEntity

  @Parameter(title: "Other", query: AccountQuery())
  var other: AccountEntity?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = account.name
    return .result(dialog: .init("The balance of \(name) is \(12.5, specifier: "%.2f")."))
  }
}
