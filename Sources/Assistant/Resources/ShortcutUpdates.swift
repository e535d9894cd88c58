import AppIntents
import Synchronization

/// Counts how often an app said that the values of its shortcuts' parameters have changed.
final class ShortcutUpdates: Sendable {
  private let counter = Mutex(0)
  private let token = Mutex<(any NSObjectProtocol)?>(nil)

  /// Listens from now on.
  init() {
    token.withLock { token in
      token = NotificationCenter.default.addObserver(
        forName: AppShortcutUpdates.notification, object: nil, queue: nil
      ) { [weak self] _ in
        self?.counter.withLock { $0 += 1 }
      }
    }
  }

  deinit {
    token.withLock { token in
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }

  /// How often it was said.
  var count: Int { counter.withLock { $0 } }
}
