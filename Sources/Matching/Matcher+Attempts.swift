import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

extension Matcher {
  /// One way of looking at the utterance, and what became of it.
  struct Attempt {
    /// The tokens: all of them, or those that are no skip words.
    var tokens: [Token]
    /// Whether words were cut where a slot can stand against them.
    var isCutting: Bool
    /// Whether words were taken for others that differ by a mark.
    var isRespelled = false
    /// Whether it was given up since it took more steps than it may; then there are no candidates.
    var isOverBudget: Bool
    /// The derivations that the context allows, in no order.
    var candidates: [Candidate]

    /// Whether nothing is taken for free text or for a name that nobody knows.
    var isPlain: Bool {
      // By place: to hand on a candidate counts all that it holds.
      candidates.indices.allSatisfy { candidates[$0].isPlain }
    }
  }

  /// A derivation with the context in which it stands.
  struct Candidate {
    /// The reading; its ranges count the attempt's tokens, to which what was mended or had gaps is reckoned back.
    var derivation: Derivation
    /// The context in which it stands, if its block asks for it.
    var context: MatchContext?
    /// Whether words were taken for others that differ by a mark.
    var isRespelled = false
    /// Whether words were taken for others that sound alike.
    var isHeard = false
    /// Whether it has to be asked about, since words are too little like those of the phrase, or one is missing behind free text.
    var isUnsure = false
    /// Whether another reading takes some of its words otherwise, and nobody can tell which of them was meant.
    var isDoubted = false
    /// What belongs where words lead to a value that was not said.
    var awaited: SlotType?
    /// The word that was passed over though it turns what is said into its contrary.
    var negation: String?

    /// Whether nothing is taken for free text or for a name that nobody knows.
    var isPlain: Bool { derivation.cost.wildcards == 0 && derivation.cost.unknown == 0 }
  }

  /// The attempts, from the plainest on, until one reads the utterance without a wildcard.
  ///
  /// The words as they are; without skip words; with words cut; with marks that people leave out; with what is forgiven, sounds last;
  /// without negations, for phrases that allow it; with names that nobody knows.
  ///
  /// `known` are the recognizers of the situation.
  func attempts(_ tokens: [Token], _ known: [any SpanRecognizer], in situation: Situation) -> [Attempt] {
    let context = MatchContext(situation.context, keys)
    var attempts = [attempt(tokens, known, in: context)]
    // What is beyond the budget as it stands is farther beyond it with more that is tried.
    guard !isRead(attempts), !attempts[0].isOverBudget else { return attempts }
    if let duties = dutyAttempts(attempts, tokens, known, in: context) { return duties }
    let stripped = withoutSkipWords(tokens)
    let isStripped = stripped.count < tokens.count && !stripped.isEmpty
    if isStripped {
      attempts.append(attempt(stripped, of: tokens, known, in: context))
      if let duties = dutyAttempts(attempts, stripped, known, in: context) { return duties }
      guard !isRead(attempts) else { return attempts }
    }
    if automaton.hasSeams {
      attempts += cuttingAttempts(isStripped ? [tokens, stripped] : [tokens], known, in: context, after: attempts)
      guard !isRead(attempts) else { return attempts }
    }
    let respelled = respelled(stripped.isEmpty ? tokens : stripped, in: situation)
    if let respelled {
      attempts.append(attempt(respelled, of: tokens, known, in: context))
      attempts[attempts.count - 1].isRespelled = true
      attempts[attempts.count - 1].candidates.removeAll { facts[$0.derivation.payload].isExact }
      for place in attempts[attempts.count - 1].candidates.indices {
        attempts[attempts.count - 1].candidates[place].isRespelled = true
      }
      guard !isRead(attempts) else { return attempts }
    }
    let forgiving = forgivingAttempts(tokens, in: context, situation, after: attempts)
    if situation.takesUnknownNames, !forgiving.isEmpty, forgiving.allSatisfy({ $0.candidates.allSatisfy(\.isHeard) }) {
      let unknown = attempt(tokens, recognizers(in: situation, takingUnknown: true), in: context)
      if guessesWord(ranked(forgiving).first, instead: unknown) { return attempts + [unknown] }
    }
    guard forgiving.isEmpty else { return forgiving }
    if !hasCandidates(attempts), let positive = positiveAttempt(tokens, known, in: context) {
      return [positive]
    }
    guard situation.takesUnknownNames, compiled.slots.indices.contains(where: isNamed) else { return attempts }
    let unknown = recognizers(in: situation, takingUnknown: true)
    attempts.append(attempt(tokens, unknown, in: context))
    if isStripped { attempts.append(attempt(stripped, of: tokens, unknown, in: context)) }
    return attempts
  }

