import ParlanceMatching
import ParlanceTemplates

extension MatchReport {
  /// Every candidate, best first, with what it costs and why it won or lost; for a refusal what broke it.
  ///
  /// Several lines, without a line break at the end.
  package var explanation: String {
    var blocks = ["“\(SafeLine.of(utterance))” (\(locale)): \(verdict)"]
    for (number, match) in result.matches.enumerated() { blocks.append(block(match, number: number)) }
    blocks += (details?.ruledOut ?? []).map(block)
    return blocks.joined(separator: "\n")
  }

  private var verdict: String {
    switch result.decision {
    case .match: "match"
    case .ambiguous: ambiguity
    case .none: "none: " + refusal
    }
  }

  private func block(_ match: Match, number: Int) -> String {
    var lines = ["\(number + 1). \(match.intent)  score \(score(match))  \(match.how.rawValue)"]
    lines.append(row("phrase", "\(SafeLine.of(match.phrase))  \(match.source.file):\(match.source.line)"))
    lines += treeLines(number).enumerated().map { row($0.offset == 0 ? "tree" : "", $0.element) }
    lines.append(row("cost", cost(match.cost)))
    lines += match.deviations.map { row("forgiven", content(of: $0)) }
    lines += match.slots.map { row("slot", "\($0.name) = \(content(of: $0))") }
    if !match.missing.isEmpty { lines.append(row("missing", match.missing.joined(separator: ", "))) }
    lines.append(row("why", verdict(on: match, at: number)))
    return lines.joined(separator: "\n")
  }

  /// Why the match in that place of the result won, lost or was dropped.
  func verdict(on match: Match, at place: Int) -> String { place == 0 ? reasonOfBest(match) : reason(match) }

  private func block(_ ruledOut: MatchDetails.RuledOut) -> String {
    let place = "\(ruledOut.source.file):\(ruledOut.source.line)"
    return [
      "-. \(ruledOut.intent)  ruled out", row("phrase", "\(SafeLine.of(ruledOut.phrase))  \(place)"),
      row("why", sentence(ruledOut.reason)),
    ].joined(separator: "\n")
  }

  private func row(_ label: String, _ text: String) -> String {
    "   " + label + String(repeating: " ", count: max(1, 9 - label.count)) + text
  }

  private func score(_ match: Match) -> String { ValueText.number((match.score * 1000).rounded() / 1000) }

  private func cost(_ cost: Cost) -> String {
    let parts = parts(of: cost).filter { $0.amount != 0 }.map { "\($0.name) \($0.amount)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  private func content(of slot: Match.Slot) -> String {
    let words = slot.text.map { " from “\(SafeLine.of($0))”" } ?? " (fixed)"
    let type = slot.type.map { ", \($0.name)" } ?? ""
    if case .names(let entries) = slot.value {
      guard !entries.isEmpty else { return "a name that nobody knows" + words + type }
      return entries.map { ValueText.quoted($0.title) }.joined(separator: " or ") + words + type
    }
    return ValueText.quoted(text(slot.value) ?? "") + words + type
  }

  private func content(of deviation: Deviation) -> String {
    let text = said(deviation.scalars)
    let said = deviation.scalars.isEmpty ? "" : " “\(SafeLine.of(text))”"
    let word = deviation.word.map { deviation.scalars.isEmpty ? " “\($0)”" : " for “\($0)”" } ?? ""
    return "\(deviation.kind)\(said)\(word), \(deviation.points) points"
  }

  private func reasonOfBest(_ match: Match) -> String {
    if let name = match.unknownName { return "dropped: nobody knows the name “\(SafeLine.of(name))”" }
    if match.deviations.contains(where: { $0.kind == .contrary }) {
      return "a guess: the phrases have the contrary of a misspelled word, so it is asked about"
    }
    if match.isOffered { return "an offer: nothing else was understood, so it is asked about" }
    if match.isUnsure { return "a guess: it is too little like what was said, so it is asked about" }
    if match.isDoubted {
      return "takes for free text what the next takes for words of a phrase, so both are asked about"
    }
    guard result.decision != .ambiguous else { return "as good as another that means something else" }
    guard let next = result.matches.dropFirst().first else { return "won: nothing else is meant by any phrase" }
    guard let part = difference(match.cost, next.cost) else {
      return match.weight > next.weight ? "won: more weight than the next" : "won: stands before the next"
    }
    return "won: fewer \(part.words) than the next (\(part.left) against \(part.right))"
  }

  private func reason(_ match: Match) -> String {
    guard let best = result.matches.first else { return "" }
    if let name = match.unknownName { return "lost: nobody knows the name “\(SafeLine.of(name))”" }
    if let part = difference(best.cost, match.cost) {
      return "lost: more \(part.words) than the first (\(part.right) against \(part.left))"
    }
    guard match.isAsGood(as: best) else { return "lost: costs the same, but has less weight than the first" }
    guard result.decision == .ambiguous, match.intent != best.intent else {
      return "lost: as good as the first, but stands behind it"
    }
    return "as good as the first, but means something else"
  }

  private func parts(of cost: Cost) -> [(name: String, words: String, amount: Int)] {
    [
      ("unknown", "unknown names", cost.unknown), ("points", "points for what was forgiven", cost.edits),
      ("wildcards", "wildcards", cost.wildcards),
      ("partial", "missing parts of names", cost.partial),
      ("characters", "characters in slots", cost.characters),
      ("wildcard words", "words in wildcards", cost.wildcardWords),
    ]
  }

  /// The first part, in the order in which they weigh, in which the costs differ.
  private func difference(_ left: Cost, _ right: Cost) -> (words: String, left: Int, right: Int)? {
    for (one, other) in zip(parts(of: left), parts(of: right)) where one.amount != other.amount {
      return (one.words, one.amount, other.amount)
    }
    return nil
  }
}
