/// Logs what an app tells of itself, in Apple's spelling: on standard error, for whoever asks for it with `PARLANCE_LOG`.
///
/// Unlike Apple's there is no log of the system behind it: without that variable nothing is written.
public struct Logger: Sendable {
  private let output: LogOutput

  /// Makes a logger of a part of an app.
  public init(subsystem: String, category: String) {
    output = LogOutput(subsystem: subsystem, category: category)
  }

  /// Makes a logger of the app as a whole.
  public init() {
    output = LogOutput(subsystem: "", category: "")
  }

  /// Makes a logger of what another one is of.
  public init(_ log: OSLog) {
    output = log.output
  }

  /// Makes a logger that writes elsewhere.
  package init(_ output: LogOutput) {
    self.output = output
  }

  /// Logs at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { output.write(level, message) }

  /// Logs what is worth knowing.
  public func log(_ message: OSLogMessage) { output.write(.default, message) }

  /// Logs each step.
  public func trace(_ message: OSLogMessage) { output.write(.debug, message) }

  /// Logs what helps to find a fault.
  public func debug(_ message: OSLogMessage) { output.write(.debug, message) }

  /// Logs what helps to understand what goes on.
  public func info(_ message: OSLogMessage) { output.write(.info, message) }

  /// Logs what is worth knowing.
  public func notice(_ message: OSLogMessage) { output.write(.default, message) }

  /// Logs what may lead to a fault.
  public func warning(_ message: OSLogMessage) { output.write(.error, message) }

  /// Logs a fault.
  public func error(_ message: OSLogMessage) { output.write(.error, message) }

  /// Logs a fault that breaks more than what went on.
  public func critical(_ message: OSLogMessage) { output.write(.fault, message) }

  /// Logs a fault that breaks more than what went on.
  public func fault(_ message: OSLogMessage) { output.write(.fault, message) }
}