  /// Whether a guess takes for a word of a phrase what a reading of the same intent takes for a name that nobody knows: of such a name
  /// more is known, since all words around it are as they should be.
  private func guessesWord(_ guess: Candidate?, instead unknown: Attempt) -> Bool {
    guard let guess, guess.isUnsure, guess.derivation.captures.allSatisfy({ $0.cost.edits == 0 }) else { return false }
    let intent = facts[guess.derivation.payload].intent
    return unknown.candidates.contains { candidate in
      let names = candidate.derivation.captures.filter { $0.cost.unknown > 0 }.map(\.scalars)
      return facts[candidate.derivation.payload].intent == intent && candidate.derivation.cost.edits == 0
        && !names.isEmpty
        && guess.derivation.deviations.allSatisfy { deviation in names.contains { $0.overlaps(deviation.scalars) } }
    }
  }

  /// Reads the words with some of them cut. Where free text reads them whole already it leaves no end of a word to others: “add call Jason
  /// friday” is no call of a Jas on Friday.
  private func cuttingAttempts(
    _ ways: [[Token]], _ recognizers: [any SpanRecognizer], in context: MatchContext, after attempts: [Attempt]
  ) -> [Attempt] {
    let takesText = !hasCandidates(attempts)
    return ways.map { tokens in
      let whole = tokens.count < ways[0].count ? ways[0] : nil
      var attempt = attempt(tokens, of: whole, recognizers, in: context, cutting: true, takingText: takesText)
      if !takesText { attempt.candidates.removeAll { takesPartOfWord($0.derivation, tokens) } }
      return attempt
    }
  }

  /// What is forgiven: words that are not quite those of a phrase, and if that reads nothing words that only sound like them.
  ///
  /// Of words that a recogniser heard each may be another, so both are tried at once.
  private func forgivingAttempts(
    _ tokens: [Token], in context: MatchContext, _ situation: Situation, after attempts: [Attempt]
  ) -> [Attempt] {
    var forgiving: [Attempt] = []
    if var tolerant = tolerantAttempt(tokens, in: context, situation, after: attempts), !tolerant.candidates.isEmpty {
      // A recogniser mistypes nothing: a word of its that is nearly that of a command is another word.
      for place in tolerant.candidates.indices where situation.isHeard {
        tolerant.candidates[place].isUnsure =
          tolerant.candidates[place].isUnsure || guessesCommand(tolerant.candidates[place].derivation, tokens)
      }
      forgiving.append(tolerant)
    }
    guard forgiving.isEmpty || situation.isHeard, !hasCandidates(attempts) else { return forgiving }
    if let heard = soundAttempt(tokens, in: context, situation) { forgiving.append(heard) }
    return forgiving
  }

  /// Reads the words without those that turn them into their contrary, for the phrases that are meant all the same; `nil` if there is
  /// nothing to read.
  private func positiveAttempt(
    _ tokens: [Token], _ recognizers: [any SpanRecognizer], in context: MatchContext
  ) -> Attempt? {
    let isNegation = { [language] (token: Token) in language.negations.contains(token) }
    guard let negation = tokens.first(where: isNegation), !tokens.allSatisfy(isNegation),
      facts.contains(where: \.allowsNegation)
    else { return nil }
    var positive = attempt(tokens.filter { !isNegation($0) }, of: tokens, recognizers, in: context)
    positive.candidates.removeAll { !facts[$0.derivation.payload].allowsNegation }
    guard !positive.candidates.isEmpty else { return nil }
    let passed = tokens.filter(isNegation).map {
      Deviation(kind: .extra, scalars: $0.range, points: AllowanceFinder.Points.particle, word: nil)
    }
    for place in positive.candidates.indices {
      positive.candidates[place].negation = negation.text
      positive.candidates[place].derivation.deviations += passed
      positive.candidates[place].derivation.cost += Cost(edits: passed.reduce(0) { $0 + $1.points })
    }
    return positive
  }

  private func hasCandidates(_ attempts: [Attempt]) -> Bool { attempts.contains { !$0.candidates.isEmpty } }

  private func isRead(_ attempts: [Attempt]) -> Bool {
    guard let last = attempts.indices.last else { return false }
    return attempts[last].candidates.indices.contains { attempts[last].candidates[$0].isPlain }
  }

