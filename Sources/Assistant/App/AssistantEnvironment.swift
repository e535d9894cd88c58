import Foundation
import ParlanceExecution

/// What the world outside is for an assistant: the time, the zone, new identifiers, and where data lies.
public struct AssistantEnvironment: Sendable {
  /// The moment.
  public var now: @Sendable () -> Date
  /// The person's time zone.
  public var timeZone: TimeZone
  /// A new identifier.
  public var makeUUID: @Sendable () -> UUID
  /// The folder for the app's data; it need not exist.
  public var dataFolder: String
  /// Whether the data folder is gone with the assistant, as a scenario's is: nothing in it need survive that the power fails.
  public var isTemporary = false
  /// Whether nothing in the data folder is looked at once the assistant is gone, so that data may as well be in memory: most scenarios of an
  /// app that can take a ``AssistantApp/checkpoint(_:)``.
  public var isForgotten = false
  /// Whether the person only hears what is said, and looks at no screen; intents are told so.
  public var isVoiceOnly = false
  /// Takes a line for the log.
  public var log: @Sendable (String) -> Void

  /// Whether names are asked for again between two turns, while the person thinks, and not only when the next one begins.
  package var asksAhead = true
  /// How long a turn may take before it is told what goes on.
  package var patience = Duration.seconds(2)
  /// How long an intent may take.
  package var deadline = Duration.seconds(30)
  /// How long a query may take.
  package var queryDeadline = Duration.seconds(5)
  /// The time by which these go; `nil` for the machine's.
  package var deadlineClock: (any ExecutionClock)?
  /// Where it is heard that names have changed; an app's `updateAppShortcutParameters()` says so in the default one.
  package var notificationCenter = NotificationCenter.default
  /// The threads for intents that assistants share; `nil` where each has its own.
  package var threads: IntentThreads?

  /// Makes an environment; by default with the machine's clock and zone and a log that keeps nothing.
  public init(
    dataFolder: String, now: @escaping @Sendable () -> Date = { Date() }, timeZone: TimeZone = .current,
    makeUUID: @escaping @Sendable () -> UUID = { UUID() }, log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.dataFolder = dataFolder
    self.now = now
    self.timeZone = timeZone
    self.makeUUID = makeUUID
    self.log = log
  }

  /// The Gregorian calendar in the person's zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
