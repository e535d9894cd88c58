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
