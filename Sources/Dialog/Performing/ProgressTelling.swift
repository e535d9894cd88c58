import AppIntents
import Synchronization

/// Leads the progress of what is performed to whoever listens in the turn.
final class ProgressTelling: Sendable {
  private let listener = Mutex<(@Sendable (IntentDescriptor, Double?) -> Void)?>(nil)

  /// Has `listener` hear it from now on, and nobody else.
  func listen(_ listener: (@Sendable (IntentDescriptor, Double?) -> Void)?) {
    self.listener.withLock { $0 = listener }
  }

  /// Takes the progress of one performance, and tells it when another percent is done.
  func reporter(of intent: IntentDescriptor) -> @Sendable (Double?) -> Void {
    let told = ToldPercent()
    return { [weak self] fraction in
      guard told.isNew(fraction), let listener = self?.listener.withLock({ $0 }) else { return }
      listener(intent, fraction)
    }
  }
}

/// The percent that was told last: work of a million steps tells a hundred times.
private final class ToldPercent: Sendable {
  private let last = Mutex<Int?>(nil)

  func isNew(_ fraction: Double?) -> Bool {
    let percent = fraction.map { $0.isFinite ? Int(min(max($0, 0), 1) * 100) : -1 } ?? -1
    return last.withLock { last in
      defer { last = percent }
      return last != percent
    }
  }
}
