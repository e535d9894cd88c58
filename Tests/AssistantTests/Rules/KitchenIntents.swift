import AppIntents
import Foundation

/// Needs an amount and a cake, in this order; has a default, and an optional that is never needed.
struct Bake: AppIntent {
  static let title: LocalizedStringResource = "Bake"
  @Parameter(title: "Eggs", inclusiveRange: (1, 12), requestValueDialog: "How many eggs?") var eggs: Int
  @Parameter(title: "Cake") var cake: Cake
  @Parameter(title: "Guests") var guests: Int?
  @Parameter(title: "Degrees", default: 180) var degrees: Int
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    kitchen.note("bake \(eggs) \(cake.rawValue) \(guests ?? 0) \(degrees)")
    return .result(dialog: "Baked.")
  }
}

/// Needs what is optional, in one of several ways.
struct AddHerb: AppIntent {
  static let title: LocalizedStringResource = "Add a Herb"
  @Parameter(title: "Way") var way: String
  @Parameter(title: "Herb", requestValueDialog: "Which herb?", optionsProvider: Herbs()) var herb: String?
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    kitchen.note("begin")
    switch way {
    case "continuing": herb = try await $herb.requestValue("Which herb exactly?")
    case "again": if herb == nil { throw $herb.needsValueError() }
    case "choosing":
      if herb == nil { throw $herb.needsDisambiguationError(among: ["Basil", "Thyme"], dialog: "Which of them?") }
    default:
      if kitchen.log.count < 3 { throw AppIntentError.restartPerform }
    }
    kitchen.note("end \(herb ?? "-")")
    return .result(dialog: "Seasoned.")
  }
}

/// Tells where it runs.
struct Stir: AppIntent {
  static let title: LocalizedStringResource = "Stir"
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult {
    kitchen.note(isMain() ? "main" : "elsewhere")
    return .result()
  }
}

/// Tells where it runs, on the main actor.
struct Whisk: AppIntent {
  static let title: LocalizedStringResource = "Whisk"
  @Dependency var kitchen: Kitchen

  @MainActor
  func perform() async throws -> some IntentResult {
    MainActor.assertIsolated()
    kitchen.note("main")
    return .result()
  }
}

private func isMain() -> Bool { Thread.isMainThread }

struct Cook: AppIntent {
  static let title: LocalizedStringResource = "Cook"
  @Parameter(
    title: "Dish", requestValueDialog: "What shall I cook?", requestDisambiguationDialog: "Which of these dishes?")
  var dish: Dish
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ReturnsValue<Dish> {
    kitchen.note("cook \(dish.id)")
    return .result(value: dish)
  }
}

/// Says one thing and shows another; its question has no dialog.
struct Serve: AppIntent {
  static let title: LocalizedStringResource = "Serve"
  @Parameter(title: "Dish") var dish: Dish

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(full: "I served \(dish.id).", supporting: "Served:"))
  }
}

/// Asks for a yes or no in one of several ways.
struct Order: AppIntent {
  static let title: LocalizedStringResource = "Order"
  @Parameter(title: "Way") var way: String
  @Parameter(title: "Number") var number: Int?
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch way {
    case "value":
      let isRight = try await $number.requestConfirmation(for: 12, dialog: "Twelve?")
      return .result(dialog: isRight ? "Twelve." : "Not twelve.")
    case "act": try await requestConfirmation()
    case "known": try await requestConfirmation(actionName: .order, dialog: "Order it?")
    case "result":
      try await requestConfirmation(result: .result(dialog: "Shall I?"), confirmationActionName: .buy, showPrompt: true)
    default:
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Make it so", acceptAlternatives: ["Engage"], denyLabel: "Belay that",
          denyAlternatives: ["Avast"]), dialog: "Order it?")
    }
    kitchen.note("ordered")
    return .result(dialog: "Ordered.")
  }
}

/// Has nothing to say.
struct Taste: AppIntent {
  static let title: LocalizedStringResource = "Taste"

  func perform() async throws -> some IntentResult { .result() }
}

/// Tells how far it is.
struct Clean: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Clean Up"
  @Parameter(title: "Way") var way: String
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = way == "endlessly" ? -1 : 1000
    try await performBackgroundTask { for _ in 0..<1000 { progress.completedUnitCount += 1 } }
    return .result(dialog: "Clean.")
  }
}

/// Returns a value alone.
struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1234) }
}

/// Opens itself again and again.
struct Chain: AppIntent {
  static let title: LocalizedStringResource = "Chain"
  @Parameter(title: "Links") var links: Int
  @Dependency var kitchen: Kitchen

  init() {}

  init(links: Int) { self.links = links }

  func perform() async throws -> some IntentResult {
    kitchen.note("link \(links)")
    if links > 1 { return .result(opensIntent: Chain(links: links - 1)) }
    return .result(opensIntent: Taste())
  }
}

/// Opens another intent, which lacks a value.
struct Fetch: AppIntent {
  static let title: LocalizedStringResource = "Fetch"
  @Parameter(title: "Dish") var dish: Dish?

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: Cook(), dialog: "I went to the cellar.")
  }
}

/// Fails in one of several ways.
struct Fail: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  @Parameter(title: "Way") var way: String

  func perform() async throws -> some IntentResult {
    switch way {
    case "known": throw AppIntentError.Unrecoverable.entityNotFound
    case "converted": throw NoShop()
    case "described": throw AppIntentError(description: "The milk is sour.")
    case "salt": throw NoSalt()
    default: return .result()
    }
  }
}

/// Takes a number by way of two resolvers, and a herb that the app chooses.
struct Measure: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  @Parameter(
    title: "Grams", inclusiveRange: (1, 1000), requestValueDialog: "How much?",
    resolvers: {
      HandfulResolver()
      WeightResolver()
    })
  var grams: Int
  @Parameter(title: "Herb", optionsProvider: ChosenHerb()) var herb: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(grams) g of \(herb).") }
}

/// Makes a length of words of words.
struct HandfulResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
    input.lowercased().contains("handful") ? 30 : nil
  }
}

/// Makes a whole number of a number.
struct WeightResolver: Resolver {
  func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? { Int(input) }
}

struct ChosenHerb: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Basil", "Thyme"] }

  func defaultResult() async -> String? { "Thyme" }
}
