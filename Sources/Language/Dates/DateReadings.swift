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

  private struct Kept {
    var sequences: [(tokens: [Token], readings: [Int: Reading])] = []
    /// Words that nothing said of dates begins with, wherever they stand.
    var barren: Set<String> = []
  }

  private let kept = Mutex(Kept())

  /// Makes one that keeps nothing yet.
  package init() {}

  /// What tokens say from `start` on; read once.
  func readings(in tokens: [Token], at start: Int, by words: DateWords) -> Reading {
    let word = tokens[start].text
    let (isBarren, known) = kept.withLock { kept -> (Bool, Reading?) in
      if kept.barren.contains(word) { return (true, nil) }
      return (false, kept.sequences.first { $0.tokens == tokens }?.readings[start])
    }
    if isBarren { return [] }
    if let known { return known }
    guard words.canBegin(with: tokens[start]) else {
      kept.withLock { _ = $0.barren.insert(word) }
      return []
    }
    let reading = words.readings(in: tokens, at: start)
    kept.withLock { kept in
      if let place = kept.sequences.firstIndex(where: { $0.tokens == tokens }) {
        kept.sequences[place].readings[start] = reading
      } else {
        if kept.sequences.count == Self.most { kept.sequences.removeFirst() }
        kept.sequences.append((tokens, [start: reading]))
      }
    }
    return reading
  }
}
