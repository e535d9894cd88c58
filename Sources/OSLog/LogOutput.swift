import Logging

/// Where a logger writes.
package struct LogOutput: Sendable {
  private let logger: Logging.Logger?

  /// Writes on standard error what matters as much as the environment asks for with `PARLANCE_LOG`; nothing where it does not.
  init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, level: Self.wanted) {
      StreamLogHandler.standardError(label: $0)
    }
  }

  /// Writes to a handler what matters as much as a level; nothing for `nil`.
  package init(
    subsystem: String, category: String, level: Logging.Logger.Level?, _ handler: (String) -> any LogHandler
  ) {
    guard let level else {
      logger = nil
      return
    }
    let label = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    var made = Logging.Logger(label: label, factory: handler)
    made.logLevel = level
    logger = made
  }

  /// Writes a message, made only if it is wanted.
  func write(_ level: OSLogType, _ message: OSLogMessage) {
    guard let logger else { return }
    logger.log(level: level.level, "\(message.text)")
  }

  /// The level that the environment asks for, read once: a program is asked at its start.
  private static let wanted = ProcessEnvironment.value(of: "PARLANCE_LOG").flatMap(Logging.Logger.Level.init(rawValue:))
}

extension OSLogType {
  /// The level as the log calls it.
  fileprivate var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
