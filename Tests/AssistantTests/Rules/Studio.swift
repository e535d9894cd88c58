import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Synchronization

/// Where lamps hang that may come and go without an intent.
final class Lamps: Sendable {
  private let names: Mutex<[String]>

  init(_ names: [String]) { self.names = Mutex(names) }

  var all: [String] { names.withLock { $0 } }

  func hang(_ name: String) { names.withLock { $0.append(name) } }
}

struct StudioOptions: Sendable {
  var lamps = Lamps(["Sun", "Moon"])
}

struct StudioApp: AssistantApp {
  static let name = "Studio"
  static let identifier = "org.example.studio-of-the-rules"
  static var intents: [any AppIntent.Type] {
    [
      SwitchLamp.self, Reserve.self, Wake.self, CountLamps.self, Dim.self, Glaze.self, Narrate.self, FindLamp.self,
      Mix.self, TallyLamps.self, ListLamps.self, Knock.self, TakeDown.self,
    ]
  }
  static var shortcuts: (any AppShortcutsProvider.Type)? { StudioShortcuts.self }

  static func prepare(_ options: StudioOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(options.lamps)
  }
}

/// A studio and a person who talks in it.
struct Sitting: Talking {
  private static let english = """
    SwitchLamp: ["switch the lamp"]
    Reserve: ["reserve a day"]
    Wake: ["wake me"]
    CountLamps: ["count the lamps"]
    ListLamps: ["list the lamps"]
    Knock: ["knock"]
    TakeDown: ["take down {entities}"]
    FindLamp: ["show {lamp}"]
    TallyLamps: ["tally the lamps"]
    Dim: ["dim them", "dim them to {level}"]
    Glaze: ["glaze"]
    Mix: ["mix"]
    Narrate: ["narrate"]
    """
  private static let german = """
    SwitchLamp: ["schalte die Lampe"]
    Wake: ["wecke mich"]
    """
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Glowing": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hell" } } } },
      "Gone dark": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Dunkel" } } } } } }
    """

  let lamps = Lamps(["Sun", "Moon"])
  let session: AssistantSession
  private let folder: TemporaryFolder

  init(_ locale: String = "en", isVoiceOnly: Bool = false, isDryRun: Bool = false) async throws {
    folder = try TemporaryFolder([
      "en/studio.yaml": Self.english, "de/studio.yaml": Self.german, "Localizable.xcstrings": Self.catalog,
    ])
    let now = Date(timeIntervalSince1970: 1_770_888_600)
    var environment = AssistantEnvironment(dataFolder: folder.path, now: { now }, timeZone: .gmt)
    environment.patience = .seconds(600)
    environment.isVoiceOnly = isVoiceOnly
    session = try await AssistantSetup(StudioApp.self, options: StudioOptions(lamps: lamps), phrases: [folder.path])
      .makeAssistant(environment: environment, isDryRun: isDryRun).makeSession(locale: locale)
  }
}

/// Its two values have names of their own.
struct SwitchLamp: AppIntent {
  static let title: LocalizedStringResource = "Switch the Lamp"
  @Parameter(
    title: "State", displayName: Bool.IntentDisplayName(true: "Glowing", false: "Gone dark"),
    requestValueDialog: "How shall it be?")
  var state: Bool
  static var parameterSummary: some ParameterSummary { Summary("Make the lamp \(\.$state)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: state ? "It glows." : "It is dark.")
  }
}

/// Takes a day.
struct Reserve: AppIntent {
  static let title: LocalizedStringResource = "Reserve"
  @Parameter(title: "Day", kind: .date, requestValueDialog: "For which day?") var day: Date
  static var parameterSummary: some ParameterSummary { Summary("Reserve \(\.$day)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(day.formatted(.iso8601)).")
  }
}

/// Takes a time.
struct Wake: AppIntent {
  static let title: LocalizedStringResource = "Wake Me"
  @Parameter(title: "Time", kind: .time, requestValueDialog: "At what time?") var time: Date
  static var parameterSummary: some ParameterSummary { Summary("Wake me at \(\.$time)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(time.formatted(.iso8601)).")
  }
}

/// Returns a number.
struct CountLamps: AppIntent {
  static let title: LocalizedStringResource = "Count the Lamps"
  @Dependency var lamps: Lamps

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: lamps.all.count) }
}

/// Returns a number, and opens another intent.
struct TallyLamps: AppIntent {
  static let title: LocalizedStringResource = "Tally the Lamps"
  @Dependency var lamps: Lamps

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
    .result(value: lamps.all.count, opensIntent: Dim())
  }
}

/// Takes what the intent before it returned.
struct Dim: AppIntent {
  static let title: LocalizedStringResource = "Dim"
  @Parameter(
    title: "Level", requestValueDialog: "To which level?", inputConnectionBehavior: .connectToPreviousIntentResult)
  var level: Double
  @Parameter(title: "Name", inputConnectionBehavior: .connectToPreviousIntentResult) var name: String?

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Dimmed to \(Int(level)).") }
}

/// Has a resolver that asks.
struct Glaze: AppIntent {
  static let title: LocalizedStringResource = "Glaze"
  @Parameter(title: "Layers", requestValueDialog: "How many layers?", resolvers: { LayerResolver() }) var layers: Int
  @Parameter(title: "Colour", requestValueDialog: "In which colour?") var colour: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(layers) of \(colour).") }
}

/// Makes layers of words, and asks where they say too little.
struct LayerResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    switch input.lowercased() {
    case "thick": return try await context.requestConfirmation(for: 3, dialog: "Three?") ? 3 : 1
    case "some": return try await context.requestDisambiguation(among: [2, 4], dialog: "Two or four?")
    case "proper": return try await context.requestValue("How many exactly?")
    case "enough": throw context.needsValueError("And that is?")
    case "plenty": throw context.needsDisambiguationError(among: [7, 8], dialog: "Seven or eight?")
    default: return nil
    }
  }
}

/// Lists resolvers for a name of its parameter.
struct Mix: AppIntent {
  static let title: LocalizedStringResource = "Mix"
  @Parameter(title: "Parts", default: 2) var parts: Int
  @Parameter(title: "Shaken", default: false) var isShaken: Bool
  @Parameter(title: "Page", default: URL(filePath: "/")) var page: URL
  @Parameter(title: "Share", default: 0) var share: Double
  @Parameter(title: "Note", default: "") var note: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(parts) \(isShaken ? "shaken" : "stirred") \(share.formatted()) \(note) \(page.absoluteString)")
  }
}

/// Tells what it knows of the moment.
struct Narrate: AppIntent {
  static let title: LocalizedStringResource = "Narrate"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard systemContext.preciseTimestamp == nil else { return .result(dialog: "A button was pressed.") }
    return .result(dialog: systemContext.isVoiceOnly ? "There are two lamps: the sun and the moon." : "See below.")
  }
}

struct Lamp: OwnershipProvidingEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Lamp", synonyms: ["Light", "Lantern"])
  static let defaultQuery = LampQuery()

  let id: String
  var ownership: EntityOwnership { id == "Sun" ? [.shared, .public] : [] }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct LampQuery: EnumerableEntityQuery {
  @Dependency var lamps: Lamps

  func allEntities() async throws -> [Lamp] { lamps.all.map(Lamp.init) }
}

struct FindLamp: AppIntent {
  static let title: LocalizedStringResource = "Find a Lamp"
  @Parameter(title: "Lamp") var lamp: Lamp

  func perform() async throws -> some IntentResult & ReturnsValue<Lamp> & ProvidesDialog {
    .result(value: lamp, dialog: "“\(lamp.id)” hangs there.")
  }
}

/// Changes a value of its own.
struct Knock: AppIntent {
  static let title: LocalizedStringResource = "Knock"
  @Parameter(title: "Times", default: 0) var times: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    times += 1
    return .result(value: times)
  }
}

/// Asks for nothing itself before it takes lamps down, which somebody else may have too.
struct TakeDown: DeleteIntent {
  static let title: LocalizedStringResource = "Take Down"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  static var parameterSummary: some ParameterSummary { Summary("Take down \(\.$entities)") }
  @Parameter(title: "Lamps") var entities: [Lamp]

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(entities.count) down.") }
}

/// Lists all lamps.
struct ListLamps: AppIntent {
  static let title: LocalizedStringResource = "List the Lamps"
  @Dependency var lamps: Lamps

  func perform() async throws -> some IntentResult & ReturnsValue<[Lamp]> & ProvidesDialog {
    .result(value: lamps.all.map(Lamp.init), dialog: "These.")
  }
}

struct StudioShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindLamp(),
      phrases: ["Where is \(\.$lamp) in \(.applicationName)", "Find \(\.$lamp) in \(.applicationName)"])
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Find \(\FindLamp.$lamp) in \(.applicationName) at night"])
  }
}
