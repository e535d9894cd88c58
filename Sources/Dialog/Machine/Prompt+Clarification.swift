import AppIntents

extension Prompt {
  /// Asks which of several commands was meant. An intent is called by its name until it is worded; several readings of one intent are
  /// told apart by what differs.
  init(clarifying commands: [Command]) {
    self.init(.clarification, .clarification, .meaning, intent: commands.first?.intent ?? "", parameter: nil)
    choices = commands.enumerated().map { place, command in
      let others = commands.filter { $0.intent == command.intent && $0 != command }
      return Choice(
        id: others.isEmpty ? command.intent : String(place + 1),
        display: DisplayText(title: command.intent, subtitle: others.isEmpty ? nil : command.difference(from: others)),
        value: .integer(place))
    }
  }
}

extension Command {
  /// What it says of parameters of which others of the same intent say something else.
  fileprivate func difference(from others: [Command]) -> String? {
    let differing = bindings.filter { binding in others.contains { !$0.bindings.contains(binding) } }
    return differing.isEmpty ? nil : differing.map(\.display).joined(separator: ", ")
  }
}

extension SlotBinding {
  /// What it gives, as people call it.
  fileprivate var display: String {
    switch meaning {
    // A date in the person's own words, as the machine knows neither language nor time zone.
    case .value(let value):
      switch value {
      case .date, .dateComponents: text ?? value.display.title
      default: value.display.title
      }
    case .candidates(let values): text ?? values.first?.display.title ?? ""
    case .unknown, .other, .noSuchDay, .parts: text ?? ""
    }
  }
}
