import AppIntents
import Foundation
import ParlanceAssistant

/// An app that needs no data.
struct Quarry: AssistantApp {
  static let name = "Quarry"
  static let identifier = "quarry"
  static var intents: [any AppIntent.Type] { [Dig.self, Note.self, Sleep.self] }

  private static let phrases = """
    Dig: ["dig", "dig {depth} deep"]
    Note: ["note {text}"]
    Sleep: ["sleep"]
    """

  /// Makes the assistant; what takes longer than a moment is given up.
  static func makeAssistant() async throws -> Assistant {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quarry-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("en"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(phrases.utf8).write(to: folder.appendingPathComponent("en/quarry.yaml"))
    var environment = AssistantEnvironment(dataFolder: "/dev/null")
    environment.deadline = .milliseconds(20)
    let assistant = try await makeAssistant(NoOptions(), environment: environment, phrases: [folder.path])
    // Read before the folder is gone.
    _ = try await assistant.makeSession(locale: "en")
    return assistant
  }
}

/// Asks for what it needs while it runs.
struct Dig: AppIntent {
  static let title: LocalizedStringResource = "Dig"
  @Parameter(title: "Depth", requestValueDialog: "How deep?") var depth: Int

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Dug \(depth) deep.") }
}

/// Says what it was given.
struct Note: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @Parameter(title: "Text") var text: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Noted \(text).") }
}

/// Takes longer than anybody waits.
struct Sleep: AppIntent {
  static let title: LocalizedStringResource = "Sleep"

  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(60))
    return .result()
  }
}
