import ParlanceAssistant
import ParlanceMatching

/// Where a scenario is played: a world with a clock, and conversations in it.
package protocol ScenarioStage: Sendable {
  /// Begins a conversation, the second time over the data of the first; fills it with the fixture if one is named.
  func begin(locale: String, fixture: String?) async throws -> any ScenarioConversation

  /// Lets time pass.
  func wait(_ duration: Duration) async

  /// Clears the stage, when nothing is played on it any more.
  func end() async
}

/// What a scenario needs of a session.
package protocol ScenarioConversation: Sendable {
  /// Takes an input and gives the turn.
  func respond(to input: Input) async -> Turn

  /// How the words of the last turn were matched; `nil` where they were not.
  var lastMatch: MatchResult? { get async }

  /// Goes on in another locale.
  func use(locale: String) async throws
}

extension ScenarioConversation {
  /// None: a conversation need not match.
  package var lastMatch: MatchResult? { get async { nil } }
}
