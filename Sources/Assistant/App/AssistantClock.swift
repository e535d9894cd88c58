import Foundation
import Synchronization

/// A clock that stands still until it is moved, and identifiers that count: the same in every replay.
package final class AssistantClock: Sendable {
  private struct State {
    var now: Date
    var identifiers: UInt32
  }

  private let state: Mutex<State>

  /// Makes a clock that shows a moment.
  package init(now: Date) {
    state = Mutex(State(now: now, identifiers: 0))
  }

  /// The moment that it shows.
  package var now: Date { state.withLock(\.now) }

  /// Moves it forward.
  package func advance(by seconds: TimeInterval) {
    state.withLock { $0.now += seconds }
  }

  /// How many identifiers were made.
  package var identifierCount: UInt32 { state.withLock(\.identifiers) }

  /// Goes on behind so many identifiers.
  package func skip(to count: UInt32) { state.withLock { $0.identifiers = count } }

  /// Goes back to a moment, and behind so many identifiers.
  package func rewind(to now: Date, identifiers: UInt32) {
    state.withLock { $0 = State(now: now, identifiers: identifiers) }
  }

  /// The next identifier.
  package func makeUUID() -> UUID {
    let count = state.withLock { state in
      state.identifiers += 1
      return state.identifiers
    }
    let bytes = withUnsafeBytes(of: count.bigEndian) { Array($0) }
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
  }
}

extension AssistantEnvironment {
  /// An environment that a replay controls.
  package static func fixed(
    _ clock: AssistantClock, timeZone: TimeZone, dataFolder: String
  ) -> AssistantEnvironment {
    AssistantEnvironment(
      dataFolder: dataFolder, now: { clock.now }, timeZone: timeZone, makeUUID: { clock.makeUUID() })
  }
}
