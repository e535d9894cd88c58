import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A command, and a sentence behind it that tells when what it is about is or was: “add gym, it's on Friday”.
extension AssistantSession {
  /// The most words of a command with what tells when it is.
  private static var mostWordsToldOf: Int { 24 }

  /// The command with the moment among its own words: “add gym on Friday”; `nil` where nothing tells one behind it, or it would be about something
  /// else with it.
  func withToldMoment(_ utterance: Utterance, _ tokens: [Token]) async -> Utterance? {
    guard promptNow == nil, tokens.count <= Self.mostWordsToldOf, QuotedText.quotations(in: utterance.text).isEmpty
    else { return nil }
    let language = spoken.language
    let text = UtteranceText(utterance.text)
    for place in tokens.indices.dropFirst().reversed()
    where language.isSign(before: place..<tokens.count, of: tokens, in: utterance.text) {
      let behind = Array(tokens[place...])
      for words in tellings(in: behind) where isMoment(Array(behind[words])) {
        let (command, moment) = (text.words(tokens[..<place]), text.words(Array(behind[words])))
        // In some languages a day stands before all else.
        for whole in [command + " " + moment, moment + " " + command] where await isSame(command, saying: whole) {
          var told = utterance
          told.text = whole
          return told
        }
      }
    }
    return nil
  }

  /// The moment alone that a sentence tells of what was noted right before it, so that it is noted at that one: “yesterday” of “I had it yesterday”;
  /// `nil` for other words. What can be noted many times would else be noted once more.
  func momentTold(_ utterance: Utterance, _ tokens: [Token]) -> Utterance? {
    guard promptNow == nil, lastReply.state == .done, !memory.isUndone, tokens.count <= Self.mostWordsToldOf,
      !spoken.language.asks(tokens, utterance.text), let last = memory.last
    else { return nil }
    for words in tellings(in: tokens, behindMoment: last.values.values.contains { $0.moment(in: calendar) != nil })
    where isMoment(Array(tokens[words])) && lastCounted != nil {
      var moment = utterance
      moment.text = UtteranceText(utterance.text).words(tokens[words])
      return moment
    }
    return nil
  }

  /// What a sentence that tells a moment mends of what was changed before a question: “I had it yesterday” behind “how many coffees”; `nil` for other
  /// words.
  func toldOfChange(_ said: Said, _ reader: AnswerReader) -> Heard? {
    guard said.prompt == nil, said.moment.changed != nil, said.tokens.count <= Self.mostWordsToldOf,
      spoken.language.tellings(in: said.tokens, ofDeeds: false).contains(where: { isMoment(Array(said.tokens[$0])) }),
      let repair = replies.repair(said.tokens, said.text, at: said.moment, reader, guessing: .never),
      repair.concernsChange
    else { return nil }
    var heard = Heard(utterance: said.text)
    heard.repair = repair
    return heard
  }

  /// The words that tell a moment. “I had it at eight” behind “log coffee at nine”, which has one, is another one.
  private func tellings(in tokens: [Token], behindMoment hasMoment: Bool = false) -> [Range<Int>] {
    spoken.language.tellings(in: tokens, ofDeeds: false)
      + (hasMoment ? [] : spoken.language.tellings(in: tokens, ofDeeds: true))
  }

  /// Whether words say a moment and nothing else.
  private func isMoment(_ words: [Token]) -> Bool {
    let dates = spoken.language.dates(
      now: assistant.environment.now(), calendar: calendar, arePast: true, takingRanges: true)
    return dates.spans(in: words, at: 0).contains { $0.end == words.count }
  }

  /// Whether a command is understood as another one is, and has a moment besides.
  private func isSame(_ command: String, saying whole: String) async -> Bool {
    guard let plain = await read(command), let told = await read(whole), plain.intent == told.intent else {
      return false
    }
    let values = { (match: Match) in
      match.slots.filter { !$0.value.isMoment }.map { "\($0.name)=\($0.text ?? "")" }.sorted()
    }
    // What was before today is no time for what is still to be done: “add ask Bob, it was yesterday”.
    let today = calendar.startOfDay(for: assistant.environment.now())
    let isOver = told.slots.contains { slot in
      guard case .instant(let seconds, _) = slot.value, slot.type == .date else { return false }
      return Date(timeIntervalSinceReferenceDate: seconds) < today
    }
    return !isOver && told.slots.contains { $0.value.isMoment } && values(plain) == values(told)
  }

  /// The command that words are word by word, perhaps with a name that nobody knows.
  private func read(_ words: String) async -> Match? {
    let tokens = spoken.language.tokens(words)
    let found = spoken.matcher.match(tokens, of: words, in: await situation(Utterance(words), tokens).exactly)
    guard let best = found.matches.first, best.how == .exact, !best.isHalf else { return nil }
    return best
  }
}
