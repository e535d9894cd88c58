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
      for words in language.tellings(in: behind) where isMoment(Array(behind[words])) {
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
    return told.slots.contains { $0.value.isMoment } && values(plain) == values(told)
  }

  /// The command that words are word by word, perhaps with a name that nobody knows.
  private func read(_ words: String) async -> Match? {
    let tokens = spoken.language.tokens(words)
    let found = spoken.matcher.match(tokens, of: words, in: await situation(Utterance(words), tokens).exactly)
    guard let best = found.matches.first, best.how == .exact, !best.isHalf else { return nil }
    return best
  }
}
