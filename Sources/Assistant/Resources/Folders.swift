import Foundation

/// The person's folders, as the XDG Base Directory Specification has them.
package enum Folders {
  /// Where an app keeps its data.
  package static func data(_ identifier: String, _ environment: [String: String]) -> String {
    folder("XDG_DATA_HOME", ".local/share", identifier, environment)
  }

  /// Where an app keeps what it can lose, such as the history.
  package static func state(_ identifier: String, _ environment: [String: String]) -> String {
    folder("XDG_STATE_HOME", ".local/state", identifier, environment)
  }

  /// Where compiled phrases are kept, those of all programs together.
  package static func phraseCache(_ environment: [String: String]) -> PhraseCache {
    PhraseCache(folder: folder("XDG_CACHE_HOME", ".cache", "parlance", environment))
  }

  /// Where compiled phrases are kept, as this process's own environment says.
  package static var ownPhraseCache: PhraseCache { phraseCache(ProcessInfo.processInfo.environment) }

  private static func folder(
    _ variable: String, _ otherwise: String, _ identifier: String, _ environment: [String: String]
  ) -> String {
    // The specification: a path that is not absolute is to be ignored.
    if let base = environment[variable], base.hasPrefix("/") { return "\(base)/\(identifier)" }
    return "\(environment["HOME"] ?? NSHomeDirectory())/\(otherwise)/\(identifier)"
  }
}
