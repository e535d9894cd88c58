import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Several moments of what has been: “log coffee at 8, 9 and 9:30”, and where the verb comes last.
extension CommandSplitter {
  /// Moments one after the other: the words of the first, and of those behind it.
  private struct Moments {
    var first: Range<Int>
    var others: [Range<Int>]
    /// Whether an “and” stands before the last, so that no number there counts anything else.
    var isJoined: Bool

    var end: Int { others.last?.upperBound ?? first.upperBound }
  }

  /// The command with the first of several moments that have been, and the others as what differs: each was an occurrence of its own.
  ///
  /// What is to come has one moment.
  func momentParts() -> (parts: [CommandPart], first: [Token])? {
    let dates = language.dates(now: .distantPast, calendar: Calendar(identifier: .gregorian), takingRanges: true)
    guard tokens.indices.contains(where: { joint(at: $0).map { !ends(ofMomentAt: $0.next, dates).isEmpty } ?? false })
    else { return nil }
    for moments in tokens.indices.flatMap({ moments(at: $0, dates) }) {
      guard moments.isJoined || !Self.isKnown(whole) else { continue }
      let words = Array(tokens[..<moments.first.upperBound] + tokens[moments.end...])
      let result = match(words, true)
      guard result.decision == .match, let best = result.matches.first, best.how == .exact, best.cost.wildcards == 0,
        best.why?.hasPrefix("unknownName") ?? true, takes(moments.first, in: best),
        moments.others.allSatisfy({ differs(Array(tokens[$0]), best) })
      else { continue }
      let parts = moments.others.map { CommandPart(text: text($0), isDifference: true) }
      return ([CommandPart(text: text(moments.first), isDifference: false)] + parts, words)
    }
    return nil
  }

  /// Whether words are nothing but other moments: “tuesday and friday”, and “9” behind “at 8”.
  func areMoments(_ range: Range<Int>) -> Bool {
    let dates = language.dates(now: .distantPast, calendar: Calendar(identifier: .gregorian), takingRanges: true)
    var place = range.lowerBound
    while let end = ends(ofMomentAt: place, dates).first(where: { $0 <= range.upperBound }) {
      guard end < range.upperBound else { return true }
      guard let (next, _) = joint(at: end), next < range.upperBound else { return false }
      place = next
    }
    return false
  }

  /// Whether some words are the moment that has been of a command.
  private func takes(_ words: Range<Int>, in command: Match) -> Bool {
    command.slots.contains { slot in
      slot.type == .pastDate && slot.range?.upperBound == tokens[words.upperBound - 1].range.upperBound
    }
  }

  /// The moments from a place on; of the last one, behind which a verb may look like minutes (“9 Uhr ein”), each way to end it.
  private func moments(at start: Int, _ dates: any SpanRecognizer) -> [Moments] {
    guard let first = dates.spans(in: tokens, at: start).first else { return [] }
    var moments = Moments(first: start..<first.end, others: [], isJoined: false)
    var ends: [Int] = []
    while let (next, isJoined) = joint(at: moments.end), case let found = self.ends(ofMomentAt: next, dates),
      let end = found.first
    {
      moments.others.append(next..<end)
      (moments.isJoined, ends) = (isJoined, found)
    }
    guard let last = moments.others.popLast() else { return [] }
    return ends.map { end in
      var others = moments
      others.others.append(last.lowerBound..<end)
      return others
    }
  }

  /// Where the next moment begins, and whether a word stands before it.
  private func joint(at place: Int) -> (next: Int, isJoined: Bool)? {
    guard place < tokens.count else { return nil }
    if let words = language.conjunctions.first(where: { tokens.holds($0, at: place) }) {
      return place + words.count < tokens.count ? (place + words.count, true) : nil
    }
    return RepeatedRecognizer.hasMark(before: place, in: tokens) ? (place, false) : nil
  }

  /// Where a moment can end, or the number that is an hour beside others; the longest first.
  private func ends(ofMomentAt place: Int, _ dates: any SpanRecognizer) -> [Int] {
    let dates = dates.spans(in: tokens, at: place).map(\.end)
    let hours = language.number.spans(in: tokens, at: place).filter { span in
      if case .integer(0..<24) = span.value { true } else { false }
    }
    return dates.isEmpty ? hours.map(\.end) : dates
  }
}
