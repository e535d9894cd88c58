import Foundation
import ParlanceTestSupport
import Testing

@testable import DaybookStore

@Suite("The store's clock")
struct ClockTests {
  @Test(
    "says of any moment what the calendar says, also where clocks skip midnight",
    arguments: ["Europe/Berlin", "America/Sao_Paulo", "Asia/Beirut", "Pacific/Apia", "UTC"])
  func daysBegin(zone: String) throws {
    var calendar = DaybookClock.localCalendar
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let clock = DaybookClock(calendar: calendar)
    var random = SeededGenerator(seed: 20_261_128)
    let first = try Date("2011-12-20T00:00:00Z", strategy: .iso8601)
    for _ in 0..<400 {
      // A few days near each other, as in a list, and then others: more than are kept.
      let moment = first + Double(Int.random(in: 0..<2500, using: &random)) * 86400
      for near in [moment, moment + 86399, moment - 1, moment] {
        #expect(clock.startOfDay(of: near) == calendar.startOfDay(for: near))
      }
    }
  }

  @Test("counts days in another time zone once it has one")
  func anotherZone() throws {
    var clock = try TestClock().clock()
    let moment = clock.now()
    let before = clock.startOfDay(of: moment)
    clock.calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(clock.startOfDay(of: moment) == clock.calendar.startOfDay(for: moment))
    #expect(clock.startOfDay(of: moment) != before)
  }
}
