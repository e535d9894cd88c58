/// Why nothing is understood of an utterance that some phrase reads, or could read.
package enum WhyNot: Sendable, Hashable {
  /// Nobody knows a thing of this name, as it was said.
  case unknownName(String)
  /// It is too long, or can be read in too many ways.
  case overBudget
  /// A phrase that is never meant reads it.
  case negative
  /// It asks for something that no phrase answers.
  case question
  /// It is told and not asked for, as “I have to go” is, and no phrase has it word by word.
  case talk
  /// What it tells of is not so yet, as of “almost done”.
  case nearly

  /// What it is called in JSON.
  package var code: String {
    switch self {
    case .unknownName(let name): "unknownName: \(name)"
    case .overBudget: "budget"
    case .negative: "negative"
    case .question: "question"
    case .talk: "talk"
    case .nearly: "nearly"
    }
  }
}
