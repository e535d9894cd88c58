import Synchronization

/// Text, as Core Foundation calls it.
public typealias CFString = NSString

/// Keys with values, as Core Foundation calls them.
public typealias CFDictionary = NSDictionary

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  private let text: String

  /// Makes a name.
  public init(rawValue: CFString) {
    text = rawValue.description
  }

  /// Makes a name.
  public init(_ rawValue: CFString) {
    self.init(rawValue: rawValue)
  }

  /// The name as text.
  public var rawValue: CFString { NSString(string: text) }
}

/// When an observer that is suspended hears of a notification; here none ever is.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// Never.
  case drop = 1
  /// Of the last one afterwards.
  case coalesce = 2
  /// Of all of them afterwards.
  case hold = 3
  /// At once.
  case deliverImmediately = 4
}

/// What an observer does: with the center, itself, the name, and what came with it.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
  ) -> Void

/// Tells the observers of this process what is posted in it; other processes hear nothing of it.
public final class CFNotificationCenter: Sendable {
  private struct Observer: Sendable {
    let address: UInt
    let name: CFNotificationName?
    let callback: CFNotificationCallback
  }

  fileprivate static let local = CFNotificationCenter()
  fileprivate static let darwin = CFNotificationCenter()

  private let observers = Mutex<[Observer]>([])

  fileprivate func add(
    _ address: UnsafeRawPointer?, _ name: CFNotificationName?, _ callback: @escaping CFNotificationCallback
  ) {
    let observer = Observer(address: UInt(bitPattern: address), name: name, callback: callback)
    observers.withLock { $0.append(observer) }
  }

  fileprivate func remove(_ address: UnsafeRawPointer?, _ name: CFNotificationName?) {
    let address = UInt(bitPattern: address)
    observers.withLock { $0.removeAll { $0.address == address && (name == nil || $0.name == name) } }
  }

  fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    // Outside of the lock: an observer may post, or take itself off.
    for observer in observers.withLock({ $0 }) where observer.name == nil || observer.name == name {
      observer.callback(self, UnsafeMutableRawPointer(bitPattern: observer.address), name, object, userInfo)
    }
  }
}

/// The center of what is told within the process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// The center of what Apple's systems tell between processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Tells the observers of a name, and those of all names, before it returns.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(name, object, userInfo)
}

/// Has an observer told of a name; of all names for `nil`.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!,
  _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  center.add(observer, name.map { CFNotificationName($0) }, callBack)
}

/// Has an observer told no more of a name; of none for `nil`.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  center?.remove(observer, name)
}

/// Has an observer told nothing more.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  center?.remove(observer, nil)
}
