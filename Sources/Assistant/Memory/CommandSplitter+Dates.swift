import ParlanceMatching
import ParlanceTemplates

// Several things with a date each: “add milk today and eggs tomorrow”.
extension CommandSplitter {
  /// The same command for each of several texts that have a date of their own, where free text would take up all dates but the last.
  func datedParts(_ boundaries: [Boundary]) -> (parts: [CommandPart], first: [Token])? {
    guard Self.isKnown(whole), let best = whole.matches.first, best.cost.wildcards > 0, isDated(best) else {
      return nil
    }
    let slots = best.slots.compactMap(\.range)
    guard let start = slots.map(\.lowerBound).min(), let end = slots.map(\.upperBound).max() else { return nil }
    let opening = tokens.prefix { $0.range.upperBound <= start }.count
    let closing = tokens.reversed().prefix { $0.range.lowerBound >= end }.count
    let inner = boundaries.filter { boundary in
      boundary.left > opening && boundary.right < tokens.count - closing && !isWithinDate(boundary, of: best)
    }
    guard opening > 0 || closing > 0, !inner.isEmpty else { return nil }
    let starts = [opening] + inner.map(\.right)
    let ends = inner.map(\.left) + [tokens.count - closing]
    let words = zip(starts, ends).map { start, end in
      Array(tokens[..<opening] + tokens[start..<end] + tokens[(tokens.count - closing)...])
    }
    let isEach = words.allSatisfy { words in
      let result = match(words, true)
      guard Self.isKnown(result), let command = result.matches.first else { return false }
      return command.how == .exact && command.intent == best.intent && isDated(command)
    }
    guard isEach else { return nil }
    let around = [text(0..<opening), text(tokens.count - closing..<tokens.count)]
    let parts = zip(starts, ends).map { start, end in
      let said = [around[0], text(start..<end), around[1]].filter { !$0.isEmpty }
      return CommandPart(text: said.joined(separator: " "), isDifference: false)
    }
    return (parts, words[0])
  }

  /// Whether a boundary lies within one date, as in „24. Dezember“ and «las cinco y media».
  private func isWithinDate(_ boundary: Boundary, of command: Match) -> Bool {
    let (left, right) = (tokens[boundary.left - 1].range.lowerBound, tokens[boundary.right].range.lowerBound)
    return command.slots.contains { slot in
      guard case .instant = slot.value, let range = slot.range else { return false }
      return range.contains(left) && range.contains(right)
    }
  }

  /// Whether free text and a date fill the slots of a command.
  private func isDated(_ command: Match) -> Bool {
    command.slots.contains { $0.cost.wildcards > 0 }
      && command.slots.contains { if case .instant = $0.value { true } else { false } }
  }
}
