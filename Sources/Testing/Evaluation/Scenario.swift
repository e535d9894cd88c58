import Foundation

/// A conversation in Swift, with what is expected of each turn and of the whole.
///
/// It is played in the process, over an empty folder for the app's data and with a clock that stands still.
///
/// ```swift
/// Scenario(locale: "en") {
///   UserTurn("Create a Launch Party event tomorrow at 7 PM") {
///     Calls { CreateEvent.expect(title: .equals("Launch Party")) }
///     Response(.contains("Launch Party"))
///   }
/// }
/// ```
public struct Scenario: Sendable {
  /// What it shows.
  public var name: String
  /// The locale in which it is held.
  public var locale: String
  /// When it begins; by default Thursday 12 February 2026, 9:30 in UTC.
  public var now: Date
  /// The time zone.
  public var timeZone: TimeZone
  /// What the app begins with, by the app's own names; `nil` for nothing.
  public var fixture: String?
  /// What is said.
  public let turns: [UserTurn]

  /// What is expected of all turns together, looked at when the last has been taken.
  let expectations: [any TurnExpectation]

  /// Makes a conversation; `expectation` is what is expected of all turns together.
  public init(
    _ name: String = "", locale: String = "en", now: Date = Date(timeIntervalSince1970: 1_770_888_600),
    timeZone: TimeZone = .gmt, fixture: String? = nil, @ScenarioBuilder _ turns: () -> [UserTurn],
    @ExpectationsBuilder expectation: () -> [any TurnExpectation] = { [] }
  ) {
    self.name = name
    self.locale = locale
    self.now = now
    self.timeZone = timeZone
    self.fixture = fixture
    self.turns = turns()
    expectations = expectation()
  }

  /// The same conversation in another locale.
  public func with(locale: String) -> Scenario {
    var other = self
    other.locale = locale
    return other
  }
}
