import Synchronization

private let ping = "org.example.ping"

/// Posts a notification for another part of the app.
struct PingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ping"

  func perform() async throws -> some IntentResult {
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(ping as CFString), nil, nil, true)
    return .result()
  }
}

/// Hears of it.
final class PingListener: Sendable {
  private let heard = Mutex(0)

  init() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    CFNotificationCenterAddObserver(
      center, Unmanaged.passUnretained(self).toOpaque(),
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<PingListener>.fromOpaque(observer).takeUnretainedValue().heard.withLock { $0 += 1 }
      }, ping as CFString, nil, .deliverImmediately)
  }

  var count: Int { heard.withLock { $0 } }

  func stop() {
    CFNotificationCenterRemoveEveryObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque())
  }
}
