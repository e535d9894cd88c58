/// A performance that was begun.
package struct BegunPerformance: Sendable {
  private let abandon: @Sendable () -> Void

  /// Makes one that `abandon` cancels, which may be called on any thread, more than once, and when all is over.
  init(abandon: @escaping @Sendable () -> Void) {
    self.abandon = abandon
  }

  /// Cancels it and waits for it no longer; nothing happens if it is over.
  package func cancel() { abandon() }
}
