import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

extension Matcher {
  /// The most matches of one result.
  private static var mostMatches: Int { 8 }

  /// How many scalars behind a text are looked at for words that say that it has to be done.
  private static var dutyWindow: Int { 12 }

  /// Matches an utterance.
  package func match(_ utterance: String, in situation: Situation) -> MatchResult {
    match(language.tokens(utterance), of: utterance, in: situation)
  }

  /// Matches the tokens of an utterance; without those with which people only begin, unless they are part of a phrase.
  package func match(_ tokens: [Token], of utterance: String, in situation: Situation) -> MatchResult {
    let tokens = language.withoutStutter(tokens)
    let isBeginning = beginsUtterance(tokens, utterance)
    let result = readRequest(tokens, of: utterance, in: situation, isBeginning: isBeginning)
    // In place: to copy a match costs as much as some of these steps.
    if !result.matches.isEmpty, result.matches[0].unknownName == nil, result.matches[0].how == .exact,
      result.matches[0].cost.wildcards == 0 || !beginsWithText(result.matches[0], tokens)
    {
      return result
    }
    let text = UtteranceText(utterance)
    let rest = language.afterGreeting(tokens) { place in
      let gap = tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound
      return text.slice(gap).contains { !$0.isWhitespace }
    }
    guard let rest,
      case let other = readRequest(rest, of: utterance, in: situation, isBeginning: isBeginning), !other.matches.isEmpty
    else {
      return result
    }
    return other
  }

  /// Whether free text of a match takes the first of the words.
  private func beginsWithText(_ match: Match, _ tokens: [Token]) -> Bool {
    guard let first = tokens.first?.range else { return false }
    return match.slots.contains { slot in slot.cost.wildcards > 0 && slot.range?.overlaps(first) == true }
  }

  /// Reads the words as they are.
  func read(_ tokens: [Token], of utterance: String, in situation: Situation) -> MatchResult {
    if let negative = compiled.negative, !negative.set.matches(tokens).isEmpty {
      return MatchResult(decision: .none, matches: [], why: .negative)
    }
    let text = UtteranceText(utterance)
    var situation = heedingMark(of: text, tokens, in: situation)
    situation.utterance = utterance
    situation.dates = changing.contains { takesDate[$0] } ? situation.dates ?? DateReadings() : nil
    let known = recognizers(in: situation)
    let read = attempts(tokens, known, in: situation)
    let said =
      read.allSatisfy(\.isPlain)
      ? read
      : heedingGaps(
        sparingQuotations(read, tokens, of: utterance), tokens, known, of: utterance, in: situation)
    let attempts = heedingVerbs(sparingDates(said, tokens, in: situation), in: situation)
    var matches: [Match] = []
    for candidate in ranked(attempts) {
      guard matches.count < Self.mostMatches else { break }
      var match = self.match(candidate, text, in: situation)
      if match.cost.wildcards > 0 {
        match = withPlainVerbs(joiningDates(of: match, tokens, text, in: situation), text)
      }
      if !matches.contains(where: { $0.meansTheSame(as: match) }) { matches.append(match) }
    }
    let told = withoutTalk(preferringExplained(matches, tokens), tokens)
    var result = result(told, attempts, tokens, text, in: situation)
    heedTalk(tokens, in: &result)
    heedSentence(tokens, in: &result)
    heedNearly(tokens, in: &result)
    if !situation.ignoresMark { heedQuestion(tokens, of: text, in: &result) }
    return result
  }

  /// Puts a reading with an unknown name first where it explains a word that the best reading only swallows with a wildcard.
  ///
  /// In “create event tea in the category drinks” the word “category” says that “drinks” is meant to be one, known or not.
  private func preferringExplained(_ matches: [Match], _ tokens: [Token]) -> [Match] {
    guard !matches.isEmpty, matches[0].cost.unknown == 0, matches[0].cost.wildcards > 0 else { return matches }
    let best = matches[0]
    let leaving = matches.indices.dropFirst().filter { index in
      let match = matches[index]
      return match.intent == best.intent && match.cost.unknown == 1 && match.cost.characters < best.cost.characters
    }
    guard !leaving.isEmpty else { return matches }
    let explained = contentWords(of: best, tokens)
    let better = leaving.filter { contentWords(of: matches[$0], tokens) > explained }
    let fewest = better.min { matches[$0].cost.characters < matches[$1].cost.characters }
    guard let first = fewest else { return matches }
    var ordered = matches
    ordered.insert(ordered.remove(at: first), at: 0)
    return ordered
  }

