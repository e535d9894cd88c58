import AppIntents
import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// A command for several things where its intent takes one: it is done with each, one after another.
extension AssistantSession {
  /// Takes a command for several things, “complete the last two”, as one for the first of them; the others are done afterwards.
  ///
  /// `isDivided` tells that more of the same sentence is to be done after that.
  func takeSeveral(_ heard: inout Heard, _ tokens: [Token], in vocabulary: Vocabulary, isDivided: Bool) {
    guard heard.commands.count == 1, heard.repair == nil, heard.isCommandAnyway else { return }
    if heard.others.isEmpty { takePointed(&heard, tokens, in: vocabulary) }
    guard !heard.others.isEmpty else { return }
    takeKnownFirst(&heard)
    // What waited for an answer that does not come.
    if !isDivided { tellLeftOut(rest) }
    let others = heard.others.map { part($0, besides: heard.commands[0]) }
    (rest, restWaitsFor) = (others + (isDivided ? rest : []), nil)
  }

  /// Puts what is done with things that are known before what asks about a name that nobody knows, not even its type's query.
  private func takeKnownFirst(_ heard: inout Heard) {
    let commands = heard.commands + heard.others
    let areUnknown = commands.map { command in command.bindings.contains { isUnknown($0, of: command.intent) } }
    guard areUnknown.contains(true), areUnknown.contains(false) else { return }
    let sorted = [false, true].flatMap { isUnknown in commands.indices.filter { areUnknown[$0] == isUnknown } }
    (heard.commands, heard.others) = ([commands[sorted[0]]], sorted.dropFirst().map { commands[$0] })
  }

  private func isUnknown(_ binding: SlotBinding, of intent: String) -> Bool {
    guard binding.meaning == .unknown,
      let type = assistant.intent(named: intent)?.parameter(named: binding.parameter)?.kind.element.typeName
    else { return false }
    return assistant.entities.contains { $0.typeName == type && ($0.isEnumerable || !$0.matchesStrings) }
  }

  /// Takes words that point at several things for each of them.
  private func takePointed(_ heard: inout Heard, _ tokens: [Token], in vocabulary: Vocabulary) {
    let command = heard.commands[0]
    guard let intent = assistant.intent(named: command.intent), !givesName(command) else { return }
    for binding in command.bindings {
      guard let parameter = intent.parameter(named: binding.parameter), case .candidates(let values) = binding.meaning,
        let meant = several(binding.text, of: tokens, in: vocabulary, among: values)
      else { continue }
      let isOne = parameter.kind == parameter.kind.element
      let commands = (isOne ? meant : [.list(meant)]).map {
        command.saying(SlotBinding(parameter: parameter.name, meaning: .value($0)))
      }
      (heard.commands, heard.others) = (Array(commands.prefix(1)), Array(commands.dropFirst()))
      // It stays one list for “it”.
      ofSeveral.isList = memory.isList == true
      return
    }
  }

  /// Whether a command has a text of its own, which is for one thing: “rename it to shopping”.
  func givesName(_ command: Command) -> Bool {
    command.bindings.contains { if case .value(.text) = $0.meaning { true } else { false } }
  }

  /// A command that is done after another one, with all that was said of it and nothing that is asked meanwhile.
  func part(_ command: Command, besides first: Command) -> CommandPart {
    let binding = command.bindings.first { !first.bindings.contains($0) }
    let text: String? =
      if case .value(let value)? = binding?.meaning { value.display.title } else { binding?.text }
    return CommandPart(text: text ?? "", isDifference: true, command: command)
  }

  /// Those of some values that words of an utterance mean all together, in the order in which they were shown.
  private func several(
    _ words: String?, of tokens: [Token], in vocabulary: Vocabulary, among values: [IntentValue]
  ) -> [IntentValue]? {
    guard let words else { return nil }
    let said = spoken.language.tokens(words).map(\.text)
    let references = references
    let pointing = references.pointing(in: tokens, vocabulary)
    let all = references.several(in: tokens, vocabulary, pointing).first {
      $0.isClear && tokens[$0.words].map(\.text) == said
    }
    let meant = (all?.entities ?? []).compactMap { entity in values.first { $0.choiceIdentifier == entity.id } }
    return meant.count > 1 ? meant : nil
  }
}

extension Heard {
  /// Whether the command is what the words are taken for, whatever they would answer.
  fileprivate var isCommandAnyway: Bool {
    guard let answer = answers.first, answer.isExact else { return true }
    return answer.isFree && (isExactCommand || isNoText) && isCommandRather
  }
}
