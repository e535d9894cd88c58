import AppIntents

enum CupSize: String, AppEnum {
  case small, large, secret

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: "Small",
    .large: DisplayRepresentation(title: "Large", synonyms: ["big", "grande"]),
  ]
}

struct Drink: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink", synonyms: ["beverage"])
  static let defaultQuery = DrinkQuery()

  let id: Int
  @Property(title: "Name") var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct Menu: Sendable {
  var drinks: [Int: String]
}

struct DrinkQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var menu: Menu

  func allEntities() async throws -> [Drink] {
    menu.drinks.sorted { $0.key < $1.key }.map { Drink(id: $0.key, name: $0.value) }
  }

  func entities(matching string: String) async throws -> [Drink] {
    try await allEntities().filter { $0.name.localizedCaseInsensitiveContains(string) }
  }
}

struct OrderDrink: AppIntent {
  static let title: LocalizedStringResource = "Order Drink"
  static let description: IntentDescription? = "Orders a drink."

  @Parameter(title: "Drink", requestValueDialog: "Which drink?", requestDisambiguationDialog: "Which of them?")
  var drink: Drink

  @Parameter(title: "Size", default: .small)
  var size: CupSize

  @Parameter(title: "Cups", default: 1, inclusiveRange: (1, 12))
  var count: Int

  @Parameter(title: "Extras")
  var extras: [String]?

  @Dependency private var menu: Menu

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    if count > 10 {
      try await requestConfirmation(actionName: .order, dialog: "Really \(count) cups?")
    }
    return .result(value: count, dialog: "\(count) × “\(drink.name)” (\(size)).")
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$count) of \(\.$drink)") {
      \.$size
      \.$extras
    }
  }
}

/// Knows its parameter only while it runs.
struct AskWhileRunning: AppIntent {
  static let title: LocalizedStringResource = "Ask While Running"
  static var isDiscoverable: Bool { false }

  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Amount", requestValueDialog: "How much?") var amount: Double?
  @Parameter(title: "Mode") var mode: String?
  @Parameter(title: "Starts", default: 0) var starts: Int

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    starts += 1
    switch mode {
    case "value":
      guard let note else { throw $note.needsValueError("Which note?") }
      return .result(value: "\(note), start \(starts)")
    case "choice":
      guard let note else { throw $note.needsDisambiguationError(among: ["a", "b"]) }
      return .result(value: "\(note), start \(starts)")
    case "forever":
      throw AppIntentError.restartPerform
    case "inline choice":
      return .result(value: try await $note.requestDisambiguation(among: ["a", "b"]))
    case "confirm value":
      return .result(value: try await $note.requestConfirmation(for: "a", dialog: "Is it a?") ? "yes" : "no")
    default:
      let amount = try await $amount.requestValue()
      return .result(value: "\(amount), start \(starts)")
    }
  }
}

/// Creates an entity from nothing but a name.
struct AddDrink: AppIntent {
  static let title = LocalizedStringResource("Add Drink", comment: "A title.")

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Size") var size: CupSize?

  func perform() async throws -> some ReturnsValue<Drink> {
    .result(value: Drink(id: 99, name: name))
  }
}

struct AddThenOrder: AppIntent {
  static let title: LocalizedStringResource = "Add, Then Order"

  @Parameter(title: "Drinks") var drinks: [Drink]
  @Parameter var when: Date?

  init() {}

  init(drinks: [Drink]) { self.drinks = drinks }

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    let order = OrderDrink()
    if let first = drinks.first { order.drink = first }
    return .result(opensIntent: order, dialog: IntentDialog(full: "Added \(drinks.count) drinks.", supporting: "Added"))
  }
}

struct CafeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderDrink(),
      phrases: ["Order \(\.$drink) with \(.applicationName)", "Coffee, \(.applicationName)"],
      shortTitle: "Order", systemImageName: "cup.and.saucer")
    AppShortcut(intent: AddDrink(), phrases: ["Add a drink to \(.applicationName)"])
  }
}
