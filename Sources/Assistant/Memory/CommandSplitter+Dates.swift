import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Several things with dates of their own: “add milk today and eggs tomorrow”.
extension CommandSplitter {
  /// The same command for each of several texts that have a date of their own, where free text would take up dates of others.
  ///
  /// A text without a date belongs to the next that has one; one behind the last date may be a thing of its own, and is asked about.
  func datedParts(_ boundaries: [Boundary]) -> (parts: [CommandPart], first: [Token])? {
    guard Self.isKnown(whole), let best = whole.matches.first, best.cost.wildcards > 0 else { return nil }
    let slots = best.slots.compactMap(\.range)
    guard let start = slots.map(\.lowerBound).min(), let end = slots.map(\.upperBound).max() else { return nil }
    let opening = tokens.prefix { $0.range.upperBound <= start }.count
    let closing = tokens.reversed().prefix { $0.range.lowerBound >= end }.count
    let inner = boundaries.filter { boundary in
      boundary.left > opening && boundary.right < tokens.count - closing && !isWithinDate(boundary, of: best)
    }
    guard opening > 0 || closing > 0, !inner.isEmpty,
      !inner.contains(where: { endsSentence($0) && isCommand(behind: $0) })
    else { return nil }
    let starts = [opening] + inner.map(\.right)
    let ends = inner.map(\.left) + [tokens.count - closing]
    let words = { (range: Range<Int>) in
      Array(tokens[..<opening] + tokens[range] + tokens[(tokens.count - closing)...])
    }
    let ranges = zip(starts, ends).map { $0..<$1 }
    guard let (dated, rest) = groups(ranges, of: best, words: words) else { return nil }
    // What can only be one command after another is no text without a date.
    guard dated.count == ranges.count || !inner.contains(where: \.isSequence) else { return nil }
    let isPart = rest.map { !isDated(best) && !areMoments($0) && command(words($0), like: best) != nil }
    guard isPart ?? (dated.count > 1) else { return nil }
    let around = [text(0..<opening), text(tokens.count - closing..<tokens.count)]
    let parts = (dated + [rest].compactMap { $0 }).map { range in
      let said = [around[0], text(range), around[1]].filter { !$0.isEmpty }
      let isApart = inner.contains { $0.right == range.lowerBound && endsSentence($0) }
      return CommandPart(
        text: said.joined(separator: " "), isDifference: false, isGuess: range == rest ? true : nil,
        isApart: isApart ? true : nil)
    }
    return (parts, words(dated[0]))
  }

  /// Whether what stands behind a boundary is a command by itself: “add milk today. Remind me at 5 to leave”.
  private func isCommand(behind boundary: Boundary) -> Bool {
    let result = match(Array(tokens[boundary.right...]), true)
    return Self.isKnown(result) && result.matches.first?.how == .exact
  }

  /// The texts that have a date, and the one behind the last of them; `nil` where one with those before it is no such command.
  private func groups(
    _ ranges: [Range<Int>], of best: Match, words: (Range<Int>) -> [Token]
  ) -> (dated: [Range<Int>], rest: Range<Int>?)? {
    var dated: [Range<Int>] = []
    var open: Int?
    for range in ranges {
      let whole = (open ?? range.lowerBound)..<range.upperBound
      guard command(words(range), like: best).map(isDated) == true else {
        open = whole.lowerBound
        continue
      }
      guard command(words(whole), like: best).map(isDated) == true else { return nil }
      dated.append(whole)
      open = nil
    }
    guard !dated.isEmpty, let last = ranges.last else { return nil }
    return (dated, open.map { $0..<last.upperBound })
  }

  /// The command that words are exactly, if it is the same as another with other values.
  private func command(_ words: [Token], like other: Match) -> Match? {
    let result = match(words, true)
    guard Self.isKnown(result), let command = result.matches.first, command.how == .exact,
      command.intent == other.intent
    else { return nil }
    return command
  }

  /// Whether a boundary lies within one date, as in „24. Dezember“ and «las cinco y media».
  private func isWithinDate(_ boundary: Boundary, of command: Match) -> Bool {
    let (left, right) = (tokens[boundary.left - 1].range.lowerBound, tokens[boundary.right].range.lowerBound)
    return command.slots.contains { slot in
      guard slot.value.isMoment, let range = slot.range else { return false }
      return range.contains(left) && range.contains(right)
    }
  }

  /// Whether free text and a date fill the slots of a command.
  private func isDated(_ command: Match) -> Bool {
    command.slots.contains { $0.cost.wildcards > 0 } && command.slots.contains(where: \.value.isMoment)
  }

  // MARK: Days of what was done

  /// The words of a day, and on which side of the words of a deed they stand.
  typealias DayWords = (words: Range<Int>, isAhead: Bool)

  /// Of each of several deeds that says no day, the day that another says of all: the first before what it is about, “yesterday I bought milk
  /// and called mom”, or the last at its end where a person stands before the first alone, “I bought milk and called mom yesterday”.
  func daysOfAll(_ pieces: [Piece]) -> [Int: DayWords] {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return [:] }
    let days = pieces.map(day)
    let isTold = language.subjects.contains(tokens[first.range.lowerBound].text)
    let day: Range<Int>
    if let ahead = days[0], ahead.isAhead {
      day = ahead.words
    } else if let end = days[pieces.count - 1], isTold, end.words.upperBound == last.range.upperBound {
      day = end.words
    } else {
      return [:]
    }
    var found: [Int: DayWords] = [:]
    for (place, piece) in pieces.enumerated() where days[place] == nil && !piece.isDifference {
      // The tokens of the first are matched in their order.
      let sides = place == 0 ? [false] : [false, true]
      found[place] = sides.map { (day, $0) }.first { isDeed(piece, on: $0) }
    }
    return found
  }

  /// The words that say when a deed was done, and whether they stand before all that it is about.
  private func day(of piece: Piece) -> DayWords? {
    guard let command = command(piece), let day = command.slots.first(where: Self.isPast)?.range else { return nil }
    let words = piece.range.filter { day.contains(tokens[$0].range.lowerBound) }
    guard let first = words.first, let last = words.last else { return nil }
    let others = command.slots.filter { !$0.value.isMoment }.compactMap(\.range?.lowerBound)
    return (first..<last + 1, others.allSatisfy { $0 > day.lowerBound })
  }

  /// Whether words are the same deed with the words of a day beside them.
  private func isDeed(_ piece: Piece, on day: DayWords) -> Bool {
    guard let plain = command(piece), plain.how == .exact, plain.cost.wildcards == 0 else { return false }
    let words = Array(tokens[piece.range])
    let day = (words: Array(tokens[day.words]), isAhead: day.isAhead)
    let opening = piece.opening.map { language.tokens($0) } ?? []
    let result = match(day.isAhead ? day.words + opening + words : opening + words + day.words, true)
    guard Self.isKnown(result), let dated = result.matches.first, dated.how == .exact else { return false }
    return dated.intent == plain.intent && dated.slots.contains(where: Self.isPast)
  }

  private func command(_ piece: Piece) -> Match? {
    guard let opening = piece.opening else { return command(piece.range) }
    let result = match(language.tokens(opening) + tokens[piece.range], true)
    return Self.isKnown(result) ? result.matches.first : nil
  }

  private static func isPast(_ slot: Match.Slot) -> Bool { slot.type == .pastDate && slot.value.isMoment }
}
