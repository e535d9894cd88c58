import ArgumentParser
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceTerminal

/// What a verb of an app works with: the app prepared as the command line says.
struct AppRun: Sendable {
  /// The app with the options, phrases and log that the command line and the environment name.
  let setup: AssistantSetup
  /// The app as a recorded scenario will begin it; `nil` if none is recorded.
  let scenarioSetup: AssistantSetup?
  /// Prepared, and performing nothing in a dry run; no session of it has begun yet.
  let assistant: Assistant
  /// The process's variables as they were when the verb began.
  let environment: [String: String]
  /// Whether warnings are left out; what ends the program is told all the same.
  let isQuiet: Bool
  /// Shared by all that writes turns, so that it tells once in total.
  let missing: MissingPhrases
  private let requestedLocale: String?
  private let ownName: String
  private let sessions: FileSessionStore?

  /// Prepares the app; what goes wrong there is a fault of its data. `isVoiceOnly` tells that nobody looks at a screen.
  init<App: AssistantApp>(
    _ app: App.Type, _ options: App.Options, _ common: CommonOptions, isVoiceOnly: Bool = false
  ) async throws where App.Options: ParsableArguments {
    try common.refuseMissingPhrases()
    environment = ProcessInfo.processInfo.environment
    isQuiet = common.quiet
    requestedLocale = common.locale
    ownName = common.sessionName
    // What was only tried is not remembered.
    sessions =
      common.session == nil || common.dryRun
      ? nil : FileSessionStore(folder: Folders.state(App.identifier, environment) + "/sessions")
    // A scenario is played without the options that name the person's data.
    scenarioSetup =
      common.record == nil
      ? nil : AssistantSetup(App.self, options: try App.Options.parse([]), phrases: common.phrases)
    setup = AssistantSetup(
      App.self, options: options, phrases: common.phrases, reading: EarlyReading.begun,
      cache: Folders.phraseCache(environment), watchers: try LogOutput.middleware(of: App.identifier, environment))
    let isLogged = environment["PARLANCE_LOG"]?.isEmpty == false
    var world = AssistantEnvironment(
      dataFolder: Folders.data(App.identifier, environment), timeZone: try common.zone,
      log: { [isQuiet] line in if !isQuiet || isLogged { Messages.tell(line) } })
    world.isVoiceOnly = isVoiceOnly
    if let moment = try common.moment { world.now = { moment } }
    do {
      assistant = try await setup.makeAssistant(
        environment: world, isDryRun: common.dryRun,
        expecting: common.locale ?? SystemLocale.requested(environment) ?? setup.developmentLocale)
    } catch let fault as Diagnostic {
      throw fault
    } catch {
      throw CommandExit(.data, "\(error)")
    }
    missing = MissingPhrases(assistant, identifier: App.identifier, isQuiet: common.quiet)
    if !isQuiet { Messages.tell(assistant.diagnostics) }
  }

  /// The locale of the command line, else the environment's if there are phrases for it, else the app's own.
  var locale: String {
    if let requestedLocale { return requestedLocale }
    let wanted = SystemLocale.requested(environment) ?? assistant.developmentLocale
    return assistant.hasPhrases(for: wanted) ? wanted : assistant.developmentLocale
  }

  /// Begins the program's own session, or takes it up where an earlier run left it if it was given a name.
  func makeSession() async throws -> AssistantSession {
    guard let sessions else { return try await makeSession(ownName) }
    try await check(locale)
    do {
      return try await assistant.makeSession(
        named: ownName, locale: locale, keptIn: sessions, takingLocale: requestedLocale == nil)
    } catch let fault as SessionStoreError {
      throw CommandExit(.data, fault.description)
    }
  }

  /// Begins a session; tells what is wrong with the phrases, and ends the program if there are none.
  func makeSession(_ name: String, locale: String? = nil) async throws -> AssistantSession {
    let locale = locale ?? self.locale
    try await check(locale)
    return try await assistant.makeSession(named: name, locale: locale)
  }

  /// Tells what is wrong with the phrases of a locale; throws if there are none.
  private func check(_ locale: String) async throws {
    let spoken = try await assistant.locale(for: locale)
    guard !spoken.matcher.compiled.isEmpty else {
      Messages.tell(spoken.diagnostics)
      // What is wrong has been told, unless the files are in order and say nothing.
      let isTold = spoken.diagnostics.contains { $0.severity == .error }
      throw CommandExit(
        .data, isTold ? nil : "there are no phrases to converse with in \(assistant.folders.joined(separator: ", "))")
    }
    if !isQuiet { Messages.tell(spoken.diagnostics) }
  }
}
