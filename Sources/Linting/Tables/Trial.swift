import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// One sentence that a phrase stands for, and how it was understood.
struct Trial: Sendable {
  /// How a sentence was understood.
  enum Outcome: Sendable {
    /// As its phrase means it.
    case understood
    /// As something that can be said at any time.
    case builtIn(BuiltIn)
    /// As something that is never meant.
    case refused
    /// As another intent.
    case other(Match)
    /// As another intent whose block has more weight, which alone goes before.
    case outweighed(Match)
    /// As this intent or another.
    case ambiguous(Match)
    /// Not at all.
    case nothing
    /// It was too dear to read.
    case tooDear
  }

  /// The intent's name as the table writes it.
  var intent: String
  /// The phrase.
  var phrase: Phrase
  /// The sentence.
  var sentence: String
  /// The sentence with “…” for what fills slots.
  var frame: String
  /// The words of that, as they are compared.
  var words: [String]
  /// Whether only a question mark makes the sentence what it is, which nobody mishears.
  var isMarked: Bool
  /// How it was understood.
  var outcome: Outcome
  /// What the context holds besides what the phrase's own block demands; `nil` if nothing.
  var joined: String?
}
