import AppIntents
import ParlanceTemplates

extension AnswerReader {
  /// What the words can be to the cases of a union: the first that they fit exactly, else all that they fit in part, else free text.
  func ofCases(_ tokens: [Token], _ utterance: String, _ parameter: ParameterDescriptor) -> [Answer] {
    let answers = parameter.cases.flatMap { single(tokens, utterance, $0.element, parameter.taking($0)) }
    let exact = answers.filter { $0.isExact && !$0.isFree }
    let free = answers.filter(\.isFree)
    // A no refuses the question only where no case takes a no.
    let fitting = exact.filter { $0.content != .refused }
    if !fitting.isEmpty { return fitting + free }
    let values = answers.filter { !$0.isExact && !$0.isGuess }.flatMap(\.content.values)
    if values.count > 1 { return [Answer(.several(values), isExact: false)] + free }
    if let only = values.first { return [Answer(.value(only), isExact: false)] + free }
    return exact + (free.isEmpty ? answers.filter(\.isGuess) : free)
  }
}

extension Answer.Content {
  /// The values that it can mean.
  var values: [IntentValue] {
    switch self {
    case .value(let value): [value]
    case .several(let values): values
    case .confirmed, .unknown, .parts, .outOfRange, .noSuchDay, .refused: []
    }
  }
}
