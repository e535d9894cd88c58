/// What is said and shown at the end of a turn.
package struct Reply: Sendable {
  /// How the turn ended.
  package var state: Turn.State = .done
  /// The intents that ran.
  package var performed: [Turn.Performed] = []
  /// What a voice says.
  package var spoken = ""
  /// What a screen shows.
  package var displayed = ""
  /// What could be said next.
  package var suggestions: [String] = []
  /// The question that is open.
  package var prompt: Turn.OpenPrompt?
  /// What went wrong.
  package var failure: Turn.Failure?

  /// Makes an empty reply.
  package init() {}

  /// Adds a sentence; what is shown is what is said unless it is given.
  mutating func say(_ text: String, showing shown: String? = nil) {
    if !text.isEmpty { spoken += (spoken.isEmpty ? "" : " ") + text }
    let shown = shown ?? text
    if !shown.isEmpty { displayed += (displayed.isEmpty ? "" : "\n") + shown }
  }
}

extension Reply {
  /// What a turn says and did that came to this first and then to another; the other says how it ended, unless it says nothing at all.
  func followed(by next: Reply) -> Reply {
    guard !next.performed.isEmpty || !next.spoken.isEmpty || !next.displayed.isEmpty else { return self }
    var reply = next.performed.isEmpty && next.state == .done ? self : next
    reply.performed = performed + next.performed
    reply.failure = next.failure ?? failure
    (reply.spoken, reply.displayed) = (spoken, displayed)
    reply.say(next.spoken, showing: next.displayed)
    return reply
  }
}
