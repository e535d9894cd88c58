import AppIntents
import Synchronization

/// Counts how often an app said that the values of its shortcuts' parameters have changed.
final class ShortcutUpdates: Sendable {
  private let counter = Mutex(0)
  private let token = Mutex<(any NSObjectProtocol)?>(nil)
  private let center: NotificationCenter

  /// Listens from now on to what is posted there.
  init(in center: NotificationCenter) {
    self.center = center
    token.withLock { token in
      token = center.addObserver(
        forName: AppShortcutUpdates.notification, object: nil, queue: nil
      ) { [weak self] _ in
        self?.counter.withLock { $0 += 1 }
      }
    }
  }

  deinit {
    token.withLock { token in
      if let token { center.removeObserver(token) }
    }
  }

  /// How often it was said.
  var count: Int { counter.withLock { $0 } }
}