  /// Reads tokens once, as they are or with what `allowances` forgive, but for what context, keywords or dropped skip
  /// words rule out.
  ///
  /// `whole` are all that were said, where `tokens` are some of them. There are 32 candidates at most; 64 with
  /// allowances, and 128 within four times the steps where words are read by their sounds.
  func attempt(
    _ tokens: [Token], of whole: [Token]? = nil, _ recognizers: [any SpanRecognizer], in context: MatchContext,
    cutting: Bool = false, takingText: Bool = true, allowing allowances: Allowances? = nil,
    among templates: [Int32]? = nil
  ) -> Attempt {
    var request = Automaton.Request()
    request.templates = templates
    request.count = allowances == nil ? 32 : allowances?.hearing == nil ? 64 : 128
    if allowances?.hearing != nil { request.budget = 4 * Automaton.budget }
    request.cutting = cutting
    request.takingText = takingText
    request.allowances = allowances
    let recognition = automaton.recognize(tokens, request, recognizers: recognizers) { payload, span in
      let facts = facts[payload]
      if facts.isExact, allowances != nil { return false }
      if facts.hasKeywords, span == nil, !holdsKeyword(of: Int(facts.block), whole ?? tokens) { return false }
      guard facts.hasConditions else { return true }
      guard let span else { return conditions[Int(facts.block)].canBeFulfilled(in: context, keys) }
      return isAdmitted(span.value, of: span.recognizer, conditions[Int(facts.block)])
    }
    var candidates: [Candidate] = []
    for derivation in recognition.derivations {
      guard let derivation = callingByVerb(derivation, tokens, recognizers) else { continue }
      if let whole, lacksSkipWords(derivation, tokens, of: whole) { continue }
      if beginsWithNot(derivation, tokens) || dividesWord(derivation, tokens) { continue }
      let facts = facts[derivation.payload]
      guard facts.hasConditions else {
        candidates.append(Candidate(derivation: derivation))
        continue
      }
      let context = self.context(context, of: derivation)
      guard conditions[Int(facts.block)].areFulfilled(in: context) else { continue }
      candidates.append(Candidate(derivation: derivation, context: context))
    }
    return Attempt(
      tokens: tokens, isCutting: cutting, isOverBudget: recognition.isOverBudget,
      candidates: preferringRanges(candidates))
  }

  /// What fills the slots, by their numbers.
  func recognizers(
    in situation: Situation, takingUnknown: Bool = false, forgiving tolerance: NameTolerance = []
  ) -> [any SpanRecognizer] {
    guard !changing.isEmpty else { return recognizers }
    var recognizers = recognizers
    for slot in changing {
      switch compiled.slots[slot].type {
      case .entity(let type):
        recognizers[slot] = NameRecognizer(
          index: situation.vocabulary.index(of: type), takesUnknown: takingUnknown, tolerance: tolerance)
      case .enumeration(let type):
        recognizers[slot] = NameRecognizer(index: situation.vocabulary.index(of: type), takesUnknown: false)
      case .rangeEnd(let isEnd, let arePast):
        recognizers[slot] = language.rangeEnds(
          isEnd: isEnd, now: situation.now, calendar: situation.calendar, arePast: arePast,
          sharing: situation.dates ?? DateReadings())
      case let type:
        recognizers[slot] = language.dates(
          now: situation.now, calendar: situation.calendar, arePast: type == .pastDate, takingRanges: true,
          sharing: situation.dates ?? DateReadings())
      }
      if compiled.slots[slot].isRepeated {
        // Of “milk or bread” one is meant, and nobody can tell which; values to look for may be either.
        let separators = isNamed(slot) ? joints.value : compiled.separators
        recognizers[slot] = RepeatedRecognizer(item: recognizers[slot], separators: separators)
      }
    }
    return recognizers
  }

  /// Whether what an entry of a list says of itself contradicts nothing that the block demands.
  private func isAdmitted(_ value: SpanValue, of recognizer: Int, _ conditions: BlockConditions) -> Bool {
    guard case .index(let number) = value, entryContexts[recognizer].indices.contains(number) else { return true }
    return entryContexts[recognizer][number].isEmpty || conditions.admit(entryContexts[recognizer][number])
  }

  /// The hidden slot for the day from which something is moved.
  static var fromSlot: String { "@from" }

  /// Where words say from which day something is moved; `nil` if none do.
  func fromDay(of derivation: Derivation) -> Range<Int>? {
    derivation.captures.first { $0.slot == Self.fromSlot }?.scalars
  }

  /// Whether one of the block's keywords stands somewhere in the utterance.
  func holdsKeyword(of block: Int, _ tokens: [Token]) -> Bool {
    compiled.blocks[block].keywords.contains { words in
      tokens.indices.contains { start in
        start + words.count <= tokens.count && zip(words, tokens[start...]).allSatisfy { $0 == $1.text }
      }
    }
  }

  /// The context, with what the entries of lists say of themselves.
  func context(_ context: MatchContext, of derivation: Derivation) -> MatchContext {
    var context = context
    for capture in derivation.captures {
      guard case .index(let entry) = capture.value else { continue }
      guard entryContexts[capture.recognizer].indices.contains(entry) else { continue }
      context.set(entryContexts[capture.recognizer][entry])
    }
    return context
  }
}
