import AppIntents

extension DialogDriver {
  /// Puts the open question, and the one that was put aside, into the words of the language that is spoken now.
  package func reword() async {
    let open = run?.speak(in: voice, asking: machine.state.prompt) ?? machine.state.prompt
    if let open { machine.reword(await renamed(plain(open, in: machine.state))) }
    guard let paused = machine.record.paused?.state else { return }
    let waiting = suspended?.run.speak(in: voice, asking: paused.prompt) ?? paused.prompt
    if let waiting { machine.rewordPaused(await renamed(plain(waiting, in: paused))) }
  }

  /// A question that an earlier run of the program had in words, which nobody can say in another language any more: it is asked in the dialog's own.
  private func plain(_ prompt: Prompt, in state: DialogState) -> Prompt {
    guard prompt.purpose == .act, case .said = prompt.question, case .asking(let activity, _) = state else {
      return prompt
    }
    var prompt = prompt
    prompt.question = .act(activity.values)
    (prompt.accepting, prompt.denying) = ([], [])
    return prompt
  }

  /// A question whose choices are called as they are now; one that cannot be looked up keeps its name.
  private func renamed(_ prompt: Prompt) async -> Prompt {
    let names = await resolver.names(of: prompt.values)
    return names.isEmpty ? prompt : prompt.renamed(by: names)
  }
}
