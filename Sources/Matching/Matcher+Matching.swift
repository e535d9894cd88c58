import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

extension Matcher {
  /// The most matches of one result.
  private static var mostMatches: Int { 8 }

  /// Matches an utterance.
  package func match(_ utterance: String, in situation: Situation) -> MatchResult {
    match(language.tokens(utterance), of: utterance, in: situation)
  }

  /// Matches the tokens of an utterance.
  package func match(_ tokens: [Token], of utterance: String, in situation: Situation) -> MatchResult {
    let recognizers = recognizers(in: situation)
    var readings = [Reading(tokens: tokens, recognition: recognize(tokens, recognizers))]
    let stripped = withoutSkipWords(tokens)
    if stripped.count < tokens.count, !stripped.isEmpty {
      readings.append(Reading(tokens: stripped, recognition: recognize(stripped, recognizers)))
    }
    let scalars = Array(utterance.unicodeScalars)
    var matches: [Match] = []
    for candidate in ranked(readings, in: situation) {
      guard matches.count < Self.mostMatches else { break }
      let match = self.match(candidate, scalars: scalars, in: situation)
      if !matches.contains(where: { $0.meansTheSame(as: match) }) { matches.append(match) }
    }
    return result(preferringExplained(matches, tokens), readings, scalars)
  }

  /// Puts a reading with an unknown name first where it explains a word that the best reading only swallows with a wildcard.
  ///
  /// In “create event tea in the category drinks” the word “category” says that “drinks” is meant to be one, known or not.
  private func preferringExplained(_ matches: [Match], _ tokens: [Token]) -> [Match] {
    guard let best = matches.first, best.cost.unknown == 0, best.cost.wildcards > 0 else { return matches }
    let explained = contentWords(of: best, tokens)
    let better = matches.indices.dropFirst().filter { index in
      let match = matches[index]
      return match.intent == best.intent && match.cost.unknown == 1 && match.cost.characters < best.cost.characters
        && contentWords(of: match, tokens) > explained
    }
    let fewest = better.min { matches[$0].cost.characters < matches[$1].cost.characters }
    guard let first = fewest else { return matches }
    var ordered = matches
    ordered.insert(ordered.remove(at: first), at: 0)
    return ordered
  }

  /// How many words of the utterance a match explains by literal words of its phrase, articles and the like left out.
  private func contentWords(of match: Match, _ tokens: [Token]) -> Int {
    tokens.count { token in
      !language.stopWords.contains(token.text)
        && !match.slots.contains { $0.range?.overlaps(token.range) == true }
    }
  }

  /// One way of looking at the utterance: with its skip words or without.
  private struct Reading {
    var tokens: [Token]
    var recognition: Recognition
  }

  private struct Candidate {
    var tokens: [Token]
    var derivation: Derivation
    var context: [String: ScalarValue]
  }

  private func recognize(_ tokens: [Token], _ recognizers: [any SpanRecognizer]) -> Recognition {
    automaton.recognize(tokens, recognizers: recognizers, count: 32)
  }

  private func recognizers(in situation: Situation) -> [any SpanRecognizer] {
    slotTypes.map { slot in
      switch slot.type {
      case .entity(let type):
        NameRecognizer(index: situation.vocabulary.index(of: type), takesUnknown: situation.takesUnknownNames)
      case .enumeration(let type): NameRecognizer(index: situation.vocabulary.index(of: type), takesUnknown: false)
      case .date: language.dates(now: situation.now, calendar: situation.calendar)
      default: slot.recognizer ?? NoRecognizer()
      }
    }
  }

  /// Drops the skip words wherever they stand; the longest are tried first.
  private func withoutSkipWords(_ tokens: [Token]) -> [Token] {
    guard !skipPhrases.isEmpty else { return tokens }
    var kept: [Token] = []
    var index = 0
    while index < tokens.count {
      let skipped = skipPhrases.first { phrase in
        phrase.count <= tokens.count - index && zip(phrase, tokens[index...]).allSatisfy { $0 == $1.text }
      }
      if let skipped {
        index += skipped.count
      } else {
        kept.append(tokens[index])
        index += 1
      }
    }
    return kept
  }

