import Foundation
import Synchronization

/// Makes elements, such as lines, of bytes as they come.
package protocol ByteReading: Sendable {
  /// What it makes.
  associatedtype Element: Sendable

  /// Takes bytes and gives what is complete with them.
  mutating func read(_ bytes: ArraySlice<UInt8>) -> [Element]

  /// Gives what is left at the end.
  mutating func readEnd() -> [Element]

  /// Gives what tells that the system could not read on.
  mutating func readFailure(_ number: Int32) -> Element
}

/// What comes through a pipe or file, read on a thread of its own and only when it is asked for.
///
/// At most one block of 64 KiB is read ahead, besides a line that is not complete. For one reader.
package final class PipeReader<Machine: ByteReading>: AsyncSequence, Sendable {
  /// What the machine makes of bytes.
  package typealias Element = Machine.Element

  /// Takes the elements one by one.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: PipeReader

    /// The next one; `nil` at the end of input, or when the task is cancelled.
    package mutating func next() async -> Element? { await reader.next() }
  }

  private struct State {
    var lines: [Element] = []
    var position = 0
    var isAtEnd = false
    var isReading = false
    var waiting: CheckedContinuation<Element?, Never>?

    mutating func take() -> Element? {
      guard position < lines.count else { return nil }
      defer { position += 1 }
      return lines[position]
    }
  }

  private enum Outcome { case element(Element?), wait, start }

  private let descriptor: Int32
  private let machine: Machine
  private let demand = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  /// Reads `descriptor`, which it does not own, by a machine.
  package init(_ machine: Machine, descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
    self.machine = machine
  }

  /// Takes all elements that are read already, without waiting; none if there are none.
  package func takeRead() -> [Element] {
    state.withLock { state in
      defer { state.position = state.lines.count }
      return Array(state.lines[state.position...])
    }
  }

  /// Starts to take lines.
  package func makeAsyncIterator() -> Iterator { Iterator(reader: self) }

  private func next() async -> Element? {
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
  private func request(_ continuation: CheckedContinuation<Element?, Never>) {
    let outcome: Outcome = state.withLock { state in
      if Task.isCancelled { return .element(nil) }
      if let line = state.take() { return .element(line) }
      if state.isAtEnd { return .element(nil) }
      state.waiting = continuation
      defer { state.isReading = true }
      return state.isReading ? .wait : .start
    }
    switch outcome {
    case .element(let line): continuation.resume(returning: line)
    case .wait: demand.signal()
    case .start:
      Thread.detachNewThread { [self] in read() }
    }
  }

  /// The thread: reads until there is a line, hands it over, and waits to be asked again.
  private func read() {
    var machine = machine
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var isAtEnd = false
    while !isAtEnd {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      let failure = count < 0 ? errno : 0
      if waitAfterFailure(failure) { continue }
      isAtEnd = count <= 0
      var lines = machine.read(buffer[..<Swift.max(0, count)])
      if isAtEnd { lines += machine.readEnd() }
      if failure != 0 { lines.append(machine.readFailure(failure)) }
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

  private func deliver(_ lines: [Element], isAtEnd: Bool) {
    let (waiting, line) = state.withLock { state in
      // All earlier lines were taken, else nobody would have asked for more; after a cancellation some may be left.
      state.lines = Array(state.lines[state.position...]) + lines
      state.position = 0
      state.isAtEnd = isAtEnd
      guard let waiting = state.waiting else { return (CheckedContinuation<Element?, Never>?.none, Element?.none) }
      state.waiting = nil
      return (waiting, state.take())
    }
    waiting?.resume(returning: line)
  }
}

extension PipeReader where Machine == LineSplitter {
  /// The lines of `descriptor`, which it does not own. A line of more than `limit` bytes is told and skipped.
  package convenience init(descriptor: Int32 = STDIN_FILENO, limit: Int = LineSplitter.defaultLimit) {
    self.init(LineSplitter(limit: limit), descriptor: descriptor)
  }
}

extension LineSplitter: ByteReading {
  /// The lines that end in the bytes.
  package mutating func read(_ bytes: ArraySlice<UInt8>) -> [PipeLine] { append(bytes) }

  /// The last line, if it has no end.
  package mutating func readEnd() -> [PipeLine] { finish().map { [$0] } ?? [] }

  /// The line that says why there are no more.
  package mutating func readFailure(_ number: Int32) -> PipeLine { fail(number) }
}

extension HearingMachine: ByteReading {
  /// What is heard in the bytes, which have come just now.
  package mutating func read(_ bytes: ArraySlice<UInt8>) -> [HeardEvent] { take(bytes, at: .now) }

  /// What is left at the end.
  package mutating func readEnd() -> [HeardEvent] { finish(at: .now) }

  /// What tells that the system could not read on.
  package mutating func readFailure(_ number: Int32) -> HeardEvent { fail(number) }
}
