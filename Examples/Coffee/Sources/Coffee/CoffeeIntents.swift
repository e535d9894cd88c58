import AppIntents

/// Orders coffee.
struct OrderCoffee: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"
  static let description = IntentDescription("Orders one to ten cups of a coffee.")

  /// Which coffee.
  @Parameter(title: "Coffee", requestValueDialog: "Which coffee would you like?")
  var kind: CoffeeKind

  /// How large the cups are.
  @Parameter(title: "Size", requestValueDialog: "Which size?")
  var size: CoffeeSize

  /// How many cups.
  @Parameter(title: "Cups", default: 1, inclusiveRange: (1, 10))
  var cups: Int

  @Dependency private var bar: CoffeeBar

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$cups) \(\.$size) \(\.$kind)")
  }

  /// Places the order.
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    await bar.place(CoffeeBar.Order(kind: kind, size: size, cups: cups))
    return .result(value: cups, dialog: "\(cups) × \(kind.title), \(size.title): coming up.")
  }
}

/// Takes back the last order, after a yes.
struct CancelOrder: AppIntent {
  static let title: LocalizedStringResource = "Cancel Order"
  static let description = IntentDescription("Takes back the last order. Asks first.")

  @Dependency private var bar: CoffeeBar

  /// Asks, then takes the order back.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let order = await bar.lastOrder else { throw NothingOrdered() }
    try await requestConfirmation(dialog: "Cancel \(order.cups) × \(order.kind.title)?")
    await bar.takeBack()
    return .result(dialog: "Your order is cancelled.")
  }
}

/// There is no order that could be taken back.
struct NothingOrdered: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "You have ordered nothing yet." }
}

/// How large a cup is.
enum CoffeeSize: String, AppEnum {
  case small
  case medium
  case large

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
  static let caseDisplayRepresentations: [CoffeeSize: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "small", synonyms: ["short", "little"]),
    .medium: DisplayRepresentation(title: "medium", synonyms: ["regular", "normal", "standard"]),
    .large: DisplayRepresentation(title: "large", synonyms: ["big", "tall"]),
  ]

  /// What it is called in a sentence.
  var title: LocalizedStringResource {
    switch self {
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    }
  }
}

/// A coffee that the bar makes.
struct CoffeeKind: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Coffee")
  static let defaultQuery = CoffeeKindQuery()

  static let espresso = CoffeeKind(id: "espresso", title: "espresso", plural: "espressos")
  static let menu = [
    espresso,
    CoffeeKind(id: "cappuccino", title: "cappuccino", plural: "cappuccinos"),
    CoffeeKind(id: "flat-white", title: "flat white", plural: "flat whites"),
    CoffeeKind(id: "filter-coffee", title: "filter coffee", plural: "filter coffees"),
  ]

  let id: String
  let title: LocalizedStringResource
  let plural: LocalizedStringResource

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: title, synonyms: [plural])
  }
}

/// Knows the menu.
struct CoffeeKindQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [CoffeeKind] { CoffeeKind.menu }
}

/// Remembers what was ordered.
actor CoffeeBar {
  /// One order.
  struct Order: Sendable {
    var kind: CoffeeKind
    var size: CoffeeSize
    var cups: Int
  }

  private var orders: [Order] = []

  /// The order that was placed last.
  var lastOrder: Order? { orders.last }

  /// Takes an order.
  func place(_ order: Order) { orders.append(order) }

  /// Forgets the last order.
  func takeBack() { _ = orders.popLast() }
}
