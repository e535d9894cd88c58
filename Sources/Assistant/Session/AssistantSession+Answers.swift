import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension AssistantSession {
  /// The most phrases in which an answer is read.
  private static var mostFrames: Int { 4 }

  /// What words are as an answer, best first. Of several choices for what takes one, the others are done afterwards.
  func answers(
    _ tokens: [Token], _ utterance: Utterance, to prompt: Prompt, for parameter: ParameterDescriptor?,
    _ reader: AnswerReader
  ) -> [Answer] {
    guard prompt.purpose.isOfParameter, let parameter, parameter.kind == parameter.kind.element,
      let several = reader.several(tokens, of: utterance.text, to: prompt), let first = several.first
    else { return reader.read(tokens, of: utterance.text, to: prompt, for: parameter) }
    let others = several.dropFirst().map { value in
      CommandPart(
        text: value.display.title, isDifference: true,
        change: SlotBinding(parameter: parameter.name, meaning: .value(value)))
    }
    (rest, restWaitsFor) = (others + rest, prompt.intent)
    return [Answer(.value(first), isExact: true)]
  }

  /// Takes words for the whole command that is meant instead of what was performed last, if they are one: “no, add milk”.
  func takeInstead(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.performed != nil, moment.prompt.map({ $0.purpose == .mistake }) ?? true else { return }
    for words in [RepairWords.Kind.change, .refusal].flatMap({ spoken.language.repairs($0, in: tokens) }) {
      let said = Array(tokens[words.new])
      let result = spoken.matcher.match(said, of: heard.utterance, in: situation)
      guard result.decision == .match, let best = result.matches.first, best.how == .exact,
        best.why?.hasPrefix("unknownName") ?? true
      else { continue }
      let command = binder.command(best)
      // What is to be done with the very thing that was made is not done in place of making it.
      let made = memory.last?.result?.entities ?? []
      if spoken.language.pronouns.contains(where: said.hold) || command.entities.contains(where: made.contains) {
        (heard.repair, heard.commands, heard.isExactCommand) = (nil, [command], true)
      } else {
        heard.repair = Repair(changes: [])
        heard.repair?.command = command
      }
      return
    }
  }

  /// What a text says that answers the open question, where it says more than was asked for: “mow the lawn on Saturday”; `nil` if it
  /// is the text as it stands.
  ///
  /// The words are read in the place of the text in the intent's own phrases, so that they mean what they would have meant in one go.
  func fuller(
    _ text: String, than prompt: Prompt, for parameter: ParameterDescriptor?, in situation: Situation
  ) -> Repair? {
    guard prompt.kind == .value, prompt.purpose == .parameter, let parameter, parameter.kind == .text else {
      return nil
    }
    for frame in SampleText.frames(around: parameter.name, of: prompt.intent, in: spoken.table).prefix(Self.mostFrames)
    {
      let result = spoken.matcher.match(frame.before + text + frame.after, in: situation)
      guard result.decision == .match, let best = result.matches.first, best.intent == prompt.intent, best.why == nil,
        best.how == .exact
      else { continue }
      let bindings = binder.command(best).bindings
      guard case .value(let value)? = bindings.first(where: { $0.parameter == parameter.name })?.meaning else {
        continue
      }
      let more = bindings.filter { $0.parameter != parameter.name }
      guard more.isEmpty else { return Repair(changes: more, answer: .value(value), isPlain: true) }
    }
    return nil
  }
}

extension Prompt.Purpose {
  /// Whether it fills a parameter before the intent runs, so that the intent can run again with another value.
  fileprivate var isOfParameter: Bool {
    switch self {
    case .parameter, .nearName: true
    case .creation, .request, .clarification, .repetition, .act, .mistake: false
    }
  }
}

extension Command {
  /// The entities that it names.
  fileprivate var entities: [EntityReference] {
    bindings.flatMap { binding -> [EntityReference] in
      switch binding.meaning {
      case .value(let value): value.entities
      case .candidates(let values): values.flatMap(\.entities)
      case .unknown, .other: []
      }
    }
  }
}
