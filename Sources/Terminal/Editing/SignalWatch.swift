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
    sources = signals.map { number in
      // The default effect of these two is to do nothing; ignoring SIGCONT would be the same.
      if number != SIGWINCH && number != SIGCONT { signal(number, SIG_IGN) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { handler(number) }
      source.resume()
      return source
    }
  }

  /// Ends the watch; the signals have their default effect again.
  package func cancel() {
    for source in sources { source.cancel() }
    for number in signals { signal(number, SIG_DFL) }
  }
}
