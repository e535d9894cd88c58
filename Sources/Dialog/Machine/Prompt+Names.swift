import AppIntents

extension Prompt {
  /// All values that it offers or asks about.
  var values: [IntentValue] {
    let offered = (everyChoice + (earlier ?? [])).map(\.value)
    return if case .act(let values, _) = question { offered + values.values } else { offered }
  }

  /// The same with other names for some of its values, each by the value that it has now.
  func renamed(by names: [IntentValue: IntentValue]) -> Prompt {
    // A running intent knows its choices as it offered them.
    let isRequest = purpose == .request
    let rename = { (choices: [Choice]) in
      choices.map { choice in
        names[choice.value].map { Choice(id: choice.id, display: $0.display, value: isRequest ? choice.value : $0) }
          ?? choice
      }
    }
    var prompt = self
    (prompt.choices, prompt.before, prompt.after) = (rename(choices), rename(before), rename(after))
    prompt.earlier = earlier.map(rename)
    let renamed = { (values: [String: IntentValue]) in values.mapValues { names[$0] ?? $0 } }
    switch question {
    case .act(let values, let said): prompt.question = .act(renamed(values), said: said)
    case .repeat(let values, let said): prompt.question = .repeat(renamed(values), said: said)
    default: break
    }
    return prompt
  }
}
