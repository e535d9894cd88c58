import ParlanceTemplates

/// The words of an utterance as they were likely meant: without what was only stumbled over, each misspelled word as one that it may be.
struct MendedTokens {
  /// The words, with their places in the original.
  var tokens: [Token] = []
  /// Of each of them, those of the original that it stands for.
  private var origins: [Range<Int>] = []
  /// What differs, by the number of the word before which it stands or which it is.
  private(set) var changes: [(place: Int, deviation: Deviation)] = []
  private var isBehindGap: Bool?

  /// The most ways in which one utterance is mended: one with more is not told from what else it may be by mending alone.
  static let mostWays = 6

  /// A step on: what is read for some tokens.
  private struct Step {
    var tokens: [Token]
    var deviation: Deviation?
    var next: Int
    /// Whether it leaves words out between which and their neighbours nothing but spaces stands.
    var isGap = false
  }

  /// All ways in which what may be forgiven at some tokens can be mended; none where nothing is to be mended, where there are too many ways,
  /// or where one of them may be the contrary of what was said.
  static func ways(_ tokens: [Token], _ allowances: Allowances) -> [MendedTokens] {
    var open: [(mended: MendedTokens, next: Int)] = [(MendedTokens(), 0)]
    var done: [MendedTokens] = []
    while var (mended, next) = open.popLast() {
      while next < tokens.count {
        guard var steps = steps(from: next, tokens, allowances), let last = steps.popLast(),
          open.count + done.count + steps.count < mostWays
        else { return [] }
        for step in steps {
          var other = mended
          other.take(step, from: next)
          open.append((other, step.next))
        }
        mended.take(last, from: next)
        next = last.next
      }
      // What is known as it is differs in no way.
      guard !mended.changes.isEmpty, !mended.tokens.isEmpty else { return [] }
      done.append(mended)
    }
    return done
  }

  private mutating func take(_ step: Step, from place: Int) {
    if let deviation = step.deviation { changes.append((tokens.count, deviation)) }
    var words = step.tokens
    if isBehindGap == true, !words.isEmpty { words[0].isBehindLeftOut = true }
    isBehindGap = words.isEmpty ? isBehindGap != false && step.isGap : nil
    tokens += words
    origins += step.tokens.map { _ in place..<step.next }
  }

  /// The steps from a token on, at least one; `nil` where it may be the contrary of what it is like.
  private static func steps(from place: Int, _ tokens: [Token], _ allowances: Allowances) -> [Step]? {
    let (token, site) = (tokens[place], allowances.sites[place])
    if let skip = site.skips.first(where: { $0.kind != .extra }), place + skip.count <= tokens.count {
      let scalars = token.range.lowerBound..<tokens[place + skip.count - 1].range.upperBound
      let deviation = Deviation(kind: skip.kind, scalars: scalars, points: skip.points, word: nil)
      let next = place + skip.count
      let isGap = tokens.isGap(place..<next)
      return [Step(tokens: [], deviation: deviation, next: next, isGap: isGap)]
    }
    guard !site.respellings.contains(where: \.isContrary) else { return nil }
    var steps = site.respellings.map { other(token, $0, .typo, next: place + 1) }
    for seam in site.seams { steps.append(divided(token, at: seam, allowances.jointPoints, next: place + 1)) }
    if let joint = site.joint {
      let both = Token(token.text, range: token.range.lowerBound..<tokens[place + 1].range.upperBound)
      steps.append(other(both, joint, .split, next: place + 2))
    }
    return steps.isEmpty ? [Step(tokens: [token], next: place + 1)] : steps
  }

  /// Another word in place of one.
  private static func other(
    _ token: Token, _ word: Allowances.Respelling, _ kind: Deviation.Kind, next: Int
  ) -> Step {
    Step(
      tokens: [Token(word.word, range: token.range)],
      deviation: Deviation(kind: kind, scalars: token.range, points: word.points, word: word.word), next: next)
  }

  /// Two words in place of one.
  private static func divided(_ token: Token, at offset: Int, _ points: Int, next: Int) -> Step {
    let text = token.text.unicodeScalars
    let middle = text.index(text.startIndex, offsetBy: offset)
    let place = token.range.lowerBound + min(offset, token.range.count)
    let left = Token(String(text[..<middle]), range: token.range.lowerBound..<place)
    let right = Token(String(text[middle...]), range: place..<token.range.upperBound)
    return Step(
      tokens: [left, right],
      deviation: Deviation(kind: .joined, scalars: left.range, points: points, word: left.text), next: next)
  }

  /// A reading of the mended words, at least one, as one of those that were said: what differs within a slot is the slot's.
  func reading(_ derivation: Derivation) -> Derivation {
    var reading = derivation
    for (place, deviation) in changes {
      let cost = Cost(edits: deviation.points)
      reading.cost += cost
      // What is left out before the first word of a name is no part of it.
      let slot = reading.captures.firstIndex { capture in
        capture.range.contains(place) && (deviation.word != nil || place > capture.range.lowerBound)
      }
      if let slot {
        reading.captures[slot].cost += cost
      } else {
        reading.deviations.append(deviation)
      }
    }
    reading.end = origins[reading.end - 1].upperBound
    for slot in reading.captures.indices {
      let range = reading.captures[slot].range
      reading.captures[slot].range = origins[range.lowerBound].lowerBound..<origins[range.upperBound - 1].upperBound
    }
    return reading
  }
}
