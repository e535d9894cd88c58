import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A sentence that a recogniser hands on before its end, since whoever speaks has stopped for breath: “remind me to call mom at”, and then “five”.
extension AssistantSession {
  /// The fewest words of such a sentence.
  private static var fewestOfCut: Int { 2 }

  /// What an input means, with the words before it that broke off where both together are a command; they are told to be left out where they are
  /// not, or where the new words make sense by themselves.
  func understandWhole(_ input: Input) async -> (Understood, Input) {
    guard let held = cutOff else { return await understandBest(input) }
    cutOff = nil
    let before = waiting
    let alone = await understandBest(input)
    guard case .utterance(var utterance) = input, Self.sense(of: alone.0) != .exact else {
      if !isCancellation(alone.0) { tellLeftOut([CommandPart(text: held, isDifference: false)]) }
      return alone
    }
    let after = waiting
    waiting = before
    utterance.text = held + " " + utterance.text
    utterance.alternatives = []
    let whole = await understandBest(.utterance(utterance))
    if Self.sense(of: whole.0) <= .plain { return whole }
    waiting = after
    tellLeftOut([CommandPart(text: held, isDifference: false)])
    return alone
  }

  private func isCancellation(_ understood: Understood) -> Bool {
    if case .heard(let heard) = understood.event { heard.builtIn == .cancel } else { false }
  }

  /// The reply that waits for the rest of what was heard, where it breaks off; `nil` where it does not, where a question is open, whose answer it may
  /// be, and where somebody typed.
  func waitingForRest(_ input: Input, _ event: DialogEvent) -> Reply? {
    guard case .utterance(let utterance) = input, utterance.isRecognised, promptNow == nil, rest.isEmpty,
      case .heard(let heard) = event, heard.builtIn == nil, heard.repair == nil, heard.others.isEmpty,
      case let tokens = spoken.language.tokens(utterance.text), tokens.count >= Self.fewestOfCut,
      let last = tokens.last, spoken.language.leadsOn.contains(last), heard.commands.allSatisfy({ isCut($0, at: last) })
    else { return nil }
    cutOff = UtteranceText(utterance.text).part(0..<last.range.upperBound)
    notices = []
    var reply = Reply()
    reply.say(spoken.voice.string("heard.goOn"))
    return reply
  }

  /// Whether a text of a command ends with the last word, which says nothing there.
  private func isCut(_ command: Command, at last: Token) -> Bool {
    command.bindings.contains { binding in
      guard case .value(.text(let text)) = binding.meaning else { return false }
      return spoken.language.tokens(text).last?.text == last.text
    }
  }
}