  /// The derivations whose blocks the context allows, best first: by cost, then weight, then name and place, never by chance.
  private func ranked(_ readings: [Reading], in situation: Situation) -> [Candidate] {
    var candidates: [Candidate] = []
    for (number, reading) in readings.enumerated() {
      // hassil leaves skip words alone where a wildcard of the table may want them.
      if number > 0, candidates.contains(where: { usesWildcardList($0.derivation) }) { break }
      for derivation in reading.recognition.derivations {
        let context = context(of: derivation, in: situation)
        guard blocks[accepted[derivation.payload].block].isAllowed(in: context) else { continue }
        candidates.append(Candidate(tokens: reading.tokens, derivation: derivation, context: context))
      }
    }
    return candidates.enumerated().sorted { left, right in
      let (first, second) = (left.element.derivation, right.element.derivation)
      if first.cost.unknown > 0, first.cost.unknown == second.cost.unknown,
        first.cost.characters != second.cost.characters
      {
        // Which name is unknown is best told by the phrase that explains the most of the other words.
        return first.cost.characters < second.cost.characters
      }
      if first.cost != second.cost { return first.cost < second.cost }
      let (one, other) = (accepted[first.payload], accepted[second.payload])
      let weights = (blocks[one.block].weight, blocks[other.block].weight)
      if weights.0 != weights.1 { return weights.0 > weights.1 }
      if one.intent != other.intent { return one.intent < other.intent }
      return (first.payload, left.offset) < (second.payload, right.offset)
    }.map(\.element)
  }

  private func usesWildcardList(_ derivation: Derivation) -> Bool {
    derivation.captures.contains { slotTypes[$0.recognizer].isWildcard }
  }

  /// What the caller says of the moment, with what the entries of lists say of themselves.
  private func context(of derivation: Derivation, in situation: Situation) -> [String: ScalarValue] {
    var context = situation.context
    for capture in derivation.captures {
      guard case .index(let entry) = capture.value else { continue }
      let entries = slotTypes[capture.recognizer].entries
      if entries.indices.contains(entry) { context.merge(entries[entry].context) { _, new in new } }
    }
    return context
  }

  private func match(_ candidate: Candidate, scalars: [Unicode.Scalar], in situation: Situation) -> Match {
    let derivation = candidate.derivation
    let accepted = accepted[derivation.payload]
    let block = blocks[accepted.block]
    var slots = derivation.captures.map { slot($0, of: accepted, candidate.tokens, scalars, in: situation) }
    let fixed = block.slots.merging(block.copiedSlots(from: candidate.context)) { fixed, _ in fixed }
    for (name, value) in fixed.sorted(by: { $0.key < $1.key }) {
      let declared = accepted.signature?.slot(written: name)
      guard !slots.contains(where: { $0.name == declared?.name ?? name }) else { continue }
      slots.append(
        Match.Slot(
          name: declared?.name ?? name, type: declared?.type, text: nil, range: nil, value: .scalar(value), cost: .zero)
      )
    }
    let unknown = slots.first { $0.cost.unknown > 0 }
    let missing = (accepted.signature?.slots ?? []).filter { slot in
      slot.isRequired && !slots.contains { $0.name == slot.name }
    }
    let cost = derivation.cost
    return Match(
      intent: accepted.intent, score: unknown != nil ? 0 : max(0.5, 1 - Double(cost.partial) / 400), cost: cost,
      weight: block.weight, how: .exact, phrase: accepted.phrase.text, source: accepted.phrase.position, slots: slots,
      missing: missing.map(\.name), why: unknown.map { "unknownName: \($0.text ?? "")" })
  }

