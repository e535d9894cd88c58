import ParlanceAssistant

/// A person who talks in a session.
protocol Talking {
  /// Where they talk.
  var session: AssistantSession { get }
}

extension Talking {
  /// Says something, and gives the turn.
  @discardableResult
  func say(_ text: String) async -> Turn { await session.respond(to: .utterance(Utterance(text))) }

  /// Says several things, and gives what was spoken after each.
  @discardableResult
  func hear(_ texts: String...) async -> [String] {
    var spoken: [String] = []
    for text in texts { spoken.append(await say(text).spoken) }
    return spoken
  }
}