  /// How many words of the utterance a match explains by literal words of its phrase, articles and the like left out.
  private func contentWords(of match: Match, _ tokens: [Token]) -> Int {
    tokens.count { token in
      !language.stopWords.contains(token)
        && !match.slots.contains { $0.range?.overlaps(token.range) == true }
    }
  }

  private func match(_ candidate: Candidate, _ text: UtteranceText, in situation: Situation) -> Match {
    let payload = candidate.derivation.payload
    let (intent, block) = (Int(compiled.accepted[payload].intent), Int(compiled.accepted[payload].block))
    let signature = signatures[intent]
    var slots: [Match.Slot] = []
    slots.reserveCapacity(candidate.derivation.captures.count + compiled.blocks[block].slots.count)
    for capture in candidate.derivation.captures { add(capture, of: signature, text, in: situation, to: &slots) }
    if !compiled.blocks[block].slots.isEmpty || facts[payload].hasConditions {
      let copied = candidate.context.map { conditions[block].copiedSlots(from: $0) } ?? [:]
      let fixed = compiled.blocks[block].slots
      add(copied.isEmpty ? fixed : fixed.merging(copied) { fixed, _ in fixed }, of: signature, to: &slots)
    }
    let cost = candidate.derivation.cost
    if cost.unknown > 0 { countUnknown(&slots, text) }
    let unknown = cost.unknown > 0 ? slots.first { $0.cost.unknown > 0 } : nil
    let missing = (signature?.slots ?? []).filter { slot in
      slot.isRequired && !slots.contains { $0.name == slot.name }
    }
    var match = Match(
      intent: compiled.intents[intent],
      score: unknown != nil ? 0 : score(candidate), cost: cost,
      weight: facts[payload].weight, how: candidate.isRespelled || cost.edits > 0 ? .tolerant : .exact,
      phrase: compiled.accepted[payload].text, source: compiled.accepted[payload].position, slots: slots,
      missing: missing.map(\.name), deviations: deviations(candidate, slots), isUnsure: candidate.isUnsure,
      isDoubted: candidate.isDoubted, awaited: candidate.awaited,
      response: compiled.blocks[block].response, fromDay: fromDay(of: candidate.derivation),
      unknownName: unknown.map { $0.text ?? "" })
    match.tellsDeed = readsVerbs && tellsVerb(candidate)
    match.untaken = candidate.derivation.captures.compactMap { capture in
      guard capture.isHidden, case .duration = capture.value else { return nil }
      return text.part(capture.scalars)
    }
    return match
  }

  /// 1 for what is said as it is written, less for parts of names and for what was forgiven.
  private func score(_ candidate: Candidate) -> Double {
    let cost = candidate.derivation.cost
    return max(
      0.5, (candidate.isRespelled ? 0.98 : 1) - Double(cost.partial) / 400 - Double(cost.edits) / 100)
  }

  /// What differs from the phrase, within slots too.
  private func deviations(_ candidate: Candidate, _ slots: [Match.Slot]) -> [Deviation] {
    guard candidate.derivation.cost.edits > 0 else { return [] }
    let inSlots = slots.filter { $0.cost.edits > 0 }.map {
      Deviation(kind: candidate.isHeard ? .sound : .typo, scalars: $0.range ?? 0..<0, points: $0.cost.edits, word: nil)
    }
    return (candidate.derivation.deviations + inSlots).sorted { $0.scalars.lowerBound < $1.scalars.lowerBound }
  }

  /// Adds the slots that no words fill, by name; what the words say goes before.
  private func add(_ fixed: [String: ScalarValue], of signature: IntentSignature?, to slots: inout [Match.Slot]) {
    guard !fixed.isEmpty else { return }
    for (name, value) in fixed.sorted(by: { $0.key < $1.key }) {
      let declared = signature?.slot(written: name)
      guard !slots.contains(where: { $0.name == declared?.name ?? name }) else { continue }
      slots.append(
        Match.Slot(
          name: declared?.name ?? name, type: declared?.type, text: nil, range: nil, value: .scalar(value), cost: .zero)
      )
    }
  }

