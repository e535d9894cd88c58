import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A question whose time is taken back in the same breath: “what's due tomorrow, no, next week”.
extension AssistantSession {
  /// The most words of a time that another takes the place of.
  private static var longestTime: Int { 5 }

  /// The question with other words in the place of its time; `nil` where these make no such question, or where something would be changed,
  /// which is done at one moment and not within a stretch of time.
  func askedAnew(
    _ best: Match, before start: Int, of tokens: [Token], _ readings: [RepairWords], _ utterance: String,
    in situation: Situation
  ) -> Command? {
    guard let intent = assistant.intent(named: best.intent), !intent.isUndoable,
      let old = time(of: best, before: start, of: tokens, situation)
    else { return nil }
    let said = UtteranceText(utterance)
    for reading in readings.sorted(by: { $0.new.count < $1.new.count }) {
      let new = reading.new.lowerBound + start..<reading.new.upperBound + start
      // A sentence of its own: words in another order than they were said in have no places in what was said.
      let text = [0..<old.lowerBound, new, old.upperBound..<start].map { said.words(tokens[$0]) }
        .filter { !$0.isEmpty }.joined(separator: " ")
      let result = spoken.matcher.match(spoken.language.tokens(text), of: text, in: situation.exactly)
      guard CommandSplitter.isKnown(result), let asked = result.matches.first, asked.how == .exact,
        asked.intent == best.intent
      else { continue }
      return binder.command(asked)
    }
    return nil
  }

  /// The words of a question that say when: a slot of it, or what ends before a place.
  private func time(of best: Match, before start: Int, of tokens: [Token], _ situation: Situation) -> Range<Int>? {
    if let said = best.slots.first(where: \.value.isMoment)?.range {
      let words = tokens[..<start].indices.filter { said.overlaps(tokens[$0].range) }
      return words.first.map { $0..<$0 + words.count }
    }
    let dates = spoken.language.dates(now: situation.now, calendar: calendar)
    return (max(0, start - Self.longestTime)..<start).first { place in
      dates.spans(in: tokens, at: place).contains { $0.end == start }
    }.map { $0..<start }
  }
}