  private func slot(
    _ capture: Capture, of accepted: Accepted, _ tokens: [Token], _ scalars: [Unicode.Scalar], in situation: Situation
  ) -> Match.Slot {
    let type = slotTypes[capture.recognizer].type
    let range =
      tokens[capture.range.lowerBound].range.lowerBound..<tokens[capture.range.upperBound - 1].range.upperBound
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[QuotedText.widened(range, in: scalars)])
    return Match.Slot(
      name: accepted.signature?.slot(written: capture.slot)?.name ?? capture.slot, type: type, text: String(text),
      range: range, value: value(capture, String(text), in: situation), cost: capture.cost)
  }

  private func value(_ capture: Capture, _ text: String, in situation: Situation) -> SlotValue {
    let slot = slotTypes[capture.recognizer]
    switch capture.value {
    case .text: return .text(text)
    case .index(let entry):
      guard slot.entries.indices.contains(entry) else { return .text(text) }
      return slot.entries[entry].isOutWritten ? .scalar(slot.entries[entry].out) : .text(text)
    case .integer(let integer): return slot.type == .boolean ? .boolean(integer != 0) : .integer(integer)
    case .number(let number): return .number(number)
    case .instant(let seconds, let hasTime): return .instant(seconds: seconds, hasTime: hasTime)
    case .duration(let seconds): return .duration(seconds: seconds)
    case .candidates(let numbers):
      switch slot.type {
      case .entity(let type), .enumeration(let type):
        let entries = situation.vocabulary.entries(of: type)
        return .names(numbers.map { entries[$0] })
      default: return .text(text)
      }
    }
  }

  private func result(_ matches: [Match], _ readings: [Reading], _ scalars: [Unicode.Scalar]) -> MatchResult {
    let isOverBudget = readings.contains { $0.recognition.isOverBudget }
    guard let best = matches.first else {
      return MatchResult(
        decision: .none, matches: [], nearest: nearest(readings, scalars), why: isOverBudget ? "budget" : nil)
    }
    guard best.why == nil else { return MatchResult(decision: .none, matches: matches, why: best.why) }
    let hasRival = matches.contains { $0.isAsGood(as: best) && $0.intent != best.intent }
    return MatchResult(decision: hasRival ? .ambiguous : .match, matches: matches)
  }

  private func nearest(_ readings: [Reading], _ scalars: [Unicode.Scalar]) -> MatchResult.Nearest? {
    guard let reading = readings.max(by: { $0.recognition.furthest < $1.recognition.furthest }),
      let payload = reading.recognition.nearest
    else { return nil }
    // A phrase that shares no more than an article with the utterance is not near.
    let shared = reading.tokens.prefix(reading.recognition.furthest)
    guard !shared.allSatisfy({ language.stopWords.contains($0.text) }) else { return nil }
    let accepted = accepted[payload]
    let token = reading.recognition.furthest < reading.tokens.count ? reading.tokens[reading.recognition.furthest] : nil
    let word = token.map { token in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[token.range.clamped(to: 0..<scalars.count)])
      return String(text)
    }
    return MatchResult.Nearest(
      phrase: accepted.phrase.text, source: accepted.phrase.position, intent: accepted.intent, word: word)
  }
}

extension PhraseBlock {
  /// Whether the context holds what the block requires and nothing that it excludes.
  func isAllowed(in context: [String: ScalarValue]) -> Bool {
    let fulfils = { (key: String, condition: ContextCondition) -> Bool in
      guard let value = context[key] else { return false }
      return condition.values.isEmpty || condition.values.contains(value)
    }
    return requiresContext.allSatisfy { fulfils($0.key, $0.value) }
      && !excludesContext.contains { fulfils($0.key, $0.value) }
  }

  /// The slots that get their value from the context.
  func copiedSlots(from context: [String: ScalarValue]) -> [String: ScalarValue] {
    var copied: [String: ScalarValue] = [:]
    for (key, condition) in requiresContext {
      if let slot = condition.slot, let value = context[key] { copied[slot] = value }
    }
    return copied
  }
}
