import Synchronization

extension NotificationCenter {
  /// The notifications of a name from now on, as a sequence that is waited for.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they are posted.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification

    private let stream: AsyncStream<Posted>

    /// Observes from now on, until nobody waits any more.
    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let observer = Observer(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Posted(notification: notification))
        })
      continuation.onTermination = { _ in observer.stop() }
      self.stream = stream
    }

    /// Waits for the next one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Posted>.Iterator

      /// The next one; `nil` once the task is cancelled.
      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }

    /// Waits for notifications.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: stream.makeAsyncIterator()) }
  }
}

private struct Posted: Sendable {
  // Who posts a notification lets go of it; the observer only hands it on to whoever waits.
  nonisolated(unsafe) let notification: Notification
}

/// What ends an observation.
private struct Observer: Sendable {
  let center: NotificationCenter

  // The token is only ever given back to the centre, which takes a lock for all that it does.
  nonisolated(unsafe) let token: any NSObjectProtocol

  func stop() { center.removeObserver(token) }
}
