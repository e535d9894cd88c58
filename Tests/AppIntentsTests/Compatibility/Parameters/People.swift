struct InviteIntent: AppIntent {
  static let title: LocalizedStringResource = "InviteIntent"
  @Parameter(title: "P") var people: [IntentPerson]
  func perform() async throws -> some IntentResult & ReturnsValue<[IntentPerson]> {
    let p = IntentPerson(
      identifier: .applicationDefined("1"), name: .displayName("A"), handle: .init(emailAddress: "a@b.c"))
    let q = IntentPerson(
      identifier: .contact("x"), name: .components(PersonNameComponents()),
      handle: .init(phoneNumber: "1", label: .mobile), aliases: [], isMe: true, image: .init(systemName: "person"))
    for person in people {
      switch person.handle?.value {
      case .phoneNumber(let n): print(n)
      case .emailAddress(let m): print(m)
      default: break
      }
      print(person.name.displayString, person.isMe, person.identifier)
    }
    return .result(value: [p, q])
  }
}
struct PayIntent: AppIntent {
  static let title: LocalizedStringResource = "PayIntent"
  @Parameter(title: "A", description: "How much", currencyCodes: ["USD"], requestValueDialog: "How much?") var amount:
    IntentCurrencyAmount
  @Parameter(title: "Way") var way: IntentPaymentMethod?
  func perform() async throws -> some ReturnsValue<IntentCurrencyAmount?> {
    let a = IntentCurrencyAmount(amount: Decimal(3.5), currencyCode: Locale.current.currency?.identifier ?? "USD")
    let b = IntentCurrencyAmount(amount: 3, currencyCode: amount.currencyCode)
    return .result(value: a.amount > b.amount ? a : nil)
  }
}
