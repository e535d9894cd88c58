import ParlanceTemplates
import Synchronization

/// What some tokens say of dates, kept while they are read again and again: exactly, with words cut, with what is forgiven.
///
/// For one language at a time.
package final class DateReadings: Sendable {
  /// What the tokens say from one place on, each with where it ends.
  typealias Reading = [(end: Int, meaning: DateMeaning)]

  /// The most sequences of tokens that are kept; of one utterance few are looked at in turn.
  private static let most = 8

  private let kept = Mutex<[(tokens: [Token], readings: [Int: Reading])]>([])

  /// Makes one that keeps nothing yet.
  package init() {}

  /// What tokens say from `start` on; read once.
  func readings(in tokens: [Token], at start: Int, by words: DateWords) -> Reading {
    let known = kept.withLock { kept in kept.first { $0.tokens == tokens }?.readings[start] }
    if let known { return known }
    let reading = words.readings(in: tokens, at: start)
    kept.withLock { kept in
      if let place = kept.firstIndex(where: { $0.tokens == tokens }) {
        kept[place].readings[start] = reading
      } else {
        if kept.count == Self.most { kept.removeFirst() }
        kept.append((tokens, [start: reading]))
      }
    }
    return reading
  }
}
