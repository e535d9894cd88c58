import Foundation
import ParlanceAssistant

/// What a program reads of its app while its command line is parsed.
enum EarlyReading {
  /// What was begun when the program started; `nil` if nothing was.
  @TaskLocal static var begun: AppReading?

  /// Begins, unless the words say that it would be for nothing.
  static func begin<App: AssistantApp>(_ app: App.Type, words: [String]) -> AppReading? {
    // Other folders, another locale, or only an answer about the program itself.
    let others = ["--phrases", "--locale", "--help", "--version", "-h"]
    guard words.first != "help", words.first != "test", words.first != "lint",
      !words.contains(where: { word in others.contains { word.hasPrefix($0) } })
    else { return nil }
    let environment = ProcessInfo.processInfo.environment
    let locale = SystemLocale.requested(environment) ?? App.developmentLocale
    return AppReading(App.self, expecting: locale, cache: Folders.phraseCache(environment))
  }
}
