import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Synchronization
import Testing

struct GardenOptions: Sendable {
  var garden = Garden([])
}

struct GardenApp: AssistantApp {
  static let name = "Garden"
  static let identifier = "garden"
  static var intents: [any AppIntent.Type] {
    [
      WaterPlant.self, SowPlant.self, MovePlant.self, RemovePlant.self, TakeTool.self, Experiment.self, OpenGate.self,
      OpenShed.self, OpenCellar.self, LabelPlants.self, GiveUpPlant.self, PrunePlant.self,
      BurnPlant.self, PickPlant.self, PutPlant.self,
    ]
  }

  static func prepare(_ options: GardenOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(options.garden)
  }
}

/// A garden, an assistant for it and a person.
struct Talk: Talking {
  static let english = """
    WaterPlant: ["water {plant}", "water a plant", "give it water"]
    SowPlant: ["sow {name}", "sow something", "sow {text:name} in {season}", {sentences: ["{name}"], offer: {begins: [propagate]}}]
    MovePlant: ["move a plant", "move {plant} [by] {steps} [steps] [in {season}]", "move {plant}"]
    RemovePlant: ["remove {plant}"]
    TakeTool: ["take {tool}", "take a tool"]
    Experiment: ["experiment {mode}"]
    OpenGate: ["open the gate", "do it again now"]
    OpenShed: ["open the shed"]
    OpenCellar: ["open the cellar"]
    LabelPlants: ["label {plants}", "label plants", "do it again now"]
    GiveUpPlant: ["give up {plant}"]
    PrunePlant: ["prune {plant}"]
    BurnPlant: ["burn {plant}", "burn a plant"]
    PickPlant: ["pick {plant}"]
    """
  static let german = """
    WaterPlant: ["gieße {plant}", "gieße eine Pflanze"]
    MovePlant: ["versetze eine Pflanze"]
    """

  let garden: Garden
  let assistant: Assistant
  let session: AssistantSession
  let deadlines = HeldClock()
  private let folder: TemporaryFolder

  init(
    _ plants: String..., locale: String = "en", isDryRun: Bool = false, isVoiceOnly: Bool = false,
    patience: Duration = .seconds(600),
    clock: AssistantClock = AssistantClock(now: Date(timeIntervalSince1970: 1_770_888_600)),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws {
    garden = Garden(plants)
    folder = try TemporaryFolder(["en/garden.yaml": Self.english, "de/garden.yaml": Self.german])
    var environment = AssistantEnvironment(
      dataFolder: folder.path, now: { clock.now }, timeZone: .gmt, log: log)
    environment.patience = patience
    environment.isVoiceOnly = isVoiceOnly
    environment.deadlineClock = deadlines
    assistant = try await AssistantSetup(GardenApp.self, options: GardenOptions(garden: garden), phrases: [folder.path])
      .makeAssistant(environment: environment, isDryRun: isDryRun)
    session = try await assistant.makeSession(locale: locale)
  }
}

/// Keeps what is logged.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension Turn {
  /// The titles of the choices on offer.
  var choices: [String] { prompt?.choices.map(\.title) ?? [] }
}
