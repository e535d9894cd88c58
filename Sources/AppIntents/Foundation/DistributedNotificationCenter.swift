/// Tells the observers of this process what is posted in it. On Apple's desktop other processes hear of it too; here none does.
public final class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  // Its superclass is Sendable in this way and guards what it holds by a lock of its own; nothing is added here.

  /// When an observer is told.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At once.
    public static let deliverImmediately = Options(rawValue: 1)

    /// All sessions.
    public static let postToAllSessions = Options(rawValue: 2)
  }

  private static let shared = DistributedNotificationCenter()

  /// The center.
  public static func `default`() -> DistributedNotificationCenter { shared }

  /// Tells the observers of a name, before it returns.
  public func postNotificationName(
    _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool
  ) {
    post(name: name, object: object, userInfo: userInfo)
  }

  /// Tells the observers of a name, before it returns.
  public func postNotificationName(
    _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []
  ) {
    post(name: name, object: object, userInfo: userInfo)
  }
}
