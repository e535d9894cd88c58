import Glibc
import Synchronization

/// Why something could not be printed.
package enum OutputError: Error, Sendable, Hashable {
  /// The reader of the pipe is gone; nobody is left to tell.
  case closed
  /// The system refused.
  case failed(errno: Int32)

  /// What the program exits with: 141, as a program that SIGPIPE ends; else 6, bad data.
  package var exitCode: Int32 {
    switch self {
    case .closed: 128 + SIGPIPE
    case .failed: 6
    }
  }

  /// One sentence for the person; `nil` where the program leaves without a word.
  package var message: String? {
    switch self {
    case .closed: nil
    case .failed(let number): "the output cannot be written: \(Self.reason(number))"
    }
  }

  /// Why a standard stream cannot be used, in the system's words. One that was closed when the program began is by then some device that neither
  /// reads nor writes, of which the system says only that the argument is invalid.
  package static func reason(_ number: Int32) -> String {
    number == EBADF || number == EINVAL
      ? "it is closed, or a device for something else" : String(cString: strerror(number))
  }
}

/// Prints whole texts at once: nothing stays in a buffer, and two writers of one object never mix.
package final class OutputWriter: Sendable {
  /// The file descriptor that it writes to.
  package let descriptor: Int32
  private let turn = Mutex(())

  /// Makes a writer; it does not own the descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Makes a closed pipe an error of ``write(_:)`` instead of the program's end. Once, at the start of the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Whether a terminal shows what is written.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Prints `text` and a line break.
  package func writeLine(_ text: String) throws(OutputError) { try write(text + "\n") }

  /// Prints `text`; when it returns, all of it has left the process.
  package func write(_ text: String) throws(OutputError) {
    var text = text
    let failure: OutputError? = turn.withLock { _ in
      text.withUTF8 { bytes in
        do throws(OutputError) {
          try writeAll(bytes)
          return nil
        } catch {
          return error
        }
      }
    }
    if let failure { throw failure }
  }

  private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable()
      case EPIPE: throw .closed
      case let number: throw .failed(errno: number)
      }
    }
  }

  private func waitUntilWritable() {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // A signal ends the wait early: the next write tells.
    _ = poll(&entry, 1, -1)
  }
}
