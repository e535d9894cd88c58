import ParlanceTerminal
import Synchronization

/// Tells a person at a terminal that work goes on: a line a second, and none of what is done in less.
final class WaitingLine: Sendable {
  private let told = Mutex(ContinuousClock.now)
  private let write: @Sendable (String) -> Void

  /// Waits from now on.
  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Tells what goes on, if the last line is a second old.
  func tell(_ message: String, fraction: Double?) {
    let isDue = told.withLock { told in
      let now = ContinuousClock.now
      guard now - told >= .seconds(1) else { return false }
      told = now
      return true
    }
    if isDue { write(TurnText.progress(message, fraction: fraction)) }
  }
}
