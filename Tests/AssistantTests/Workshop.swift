import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport

/// What is measured, chosen from sections, of several types, and donated.
struct WorkshopApp: AssistantApp {
  static let name = "Workshop"
  static let identifier = "workshop"
  static var intents: [any AppIntent.Type] {
    [
      CutBoard.self, HeatOven.self, ChooseWood.self, Label.self, Sand.self, Oil.self, Soak.self, BuyNails.self,
      OrderGlue.self,
    ]
  }
}

/// Cuts a board to a length.
struct CutBoard: AppIntent {
  static let title: LocalizedStringResource = "Cut a Board"
  @Parameter(
    title: "Length", defaultUnit: UnitLength.centimeters, supportsNegativeNumbers: false,
    requestValueDialog: "How long?")
  var length: Measurement<UnitLength>
  static var parameterSummary: some ParameterSummary { Summary("Cut \(\.$length)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> & ProvidesDialog {
    .result(value: length, dialog: "Cut \(Int(length.converted(to: .millimeters).value.rounded())) mm.")
  }
}

/// Heats an oven.
struct HeatOven: AppIntent {
  static let title: LocalizedStringResource = "Heat the Oven"
  @Parameter(title: "Heat", defaultUnit: UnitTemperature.celsius) var heat: Measurement<UnitTemperature>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "To \(Int(heat.value)) \(heat.unit.symbol)?")
    return .result(dialog: "Heating.")
  }
}

/// Chooses from sections.
struct ChooseWood: AppIntent {
  static let title: LocalizedStringResource = "Choose Wood"
  @Parameter(title: "Wood", requestValueDialog: "Which wood?", optionsProvider: Woods()) var wood: Wood

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Took \(wood.rawValue).") }
}

enum Wood: String, AppEnum {
  case oak, beech, pine
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wood"
  static let caseDisplayRepresentations: [Wood: DisplayRepresentation] = [.oak: "Oak", .beech: "Beech", .pine: "Pine"]
}

struct Woods: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Wood> {
    ItemCollection {
      ItemSection("Hard", items: [Wood.oak, .beech])
      ItemSection("Soft", items: [Wood.pine])
    }
  }
}

/// What is written on a label: wood, a number or words.
enum Inscription: AppUnionValue {
  case wood(Wood)
  case number(Int)
  case words(String)

  enum Cases: String, AppUnionValueCasesProviding {
    case wood, number, words
    typealias UnionValue = Inscription
  }

  static var _unionCases: [_UnionCase<Inscription>] {
    [
      _UnionCase("wood", { Inscription.wood($0) }) { if case .wood(let value) = $0 { value } else { nil } },
      _UnionCase("number", { Inscription.number($0) }) { if case .number(let value) = $0 { value } else { nil } },
      _UnionCase("words", { Inscription.words($0) }) { if case .words(let value) = $0 { value } else { nil } },
    ]
  }
}

struct Label: AppIntent {
  static let title: LocalizedStringResource = "Write a Label"
  @Parameter(title: "Inscription", requestValueDialog: "What shall it say?") var inscription: Inscription
  @Parameter(title: "Copies", default: 1) var copies: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch inscription {
    case .wood(let wood): return .result(dialog: "Wood \(wood.rawValue) × \(copies).")
    case .number(let number): return .result(dialog: "Number \(number) × \(copies).")
    case .words(let words): return .result(dialog: "Words \(words) × \(copies).")
    }
  }
}

/// Donates that the person oils what was sanded.
struct Sand: AppIntent {
  static let title: LocalizedStringResource = "Sand"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await donate()
    try await Oil().donate()
    return .result(dialog: "Sanded.")
  }
}

struct Oil: AppIntent {
  static let title: LocalizedStringResource = "Oil"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Oiled.") }
}

/// Soaks wood for some minutes, which nobody can take back.
struct Soak: AppIntent {
  static let title: LocalizedStringResource = "Soak Wood"
  @Parameter(title: "Time", defaultUnit: .minutes, requestValueDialog: "How long?") var time: Measurement<UnitDuration>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let minutes = time.converted(to: .minutes)
    return .result(dialog: "Soaked for \(minutes.formatted(.measurement(width: .wide))).")
  }
}

/// Buys nails for money.
struct BuyNails: AppIntent {
  static let title: LocalizedStringResource = "Buy Nails"
  @Parameter(title: "Price", requestValueDialog: "For how much?") var price: IntentCurrencyAmount

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Bought for \(price.amount.description) \(price.currencyCode).")
  }
}

/// Orders glue, which comes in two days or not at all.
struct OrderGlue: AppIntent {
  static let title: LocalizedStringResource = "Order Glue"
  @Parameter(title: "Strong", default: false) var strong: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if strong { throw NSError(domain: "shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "There is none left."]) }
    let day = Date(timeIntervalSince1970: 1_770_888_600).addingTimeInterval(2 * 24 * 60 * 60)
    return .result(dialog: "It comes \(day, format: .relative(presentation: .named)).")
  }
}

/// The workshop and a person who talks in it.
struct Bench: Talking {
  private static let english = """
    CutBoard: ["cut a board", "cut a board {length} long", "cut it {length} long"]
    HeatOven: ["heat the oven [to {heat}]"]
    ChooseWood: ["choose wood", "choose {wood}"]
    Label: ["write a label", "write a label {copies} times"]
    Sand: ["sand"]
    Oil: ["oil"]
    Soak: ["soak the wood [for {time}]"]
    OrderGlue: ["order glue [that is strong {strong}]"]
    BuyNails: ["buy nails [for {price}]", "spend {price} on nails"]
    """
  private static let german = """
    CutBoard: ["säge ein Brett", "säge ein Brett von {length}"]
    HeatOven: ["heize den Ofen [auf {heat}]"]
    BuyNails: ["kaufe Nägel [für {price}]"]
    """

  let session: AssistantSession
  private let folder: TemporaryFolder

  init(_ locale: String = "en") async throws {
    folder = try TemporaryFolder(["en/bench.yaml": Self.english, "de/bench.yaml": Self.german])
    var environment = AssistantEnvironment(
      dataFolder: folder.path, now: { Date(timeIntervalSince1970: 1_770_888_600) }, timeZone: .gmt)
    environment.patience = .seconds(600)
    session = try await AssistantSetup(WorkshopApp.self, options: NoOptions(), phrases: [folder.path])
      .makeAssistant(environment: environment).makeSession(locale: locale)
  }
}
