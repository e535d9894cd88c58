import ParlanceLanguage
import ParlanceTemplates

// Free text takes any words, those too that only lead to it: “create a category called”, “add for tomorrow”. Where a phrase has all that
// was said as words of its own, or as values of other slots, and nothing for the text, the text was not said.
extension Matcher {
  /// The most words that lead to a value that was not said; each place between them is read once or twice. Longer texts are meant.
  private static let mostLeadingWords = 8

  /// The attempts; in place of readings whose free text is no more than words of phrases, those with nothing in its place. What is quoted
  /// is meant as it stands.
  func heedingGaps(
    _ attempts: [Attempt], _ tokens: [Token], _ known: [any SpanRecognizer], of utterance: String,
    in situation: Situation
  ) -> [Attempt] {
    let isOpen = { (capture: Capture) in capture.cost.wildcards > 0 || capture.cost.unknown > 0 }
    // Ranking costs more than asking whether anything is open at all.
    guard attempts.contains(where: { $0.candidates.contains { $0.derivation.captures.contains(where: isOpen) } }),
      let said = ranked(attempts).first?.derivation.captures.first(where: isOpen)
    else { return attempts }
    let quotations = QuotedText.quotations(in: utterance)
    let isQuoted = { (said: Capture) in quotations.contains { $0.overlaps(said.scalars) } }
    guard !isQuoted(said) else { return attempts }
    if let gap = gapAttempt(for: said, tokens, known, in: situation) { return [gap] }
    return attempts.map { attempt in
      var attempt = attempt
      attempt.candidates.removeAll { candidate in
        candidate.derivation.captures.contains { isBrokenOff($0, attempt.tokens) && !isQuoted($0) }
      }
      return attempt
    }
  }

  /// Whether a free text is nothing but a word behind which something was to follow: “remove for from the list”.
  private func isBrokenOff(_ text: Capture, _ tokens: [Token]) -> Bool {
    guard text.cost.wildcards > 0, text.range.count == 1, tokens.indices.contains(text.range.lowerBound) else {
      return false
    }
    let word = tokens[text.range.lowerBound]
    return language.openDate(word) || language.followDate(word)
  }

  /// The readings with nothing in the place of what was captured, or there and at the end; `nil` if there are none.
  private func gapAttempt(
    for said: Capture, _ tokens: [Token], _ known: [any SpanRecognizer], in situation: Situation
  ) -> Attempt? {
    let words = tokens.indices.filter { said.scalars.overlaps(tokens[$0].range) }
    guard words.count <= Self.mostLeadingWords else { return nil }
    guard let first = words.first, let last = words.last, lead(first...last, tokens, known) else { return nil }
    // Each place is read by itself: most texts whose words phrases have are in no one phrase.
    let recognizers = gapRecognizers(known)
    let gapped = tokens.gapped(at: [first])
    let templates =
      takesFewWords
      ? automaton.templates(for: gapped, recognizers: recognizers)
      : automaton.templates(
        holding: gapped, textAt: first, asking: first + 1..<last + 2, recognizers: recognizers
      ) { word in
        unasked.contains { known[$0].canTake(word) }
      }
    guard !templates.isEmpty else { return nil }
    let context = MatchContext(situation.context, keys)
    for end in [nil, tokens.count] {
      for place in first...last + 1 where place != end {
        let broken = tokens.gapped(at: [place] + (end.map { [$0] } ?? []))
        var attempt = attempt(broken, recognizers, in: context, among: templates)
        attempt.tokens = tokens
        // „Die von Freitag“ are called by their day, and no name is missing.
        attempt.candidates.removeAll { fromDay(of: $0.derivation) != nil }
        attempt.candidates = attempt.candidates.compactMap { closingGaps(of: $0, broken) }
        if !attempt.candidates.isEmpty { return attempt }
      }
    }
    return nil
  }

  /// What fills the slots where some lack their words: a gap, or what is no free text and no name that nobody knows.
  private func gapRecognizers(_ known: [any SpanRecognizer]) -> [any SpanRecognizer] {
    compiled.slots.indices.map { slot in
      let isText = compiled.slots[slot].type == .text || compiled.slots[slot].isWildcard
      return GapRecognizer(words: isText ? nil : known[slot])
    }
  }

  /// Whether words are those of phrases, or values that are neither text nor names, and nothing else: most texts begin with another.
  private func lead(_ words: ClosedRange<Int>, _ tokens: [Token], _ known: [any SpanRecognizer]) -> Bool {
    var place = words.lowerBound
    while place <= words.upperBound {
      if automaton.knows(tokens[place].text) {
        place += 1
        continue
      }
      let ends = bounded.lazy.filter { known[$0].canBegin(with: tokens[place]) }
        .flatMap { known[$0].spans(in: tokens, at: place) }.map(\.end)
      guard let end = ends.max(), end > place else { return false }
      place = end
    }
    return true
  }

  /// The reading without its gaps; `nil` if what is missing there is nothing that the intent asks for.
  private func closingGaps(of candidate: Candidate, _ tokens: [Token]) -> Candidate? {
    let isGap = { (capture: Capture) in GapRecognizer.isGap(tokens[capture.range.lowerBound]) }
    let gaps = candidate.derivation.captures.filter(isGap)
    let signature = signatures[Int(compiled.accepted[candidate.derivation.payload].intent)]
    guard let missing = gaps.first(where: { signature?.slot(written: $0.slot)?.isRequired == true }) else { return nil }
    var candidate = candidate
    candidate.derivation.captures = candidate.derivation.captures.filter { !isGap($0) }.map { capture in
      var capture = capture
      let before = gaps.count { $0.range.lowerBound < capture.range.lowerBound }
      capture.range = capture.range.lowerBound - before..<capture.range.upperBound - before
      return capture
    }
    candidate.derivation.end -= gaps.count
    candidate.awaited = compiled.slots[missing.recognizer].type
    return candidate
  }
}

extension [Token] {
  /// The tokens with gaps before those at some places, in order.
  fileprivate func gapped(at places: [Int]) -> [Token] {
    var tokens = self
    for place in places.reversed() {
      let scalar = place < count ? self[place].range.lowerBound : last?.range.upperBound ?? 0
      tokens.insert(GapRecognizer.gap(at: scalar), at: place)
    }
    return tokens
  }
}

extension SlotType {
  /// Whether it takes moments, lengths of time, numbers or one of a few cases.
  var isBounded: Bool {
    switch self {
    case .date, .pastDate, .rangeEnd, .duration, .integer, .number, .range, .enumeration: true
    case .entity, .measurement, .boolean, .text, .list: false
    }
  }
}
