public import Logging

/// Logs each performance: its beginning (debug), its end with the time it took (info), and how it failed (error).
///
/// The values of parameters are what people said, so they are logged only at the level trace.
public struct LoggingMiddleware: IntentMiddleware {
  private let logger: Logger

  /// Makes the middleware; it logs to `logger`.
  public init(logger: Logger) {
    self.logger = logger
  }

  /// Logs and performs.
  public func perform(_ performance: IntentPerformance, next: @Sendable () async throws -> Void) async throws {
    logger.debug("performing", metadata: ["intent": "\(performance.intent)"])
    if logger.logLevel <= .trace {
      let parameters = await performance.parameters().sorted { $0.key < $1.key }
      let text = parameters.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      logger.trace("with parameters", metadata: ["intent": "\(performance.intent)", "parameters": "\(text)"])
    }
    let start = ContinuousClock.now
    do {
      try await next()
      logger.info("performed", metadata: metadata(performance, since: start))
    } catch is CancellationError {
      logger.info("cancelled", metadata: metadata(performance, since: start))
      throw CancellationError()
    } catch {
      var metadata = metadata(performance, since: start)
      metadata["error"] = "\(error)"
      logger.error("failed", metadata: metadata)
      throw error
    }
  }

  /// Logs that nobody waits for the performance any more.
  public func abandoned(_ performance: IntentPerformance, because error: any Error) {
    let metadata: Logger.Metadata = ["intent": "\(performance.intent)", "error": "\(error)"]
    if error is CancellationError {
      logger.info("no longer waited for", metadata: metadata)
    } else {
      logger.warning("abandoned", metadata: metadata)
    }
  }

  private func metadata(
    _ performance: IntentPerformance, since start: ContinuousClock.Instant
  ) -> Logger.Metadata {
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return ["intent": "\(performance.intent)", "milliseconds": "\((milliseconds * 1000).rounded() / 1000)"]
  }
}
