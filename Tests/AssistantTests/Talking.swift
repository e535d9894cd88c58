import Foundation
import ParlanceAssistant
import ParlanceTestSupport

/// A person who talks in a session.
protocol Talking {
  /// Where they talk.
  var session: AssistantSession { get }
}

extension Talking {
  /// Says something, and gives the turn.
  @discardableResult
  func say(_ text: String) async -> Turn { await session.respond(to: .utterance(Utterance(text))) }

  /// Says several things, and gives what was spoken after each.
  @discardableResult
  func hear(_ texts: String...) async -> [String] {
    var spoken: [String] = []
    for text in texts { spoken.append(await say(text).spoken) }
    return spoken
  }
}

/// An English session with an app, and the folder in which its phrases stand.
struct TalkedApp {
  /// Where a person talks.
  let session: AssistantSession
  private let folder: TemporaryFolder

  /// Starts an app with the phrases of its intents, whose deadlines no slow machine reaches.
  init<App: AssistantApp>(_ app: App.Type, options: App.Options, phrases: String) async throws {
    folder = try TemporaryFolder(["en/phrases.yaml": phrases])
    var environment = AssistantEnvironment(dataFolder: folder.path, timeZone: .gmt)
    environment.patience = .seconds(600)
    environment.deadlineClock = HeldClock()
    // What tests beside it say of other apps' names is not heard.
    environment.notificationCenter = NotificationCenter()
    session = try await AssistantSetup(app, options: options, phrases: [folder.path])
      .makeAssistant(environment: environment).makeSession(locale: "en")
  }
}
