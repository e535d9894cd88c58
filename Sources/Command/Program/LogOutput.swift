import Logging
import ParlanceExecution

/// The log that the environment asks for with `PARLANCE_LOG`: what is performed, how long it takes and how it fails, on standard error.
enum LogOutput {
  /// What logs the performances of an app; nothing unless it is asked for. Ends the program for what is no level.
  static func middleware(of identifier: String, _ environment: [String: String]) throws -> [any IntentMiddleware] {
    guard let wanted = environment["PARLANCE_LOG"], !wanted.isEmpty else { return [] }
    guard let level = Logger.Level(rawValue: wanted) else {
      let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandExit(.usage, "“\(wanted)” is no level for PARLANCE_LOG; take one of \(levels)")
    }
    var logger = Logger(label: identifier) { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = level
    return [LoggingMiddleware(logger: logger)]
  }
}
