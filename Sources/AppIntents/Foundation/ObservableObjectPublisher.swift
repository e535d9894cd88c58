import Synchronization

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Sendable {
  private let listeners = Listeners<Void>()

  /// Makes one that nobody listens to yet.
  public init() {}

  /// Tells whoever listens, before it returns.
  public func send() { listeners.send(()) }

  /// Calls `receiveValue` each time, as long as what is returned is kept.
  public func sink(receiveValue: @escaping (()) -> Void) -> _Subscription { listeners.add(receiveValue) }
}

/// What is listened to as long as this is kept, or until it is cancelled.
public final class _Subscription: Sendable {
  private let end: @Sendable () -> Void

  /// Makes one that calls `end` when it is cancelled and when it is let go, so perhaps more than once.
  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }

  /// Listens no more.
  public func cancel() { end() }
}

/// Who is told of what is sent.
final class Listeners<Value>: Sendable {
  // They are called where the value is sent from, as those of Combine are: whoever listens sees to it that they may be.
  private final class Listener: @unchecked Sendable {
    let receive: (Value) -> Void

    init(_ receive: @escaping (Value) -> Void) { self.receive = receive }
  }

  private let all = Mutex<[Listener]>([])

  /// Tells a listener of all that is sent, until what is returned is let go.
  func add(_ receive: @escaping (Value) -> Void) -> _Subscription {
    let listener = Listener(receive)
    all.withLock { $0.append(listener) }
    return _Subscription { [weak self] in self?.all.withLock { $0.removeAll { $0 === listener } } }
  }

  /// Tells all listeners, in their order.
  func send(_ value: Value) {
    // Outside of the lock: a listener may end, or have another told.
    for listener in all.withLock({ $0 }) { listener.receive(value) }
  }
}
