import Foundation
import Synchronization

/// The lines of a pipe or file, read on a thread of its own and only when they are asked for.
///
/// At most one block of 64 KiB is read ahead, besides a line that is not complete. For one reader.
package final class PipeReader: AsyncSequence, Sendable {
  package typealias Element = PipeLine

  /// Takes the lines one by one.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: PipeReader

    /// The next line; `nil` at the end of input, or when the task is cancelled.
    package mutating func next() async -> PipeLine? { await reader.next() }
  }

  private struct State {
    var lines: [PipeLine] = []
    var position = 0
    var isAtEnd = false
    var isReading = false
    var waiting: CheckedContinuation<PipeLine?, Never>?

    mutating func take() -> PipeLine? {
      guard position < lines.count else { return nil }
      defer { position += 1 }
      return lines[position]
    }
  }

  private let descriptor: Int32
  private let limit: Int
  private let demand = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  /// Reads `descriptor`, which it does not own. A line of more than `limit` bytes is told and skipped.
  package init(descriptor: Int32 = STDIN_FILENO, limit: Int = LineSplitter.defaultLimit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Starts to take lines.
  package func makeAsyncIterator() -> Iterator { Iterator(reader: self) }

  private func next() async -> PipeLine? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        request(continuation)
      }
    } onCancel: {
      state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }?.resume(returning: nil)
    }
  }

  /// Answers at once if a line is there, else when the thread has read one.
  private func request(_ continuation: CheckedContinuation<PipeLine?, Never>) {
    enum Outcome { case line(PipeLine?), wait, start }
    let outcome: Outcome = state.withLock { state in
      if Task.isCancelled { return .line(nil) }
      if let line = state.take() { return .line(line) }
      if state.isAtEnd { return .line(nil) }
      state.waiting = continuation
      defer { state.isReading = true }
      return state.isReading ? .wait : .start
    }
    switch outcome {
    case .line(let line): continuation.resume(returning: line)
    case .wait: demand.signal()
    case .start:
      Thread.detachNewThread { [self] in read() }
    }
  }

  /// The thread: reads until there is a line, hands it over, and waits to be asked again.
  private func read() {
    var splitter = LineSplitter(limit: limit)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var isAtEnd = false
    while !isAtEnd {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      let failure = count < 0 ? errno : 0
      if waitAfterFailure(failure) { continue }
      isAtEnd = count <= 0
      var lines = splitter.append(buffer[..<Swift.max(0, count)])
      if isAtEnd, let last = splitter.finish() { lines.append(last) }
      if failure != 0 { lines.append(splitter.fail(failure)) }
      guard isAtEnd || !lines.isEmpty else { continue }
      deliver(lines, isAtEnd: isAtEnd)
      while !isAtEnd && state.withLock({ $0.waiting == nil }) { demand.wait() }
    }
  }

  /// Whether reading can go on after an error.
  private func waitAfterFailure(_ number: Int32) -> Bool {
    if number == EAGAIN {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, -1)
    }
    return number == EINTR || number == EAGAIN
  }

  private func deliver(_ lines: [PipeLine], isAtEnd: Bool) {
    let (waiting, line) = state.withLock { state in
      // All earlier lines were taken, else nobody would have asked for more; after a cancellation some may be left.
      state.lines = Array(state.lines[state.position...]) + lines
      state.position = 0
      state.isAtEnd = isAtEnd
      guard let waiting = state.waiting else { return (CheckedContinuation<PipeLine?, Never>?.none, PipeLine?.none) }
      state.waiting = nil
      return (waiting, state.take())
    }
    waiting?.resume(returning: line)
  }
}
