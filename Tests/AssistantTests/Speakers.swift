import AppIntents
import ParlanceAssistant

/// A shop full of speakers, which only a search finds.
struct SpeakerApp: AssistantApp {
  static let name = "Speakers"
  static let identifier = "speakers"
  static var intents: [any AppIntent.Type] { [StartSpeaker.self, StopSpeaker.self, SetLoudness.self, RingBell.self] }
}

struct Speaker: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speaker"
  static let defaultQuery = SpeakerQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Finds speakers by a part of their names, and one by what it is used for; offers one of them.
struct SpeakerQuery: EntityStringQuery {
  static let names = ["Kitchen radio", "Old radio", "Stereo", "Salt and Pepper"]
  func entities(for identifiers: [String]) async throws -> [Speaker] { identifiers.map { Speaker(id: $0) } }
  func suggestedEntities() async throws -> [Speaker] { [Speaker(id: "Stereo")] }
  func entities(matching string: String) async throws -> [Speaker] {
    if string == "party box" { return [Speaker(id: "Stereo")] }
    return Self.names.filter { $0.lowercased().contains(string.lowercased()) }.map { Speaker(id: $0) }
  }
}

struct StartSpeaker: AppIntent {
  static let title: LocalizedStringResource = "Start Speaker"
  @Parameter(title: "Speaker", requestValueDialog: "Which speaker?") var speaker: Speaker

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(speaker.id) plays.") }
}

struct StopSpeaker: AppIntent {
  static let title: LocalizedStringResource = "Stop Speaker"
  @Parameter(title: "Speaker", requestValueDialog: "Which speaker?") var speaker: Speaker

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(speaker.id) is silent.") }
}

struct SetLoudness: AppIntent {
  static let title: LocalizedStringResource = "Set Loudness"
  @Parameter(title: "Speaker", requestValueDialog: "Which speaker?") var speaker: Speaker
  @Parameter(title: "Level", requestValueDialog: "How loud?") var level: Int

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(speaker.id) at \(level).") }
}

/// The shop and a person who talks in it.
struct SpeakerShop: Talking {
  private static let english = """
    StartSpeaker: ["turn on [the] {speaker}", "turn [the] {speaker} on"]
    StopSpeaker: ["turn off [the] {speaker}", "turn [the] {speaker} off"]
    SetLoudness: ["set [the] {speaker}", "set [the] {speaker} to {level}"]
    RingBell: ["ring the bell"]
    """

  var session: AssistantSession { app.session }
  private let app: TalkedApp

  init() async throws {
    app = try await TalkedApp(SpeakerApp.self, options: NoOptions(), phrases: Self.english)
  }
}
