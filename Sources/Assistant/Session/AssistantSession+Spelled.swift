import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// What a recogniser heard, read as it is spelled: what makes sense so is hardly something else that only sounds like it.
extension AssistantSession {
  /// What heard words mean as they are spelled, where that goes before what `understood` makes of their sounds; `nil` where it does not.
  ///
  /// `before` is what waited when the turn began.
  func asSpelled(_ utterance: Utterance, _ understood: Understood, before: Waiting) async -> Understood? {
    let isExact = understood.matched?.matches.first.map { $0.how == .exact } ?? true
    guard utterance.isRecognised, !isExact || Self.sense(of: understood) > .exact else { return nil }
    let after = waiting
    waiting = before
    var spelled = utterance
    spelled.readsSounds = false
    let other = await understand(.utterance(spelled))
    lastUtterance = utterance
    guard goesBefore(other, understood) else {
      waiting = after
      return nil
    }
    return other
  }

  /// Whether the words make as much sense as they are spelled, and nothing of that is guessed.
  private func goesBefore(_ spelled: Understood, _ sounding: Understood) -> Bool {
    guard case .heard(let heard) = spelled.event, heard.suggestion == nil, !heard.isGuess, heard.offered == nil,
      heard.repair?.isSure != false, heard.answers.first?.isFree != true
    else { return false }
    let best = spelled.matched?.matches.first
    // “Delete all tasks” is no “delete a task”.
    if heard.ofAll != nil, best?.how == .exact { return true }
    if namesWhatSoundsLikeNothing(best, sounding) { return true }
    let isSaid = best.map { $0.how == .exact } ?? true
    return isSaid && Self.sense(of: spelled) <= min(.likely, Self.sense(of: sounding))
  }

  /// Whether the words name what nobody knows, and by their sounds no name at all: „trage Kaffee ein“ is no „trage etwas ein“.
  private func namesWhatSoundsLikeNothing(_ spelled: Match?, _ sounding: Understood) -> Bool {
    guard let spelled, spelled.how == .exact, spelled.unknownName != nil, case .heard(let heard) = sounding.event,
      heard.suggestion != nil, let match = sounding.matched?.matches.first, match.intent == spelled.intent
    else { return false }
    return !match.slots.contains { if case .names = $0.value { true } else { false } }
  }

  /// What is put aside for later, what is to be told, and what is said of several things: all that a reading of words changes.
  typealias Waiting = (rest: [CommandPart], waitsFor: String?, notices: [String], ofSeveral: SaidOfSeveral)

  /// What waits now.
  var waiting: Waiting {
    get { (rest, restWaitsFor, notices, ofSeveral) }
    set { (rest, restWaitsFor, notices, ofSeveral) = newValue }
  }
}
