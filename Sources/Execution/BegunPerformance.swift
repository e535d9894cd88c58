/// A performance that was begun.
package struct BegunPerformance: Sendable {
  private let abandon: @Sendable () -> Void

  init(abandon: @escaping @Sendable () -> Void) {
    self.abandon = abandon
  }

  /// Cancels it and waits for it no longer; nothing happens if it is over.
  package func cancel() { abandon() }
}
