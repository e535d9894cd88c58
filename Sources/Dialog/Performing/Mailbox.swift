import Synchronization

/// Letters for one reader, in the order in which they came. It reads where it waits: an `AsyncStream` would have it jump to another thread and back.
final class Mailbox<Letter: Sendable>: Sendable {
  private enum State: Sendable {
    case holding([Letter])
    case waiting(CheckedContinuation<Letter, Never>)
  }

  private let state = Mutex(State.holding([]))

  /// Puts a letter in.
  func put(_ letter: Letter) {
    let reader = state.withLock { state in
      switch state {
      case .holding(let letters):
        state = .holding(letters + [letter])
        return CheckedContinuation<Letter, Never>?.none
      case .waiting(let reader):
        state = .holding([])
        return reader
      }
    }
    reader?.resume(returning: letter)
  }

  /// The next letter, waited for if there is none; by one reader at a time.
  nonisolated(nonsending) func next() async -> Letter {
    await withCheckedContinuation { reader in
      let letter = state.withLock { state in
        switch state {
        case .holding(var letters):
          guard !letters.isEmpty else {
            state = .waiting(reader)
            return Letter?.none
          }
          let first = letters.removeFirst()
          state = .holding(letters)
          return first
        case .waiting: preconditionFailure("two readers wait for letters of one mailbox")
        }
      }
      if let letter { reader.resume(returning: letter) }
    }
  }
}
