import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Synchronization

/// Where the intents of the rules' app note what they do.
final class Kitchen: Sendable {
  private let lines = Mutex<[String]>([])

  var log: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

struct KitchenOptions: Sendable {
  var kitchen = Kitchen()
}

struct KitchenApp: AssistantApp {
  static let name = "Kitchen"
  static let identifier = "kitchen"
  static var intents: [any AppIntent.Type] {
    [
      Bake.self, AddHerb.self, Stir.self, Cook.self, Serve.self, Order.self, Taste.self, Clean.self, Count.self,
      Chain.self, Fetch.self, Fail.self, Whisk.self, Measure.self,
    ]
  }

  static func prepare(_ options: KitchenOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(options.kitchen)
  }
}

/// The rules' app and a person who talks to it.
struct Meal: Talking {
  static let phrases = """
    Bake: ["bake", "bake for {guests:guests}"]
    AddHerb: ["season {way}"]
    Stir: ["stir"]
    Cook: ["cook {dish}", "cook"]
    Serve: ["serve {dish}", "serve"]
    Order: ["order {way}"]
    Taste: ["taste"]
    Clean: ["clean {way}"]
    Count: ["count"]
    Chain: ["chain {links}"]
    Fetch: ["fetch {dish}", "fetch"]
    Fail: ["fail {way}"]
    Whisk: ["whisk"]
    Measure: ["measure"]
    lists:
      guests: { range: { from: 1, to: 20 } }
    """

  let kitchen: Kitchen
  let assistant: Assistant
  let session: AssistantSession
  private let folder: TemporaryFolder

  init() async throws {
    kitchen = Kitchen()
    folder = try TemporaryFolder(["en/kitchen.yaml": Self.phrases])
    var environment = AssistantEnvironment(dataFolder: folder.path, timeZone: .gmt)
    environment.patience = .seconds(600)
    assistant = try await AssistantSetup(
      KitchenApp.self, options: KitchenOptions(kitchen: kitchen), phrases: [folder.path]
    )
    .makeAssistant(environment: environment)
    session = try await assistant.makeSession(locale: "en")
  }
}

/// Known by a search only, which finds all that hold the words.
struct Dish: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
  static let defaultQuery = DishQuery()
  static let all = ["Onion soup", "Tomato soup", "Apple pie"]

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct DishQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Dish] {
    Dish.all.filter(identifiers.contains).map(Dish.init)
  }

  func entities(matching string: String) async throws -> [Dish] {
    Dish.all.filter { $0.lowercased().contains(string.lowercased()) }.map(Dish.init)
  }

  func suggestedEntities() async throws -> [Dish] { [Dish(id: "Onion soup"), Dish(id: "Apple pie")] }
}

enum Cake: String, AppEnum {
  case sponge, chocolate

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cake"
  static let caseDisplayRepresentations: [Cake: DisplayRepresentation] = [
    .sponge: "Sponge", .chocolate: DisplayRepresentation(title: "Chocolate", synonyms: ["brown"]),
  ]
}

struct Herbs: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Basil", "Thyme"] }
}

struct NoSalt: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "There is no salt." }
}

struct NoShop: CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError { .Unrecoverable.networkFailure }
}
