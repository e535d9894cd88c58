import ParlanceDialog

// What is told without any command.
extension AssistantSession {
  /// The reply to words that want no command: “more” behind a list, “how do I …”, or to go on in another language; `nil` for others.
  func toldAtOnce(_ input: Input, _ event: DialogEvent) async -> Reply? {
    if let reply = droppingCut() ?? waitingForRest(input, event) { return reply }
    if let rest = restOfList(event) ?? restOfChoices(event) { return rest }
    if let help = await helpOnTopic(input, event) { return help }
    guard let locale = localeAsked(input, event) else { return nil }
    return await speak(locale)
  }
}
