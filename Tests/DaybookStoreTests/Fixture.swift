import Foundation
import ParlanceTestSupport
import Synchronization

@testable import DaybookStore

/// A clock that stands still until it is told to move, in Berlin, with identifiers that count.
final class TestClock: Sendable {
  private let state: Mutex<(now: Date, ids: UInt16)>

  init(_ now: String = "2026-02-12T09:41:00+01:00") throws {
    state = Mutex((now: try Date(now, strategy: .iso8601), ids: 0))
  }

  static var calendar: Calendar {
    get throws {
      var calendar = DaybookClock.localCalendar
      calendar.timeZone = try required(TimeZone(identifier: "Europe/Berlin"))
      return calendar
    }
  }

  func move(_ seconds: TimeInterval) { state.withLock { $0.now += seconds } }

  func clock() throws -> DaybookClock {
    DaybookClock(
      now: { self.state.withLock { $0.now } },
      calendar: try Self.calendar,
      makeUUID: {
        let count = self.state.withLock { state in
          state.ids += 1
          return state.ids
        }
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, UInt8(count >> 8), UInt8(count & 0xFF)))
      })
  }
}

struct Missing: Error {}

func required<T>(_ value: T?) throws -> T {
  guard let value else { throw Missing() }
  return value
}

func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

/// A folder that is gone when `body` is done.
func withFolder<T>(_ body: (String) throws -> T) throws -> T {
  let folder = try TemporaryFolder()
  return try body(folder.path)
}

func permissions(_ path: String) throws -> Int {
  try required(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
}
