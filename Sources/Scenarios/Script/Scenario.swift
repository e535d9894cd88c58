import Foundation

/// A scripted conversation with what is expected of it.
package struct Scenario: Sendable, Hashable {
  /// The file as it was given to the reader.
  package var file: String

  /// The line of the first thing that it says, counted from 1.
  package var line: Int

  /// The lines of its headers, by their names; empty if it was not read from a file.
  package var headerLines: [String: Int] = [:]

  /// What it is about: the comment at its beginning, joined to one line.
  package var description: String

  /// The app it is for, by name or identifier; `nil` for any.
  package var app: String?

  /// The locale in which it begins.
  package var locale: String

  /// The moment at which it begins.
  package var now: Date

  /// The person's time zone.
  package var timeZone: TimeZone

  /// What the app begins with, by the app's own names; `nil` for nothing.
  package var fixture: String?

  /// The name under which the session is kept, so that it outlives a restart; `nil` if it is not.
  package var session: String?

  /// What happens, in order.
  package var steps: [ScenarioStep]

  /// Makes a scenario.
  package init(
    file: String, line: Int = 1, description: String = "", app: String? = nil, locale: String, now: Date,
    timeZone: TimeZone, fixture: String? = nil, session: String? = nil, steps: [ScenarioStep] = []
  ) {
    self.file = file
    self.line = line
    self.description = description
    self.app = app
    self.locale = locale
    self.now = now
    self.timeZone = timeZone
    self.fixture = fixture
    self.session = session
    self.steps = steps
  }

  /// What it is about; without a comment its file's name.
  package var name: String {
    if !description.isEmpty { return description }
    return file.split(separator: "/").last.map(String.init) ?? file
  }
}
