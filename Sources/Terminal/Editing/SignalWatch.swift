import Dispatch
import Glibc

/// Watches signals in place of their default effect, as long as it lives.
package final class SignalWatch {
  /// The signals that end a program which has a terminal.
  package static let ending: [Int32] = [SIGTERM, SIGHUP, SIGQUIT]

  private let sources: [any DispatchSourceSignal]
  private let signals: [Int32]

  /// Watches `signals`; `handler` runs on a queue of its own, never inside the signal.
  package init(_ signals: [Int32], handler: @escaping @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "parlance.signals")
    self.signals = signals
    let registered = DispatchSemaphore(value: 0)
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { handler(number) }
      source.setRegistrationHandler { registered.signal() }
      source.resume()
      return source
    }
    // Until it is watched a signal has its default effect. Ignored meanwhile, one that comes early would be lost.
    for _ in signals { registered.wait() }
  }

  /// Ends the watch; the signals have their default effect again.
  package func cancel() {
    for source in sources { source.cancel() }
    for number in signals { signal(number, SIG_DFL) }
  }
}
