/// How the lines of input are read.
package enum InputForm: String, Sendable, Hashable, CaseIterable {
  /// As they look: JSON after a brace, what a recogniser prints where nobody would type it, else an utterance each.
  case auto
  /// An utterance each, whatever they look like.
  case text
  /// A JSON object each.
  case json
  /// What a recogniser of speech prints.
  case stt
}
