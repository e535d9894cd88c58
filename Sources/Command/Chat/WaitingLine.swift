import ParlanceTerminal
import Synchronization

/// Shows a person at a terminal that work goes on: anew each second, and nothing of what is done in less.
final class WaitingLine: Sendable {
  private let told = Mutex(ContinuousClock.now)
  private let style: TextStyle
  private let show: @Sendable (String) -> Void

  /// Waits from now on.
  init(style: TextStyle, show: @escaping @Sendable (String) -> Void) {
    self.style = style
    self.show = show
  }

  /// Tells what goes on, if the last line is a second old.
  func tell(_ message: String, fraction: Double?) {
    let isDue = told.withLock { told in
      let now = ContinuousClock.now
      // A little less, since what waits for a second may be there a little early.
      guard now - told >= .milliseconds(900) else { return false }
      told = now
      return true
    }
    if isDue { show(TurnText.progressBar(message, fraction: fraction, style: style)) }
  }
}
