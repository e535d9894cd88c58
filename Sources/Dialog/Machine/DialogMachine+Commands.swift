import AppIntents

extension DialogMachine {
  /// Whether a command is rather meant than a text: it needs none, names what there is, or says the same anew.
  func isRather(_ heard: Heard, _ prompt: Prompt) -> Bool {
    guard prompt.purpose != .mistake, heard.commands.count == 1 else { return false }
    return heard.isCommandRather || prompt.purpose == .parameter && heard.commands.first?.intent == prompt.intent
  }

  /// Starts the command that was heard; what was going on waits for its end, or is dropped.
  mutating func begin(_ heard: Heard) -> [DialogAction]? {
    guard let command = heard.commands.first.map({ heard.commands.count > 1 ? $0 : continuing($0) }) else { return nil }
    let before = makeWay(for: command)
    record.attempts = DialogRecord.Attempts()
    if let suggestion = heard.suggestion {
      let prompt = Prompt(
        .confirmation, .clarification, .suggestion(suggestion), intent: command.intent, parameter: nil)
      state = .clarifying([command], prompt)
      return before + [.ask(prompt, [])]
    }
    guard heard.commands.count > 1 else {
      return before
        + start(
          command, isCertain: heard.isExactCommand, isGuess: heard.isGuess,
          isQuestion: heard.isQuestion, isNoted: heard.isNoted, said: heard.guessed, offered: heard.offered)
    }
    let prompt = Prompt(clarifying: heard.commands)
    state = .clarifying(heard.commands, prompt)
    return before + [.ask(prompt, [])]
  }

  /// A command with what was said before of the same intent, where it answers the open question of that: “two beers” where it is asked which
  /// dish, for a table that is known. What says something else than was said is another command: “add flour to the lasagna” behind “add 3 eggs”.
  private func continuing(_ command: Command) -> Command {
    guard case .asking(let activity, let prompt) = state, prompt.purpose == .parameter, let asked = prompt.parameter,
      activity.intent == command.intent, case let said = Set(command.bindings.map(\.parameter)), said.contains(asked),
      !command.bindings.contains(where: { $0.parameter != asked && isOther($0, than: activity.values[$0.parameter]) })
    else { return command }
    var whole = command
    whole.bindings += activity.bindings.filter { !said.contains($0.parameter) && activity.values[$0.parameter] == nil }
    whole.bindings += activity.values.filter { !said.contains($0.key) }.sorted { $0.key < $1.key }.map {
      SlotBinding(parameter: $0.key, meaning: .value($0.value))
    }
    return whole
  }

  private func isOther(_ binding: SlotBinding, than known: IntentValue?) -> Bool {
    guard let known, case .value(let value) = binding.meaning else { return false }
    return value != known
  }
}