  /// Adds the slot that a capture fills; where it takes several values, one for each of them.
  private func add(
    _ capture: Capture, of signature: IntentSignature?, _ text: UtteranceText, in situation: Situation,
    to slots: inout [Match.Slot]
  ) {
    guard !capture.isHidden else { return }
    let name = signature?.slot(written: capture.slot)?.name ?? capture.slot
    guard case .items(let items) = capture.value else {
      return slots.append(
        slot(name, capture.scalars, capture.value, capture.cost, of: capture.recognizer, text, in: situation))
    }
    for (number, item) in items.enumerated() {
      slots.append(
        slot(
          name, item.scalars, item.value, number == 0 ? capture.cost : .zero, of: capture.recognizer, text,
          in: situation))
    }
  }

  private func slot(
    _ name: String, _ scalars: Range<Int>, _ value: SpanValue, _ cost: Cost, of recognizer: Int, _ text: UtteranceText,
    in situation: Situation
  ) -> Match.Slot {
    let said = text.part(scalars)
    let part =
      cost.wildcards > 0
      ? language.duty(
        text.hasWords(behind: scalars.upperBound)
          ? language.withoutDateName(language.withoutNoise(said)) : language.withoutNoise(said),
        before: text.slice(scalars.upperBound..<scalars.upperBound + Self.dutyWindow))
      : said
    return Match.Slot(
      name: name, type: compiled.slots[recognizer].type, text: part, range: scalars,
      value: self.value(value, part, of: recognizer, in: situation), cost: cost)
  }

  private func value(
    _ value: SpanValue, _ text: String, of recognizer: Int, in situation: Situation
  ) -> SlotValue {
    switch value {
    case .items: return .text(text)
    case .text: return .text(text)
    case .index(let entry):
      guard compiled.slots[recognizer].entries.indices.contains(entry),
        compiled.slots[recognizer].entries[entry].isOutWritten
      else { return .text(text) }
      return .scalar(compiled.slots[recognizer].entries[entry].out)
    case .integer(let integer):
      return compiled.slots[recognizer].type == .boolean ? .boolean(integer != 0) : .integer(integer)
    case .number(let number): return .number(number)
    case .instant(let seconds, let precision): return .instant(seconds: seconds, precision: precision)
    case .noSuchDay: return .noSuchDay
    case .duration(let seconds): return .duration(seconds: seconds)
    case .measured(let number, let unit): return .measured(number, unit: MeasureUnits.symbol(unit, writtenIn: text))
    case .candidates(let numbers):
      switch compiled.slots[recognizer].type {
      case .entity(let type), .enumeration(let type):
        return .names(situation.vocabulary.entries(numbers, of: type))
      default: return .text(text)
      }
    }
  }

  private func result(
    _ matches: [Match], _ attempts: [Attempt], _ tokens: [Token], _ text: UtteranceText, in situation: Situation
  ) -> MatchResult {
    guard !matches.isEmpty else {
      return MatchResult(
        decision: .none, matches: [], nearest: situation.wantsNearest ? nearest(attempts, text, in: situation) : nil,
        why: attempts.contains(where: \.isOverBudget) ? .overBudget : nil)
    }
    if let name = matches[0].unknownName {
      return MatchResult(decision: .none, matches: matches, why: .unknownName(name))
    }
    let isDoubtful =
      matches[0].isUnsure || matches[0].deviations.contains { $0.kind == .contrary }
      || negatesText(matches[0], tokens, of: text)
    guard matches.count > 1 else {
      return MatchResult(decision: isDoubtful ? .ambiguous : .match, isGuess: isDoubtful, matches: matches)
    }
    let best = matches[0]
    let rivals = matches.dropFirst().filter { best.isRivalled(by: $0, margin: AllowanceFinder.Points.margin) }
    if situation.heedsFileOrder, !isDoubtful, let first = Match.first(ofEqual: rivals, to: best) {
      return MatchResult(decision: .match, matches: [first] + matches.filter { $0 != first })
    }
    var result = MatchResult(decision: isDoubtful || !rivals.isEmpty ? .ambiguous : .match, matches: matches)
    result.isGuess = isDoubtful || rivals.contains { $0.intent == best.intent }
    return result
  }
}
