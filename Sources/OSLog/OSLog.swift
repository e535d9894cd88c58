import Foundation

/// A log of a part of an app.
public final class OSLog: Sendable {
  /// What is logged for tools that measure.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What is worth marking in a course of events.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// Where its messages go; that of `disabled` drops them.
  let output: LogOutput

  /// The log of the app as a whole.
  public static let `default` = OSLog(LogOutput(subsystem: "", category: ""))

  /// Takes everything and writes nothing.
  public static let disabled = OSLog(
    LogOutput(subsystem: "", category: "", level: nil) { _ in preconditionFailure("a log that is off asks for none") })

  /// Makes a log of a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init(LogOutput(subsystem: subsystem, category: category))
  }

  /// Makes a log for tools that measure.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Makes a log that writes elsewhere.
  package init(_ output: LogOutput) {
    self.output = output
  }
}

/// Logs a message.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.output.write(.default, message)
}

/// Logs a message at a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.output.write(type, message)
}

/// Logs a text with values in the form of C, where `%{public}` says that a value may be read; of texts nothing else may.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.output.write(type, OSLogMessage(stringLiteral: LogFormat.text(of: "\(message)", arguments)))
}

/// Logs a text with values in the form of C at a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
  log.output.write(type, OSLogMessage(stringLiteral: LogFormat.text(of: "\(message)", arguments)))
}
