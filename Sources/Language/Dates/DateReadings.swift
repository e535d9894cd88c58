import ParlanceTemplates
import Synchronization

/// What some tokens say of dates, kept while they are read again and again: exactly, with words cut, with what is forgiven, as a command and as
/// what can be offered.
///
/// For one language at a time: another one finds nothing kept, and keeps its own.
package final class DateReadings: Sendable {
  /// What the tokens say from one place on, each with where it ends.
  typealias Reading = [(end: Int, meaning: DateMeaning)]

  /// The most sequences of tokens that are kept; of one utterance few are looked at in turn.
  private static let most = 8

  private struct Kept {
    /// How the language speaks of dates; by the address of the object, which whoever reads holds.
    var words: ObjectIdentifier?
    var sequences: [(tokens: [Token], readings: [Int: Reading])] = []
    /// Whether something said of dates begins with a word, wherever it stands; by its hash.
    var begins: [UInt64: (word: String, isBeginning: Bool)] = [:]

    /// Forgets what another language said.
    mutating func turn(to other: DateWords) {
      guard words != ObjectIdentifier(other) else { return }
      self = Kept(words: ObjectIdentifier(other))
    }
  }

  private let kept = Mutex(Kept())

  /// Makes one that keeps nothing yet.
  package init() {}

  /// Whether something said of dates can begin with the token; found once for each word.
  func canBegin(with token: Token, by words: DateWords) -> Bool {
    let known = kept.withLock { kept in
      kept.turn(to: words)
      return kept.begins[token.hash]
    }
    if let known, known.word == token.text { return known.isBeginning }
    let begins = words.canBegin(with: token)
    kept.withLock { kept in
      kept.turn(to: words)
      kept.begins[token.hash] = (token.text, begins)
    }
    return begins
  }

  /// What tokens say from `start` on; read once.
  func readings(in tokens: [Token], at start: Int, by words: DateWords) -> Reading {
    guard canBegin(with: tokens[start], by: words) else { return [] }
    let known = kept.withLock { kept in kept.sequences.first { $0.tokens == tokens }?.readings[start] }
    if let known { return known }
    let reading = words.readings(in: tokens, at: start)
    kept.withLock { kept in
      kept.turn(to: words)
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
