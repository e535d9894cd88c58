import Synchronization

/// Hands elements from who reads them to who works on them, some ahead, so that the reader sees what comes while work goes on.
///
/// For one reader and one worker.
package final class Handover<Element: Sendable>: AsyncSequence, Sendable {
  /// Takes the elements one by one.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let handover: Handover

    /// The next one; `nil` when there are no more.
    package mutating func next() async -> Element? { await handover.take() }
  }

  private struct State {
    var elements: [Element] = []
    var isFinished = false
    var worker: CheckedContinuation<Element?, Never>?
    var reader: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Keeps at most so many elements that nobody has taken.
  package init(limit: Int) { self.limit = limit }

  /// For the one worker; two of them would share the elements.
  package func makeAsyncIterator() -> Iterator { Iterator(handover: self) }

  /// Hands an element over; waits while too many are there.
  package func put(_ element: Element) async {
    let worker = state.withLock { state in
      defer { state.worker = nil }
      if state.worker == nil { state.elements.append(element) }
      return state.worker
    }
    worker?.resume(returning: element)
    await withCheckedContinuation { continuation in
      let isFull = state.withLock { state in
        guard state.elements.count >= limit, !state.isFinished else { return false }
        state.reader = continuation
        return true
      }
      if !isFull { continuation.resume() }
    }
  }

  /// Tells that no more elements come, or that none are wanted any more.
  package func finish() {
    let (worker, reader) = state.withLock { state in
      state.isFinished = true
      defer { (state.worker, state.reader) = (nil, nil) }
      return (state.worker, state.reader)
    }
    worker?.resume(returning: nil)
    reader?.resume()
  }

  private func take() async -> Element? {
    await withCheckedContinuation { continuation in
      let (element, isDone, reader) = state.withLock { state -> (Element?, Bool, CheckedContinuation<Void, Never>?) in
        guard !state.elements.isEmpty else {
          if !state.isFinished { state.worker = continuation }
          return (nil, state.isFinished, nil)
        }
        let element = state.elements.removeFirst()
        defer { if state.elements.count < limit { state.reader = nil } }
        return (element, true, state.elements.count < limit ? state.reader : nil)
      }
      reader?.resume()
      if isDone { continuation.resume(returning: element) }
    }
  }
}
