extension DialogMachine {
  /// Whether a command is rather meant than a text: it needs none, names what there is, or says the same anew.
  func isRather(_ heard: Heard, _ prompt: Prompt) -> Bool {
    guard prompt.purpose != .mistake, heard.commands.count == 1 else { return false }
    return heard.isCommandRather || prompt.purpose == .parameter && heard.commands.first?.intent == prompt.intent
  }

  /// Starts the command that was heard; what was going on waits for its end, or is dropped.
  mutating func begin(_ heard: Heard) -> [DialogAction]? {
    guard let command = heard.commands.first else { return nil }
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
          isQuestion: heard.isQuestion, said: heard.guessed, offered: heard.offered)
    }
    let prompt = Prompt(clarifying: heard.commands)
    state = .clarifying(heard.commands, prompt)
    return before + [.ask(prompt, [])]
  }
}
