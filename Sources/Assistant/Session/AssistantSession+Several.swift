import AppIntents
import ParlanceDialog
import ParlanceTemplates

// A command for several things where its intent takes one: it is done with each, one after another.
extension AssistantSession {
  /// Takes a command with words for several things, “complete the last two”, as one for the first of them; the others are done afterwards.
  func takeSeveral(_ heard: inout Heard, _ tokens: [Token]) {
    guard heard.commands.count == 1, heard.repair == nil, heard.isCommandAnyway,
      let intent = assistant.intents.first(where: { $0.name == heard.commands[0].intent })
    else { return }
    for place in heard.commands[0].bindings.indices {
      let binding = heard.commands[0].bindings[place]
      guard let parameter = intent.parameter(named: binding.parameter), case .candidates(let values) = binding.meaning,
        let meant = several(binding.text, of: tokens, among: values), let first = meant.first
      else { continue }
      guard parameter.kind == parameter.kind.element else {
        heard.commands[0].bindings[place].meaning = .value(.list(meant))
        continue
      }
      heard.commands[0].bindings[place] = SlotBinding(parameter: parameter.name, meaning: .value(first))
      // What waited for an answer that does not come.
      if !isPart { tellLeftOut(rest) }
      let others = parts(of: heard.commands[0], with: meant.dropFirst(), for: parameter.name)
      (rest, restWaitsFor) = (others + (isPart ? rest : []), nil)
      return
    }
  }

  /// A command once for each of some values: with all that was said of it, and nothing that is asked meanwhile.
  func parts(of command: Command, with values: some Sequence<IntentValue>, for parameter: String) -> [CommandPart] {
    values.map { value in
      var other = command
      other.bindings.removeAll { $0.parameter == parameter }
      other.bindings.append(SlotBinding(parameter: parameter, meaning: .value(value)))
      return CommandPart(text: value.display.title, isDifference: true, command: other)
    }
  }

  /// Those of some values that words of an utterance mean all together, in the order in which they were shown.
  private func several(_ words: String?, of tokens: [Token], among values: [IntentValue]) -> [IntentValue]? {
    guard let words else { return nil }
    let said = spoken.language.tokens(words).map(\.text)
    let all = references.several(in: tokens).first { $0.isClear && tokens[$0.words].map(\.text) == said }
    let meant = (all?.entities ?? []).compactMap { entity in values.first { $0.choiceIdentifier == entity.id } }
    return meant.count > 1 ? meant : nil
  }
}

extension Heard {
  /// Whether the command is what the words are taken for, whatever they would answer.
  fileprivate var isCommandAnyway: Bool {
    guard let answer = answers.first, answer.isExact else { return true }
    return answer.isFree && isExactCommand && isCommandRather
  }
}
