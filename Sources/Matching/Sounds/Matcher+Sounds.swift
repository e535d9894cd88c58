import ParlanceLanguage
import ParlanceTemplates

extension Matcher {
  /// The fewest sounds of other words where free text takes some, and of words that sound the very same.
  private static var fewestBesideText: Int { 3 }
  private static var fewestOfSame: Int { 2 }

  /// The most sounds of what fills a slot that something sounds like in any case.
  private static var mostOfShort: Int { 6 }
  /// The fewest sounds of a part of a name that was only heard to be acted on, how alike they must be, and the words of the command.
  private static var fewestOfPart: Int { 5 }
  private static var partLikeness: Double { 0.75 }
  private static var ownBesidePart: Double { 0.8 }

  /// Reads the words as others that sound alike; `nil` if nothing is near enough, or if nobody knows how the language sounds.
  ///
  /// Free text is kept as it was said. What people say to each other sounds like nothing: “would you like some tea” is no “log some tea”.
  func soundAttempt(_ tokens: [Token], in context: MatchContext, _ situation: Situation) -> Attempt? {
    guard situation.isTolerant, let tables = sounds.value, !language.isTalk(tokens) else { return nil }
    let limits = situation.isHeard ? SoundLimits.heard : .typed
    let finder = SoundFinder(
      tables: tables, automaton: automaton, language: language, vocabulary: situation.vocabulary)
    guard var hearing = finder.hearing(tokens, limits) else { return nil }
    let weaves = situation.isHeard && !situation.otherHearings.isEmpty
    if weaves {
      finder.weave(situation.otherHearings.map { language.tokens($0) }, into: &hearing, tokens, limits)
    }
    guard let allowances = allowances(tokens, hearing, limits, situation) else { return nil }
    var attempt = attempt(tokens, recognizers(in: situation), in: context, allowing: allowances)
    var seen: Set<HeardMeaning> = []
    attempt.candidates = attempt.candidates.compactMap { candidate in
      // They come cheapest first; what means the same at a higher price is no better.
      guard seen.insert(HeardMeaning(candidate.derivation, facts[candidate.derivation.payload].intent)).inserted else {
        return nil
      }
      return heard(candidate, tokens, hearing, limits, weaves: weaves, in: situation)
    }
    if situation.isHeard { sparePlain(&attempt.candidates, tokens) }
    return attempt.candidates.isEmpty ? nil : attempt
  }

  /// A reading of words as others that sound alike, with whether it has to be asked about; `nil` if it is not near enough. `weaves` tells that words of
  /// other hearings are among them.
  private func heard(
    _ candidate: Candidate, _ tokens: [Token], _ hearing: Hearing, _ limits: SoundLimits, weaves: Bool,
    in situation: Situation
  ) -> Candidate? {
    var candidate = candidate
    let derivation = candidate.derivation
    guard derivation.cost.edits > 0, !negates(derivation, tokens), !isUnannounced(derivation, tokens),
      !cutsSmallWord(derivation, tokens), !leavesNumber(derivation, tokens),
      situation.isHeard || !mistakesTyped(derivation, tokens),
      !mistakesName(derivation, tokens, bySound: true, in: situation)
    else { return nil }
    let likeness = likeness(derivation, tokens, hearing)
    let hasText = derivation.cost.wildcards > 0
    let words = wordLikeness(derivation, tokens, hearing)
    guard likeness >= limits.askedLikeness, !inventsValue(derivation, tokens, hearing),
      words >= (hasText ? limits.textLikeness : limits.wordLikeness)
    else {
      return nil
    }
    let isLittleLike =
      guessesCommand(derivation, tokens)
      && (words < (hasText ? limits.openingLikeness : limits.commandLikeness)
        || ownLikeness(derivation, tokens, hearing) < limits.ownLikeness)
    // Whoever types misspells a sound and does not mishear a word: “le vin” is no “le fait”.
    guard situation.isHeard || !isLittleLike else { return nil }
    candidate.isHeard = true
    // Free text that only another hearing announces was hardly said.
    candidate.isUnsure =
      hasText && weaves || isLittleLike || likeness < limits.likeness || guessesName(derivation, tokens, hearing)
      || spellsOtherwise(derivation, tokens, in: situation)
      || hearsOpening(derivation, tokens) || swallowsSubject(derivation, tokens)
      || takesNameApart(derivation, tokens, in: situation)
      || guessesPiece(derivation, tokens, hearing, limits) || mistakesEveryday(derivation, tokens)
    return candidate
  }

  /// Whether free text is a number and nothing else, beside a word that was only heard: “at nine” says no “add nine”.
  private func leavesNumber(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    derivation.captures.contains { capture in
      guard capture.cost.wildcards > 0, case let words = tokens.within(capture.scalars) else { return false }
      return !words.isEmpty && words.allSatisfy(language.isNumberWord)
    }
  }

  /// Takes away what leaves words to free text beside a reading that explains them all, says some of the command as it is, and is not much
  /// farther from what was heard.
  private func sparePlain(_ candidates: inout [Candidate], _ tokens: [Token]) {
    let plain = candidates.filter { $0.isPlain && !$0.isUnsure && !guessesCommand($0.derivation, tokens) }
    guard let least = plain.map(\.derivation.cost.edits).min() else { return }
    candidates.removeAll {
      $0.derivation.cost.wildcards > 0
        && $0.derivation.cost.edits + AllowanceFinder.Points.mostBesideText >= least
    }
  }

  /// Whether a part of a name was only heard: what is left of the name does not speak for it, so it is asked about; not where nothing is
  /// destroyed, the command was said nearly as it is, and the part is near.
  private func guessesName(_ derivation: Derivation, _ tokens: [Token], _ hearing: Hearing) -> Bool {
    let parts = derivation.captures.filter { $0.cost.edits > 0 && $0.cost.partial > 0 }
    guard !parts.isEmpty else { return false }
    guard isHarmless(derivation), ownLikeness(derivation, tokens, hearing) >= Self.ownBesidePart else { return true }
    return parts.contains { part in
      let piece = HeardPiece(scalars: part.scalars, points: part.cost.edits, slot: part.recognizer)
      return hearing.likeness(of: [piece], tokens) < Self.partLikeness
        || hearing.sounds(within: part.scalars, of: tokens) < Self.fewestOfPart
    }
  }

  /// Whether what is meant destroys nothing.
  private func isHarmless(_ derivation: Derivation) -> Bool {
    signatures[Int(facts[derivation.payload].intent)]?.isDestructive == false
  }

  /// Whether typed words of phrases were taken for others: who types a word that there is has meant it, though it fits nothing now.
  private func mistakesTyped(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let heard =
      derivation.deviations.filter { $0.kind == .sound }.map(\.scalars)
      + derivation.captures.filter { $0.isHidden && $0.cost.edits > 0 }.map(\.scalars)
    // A value in place of several words: “it was” is no “twice”.
    let values = derivation.captures.filter { capture in
      capture.cost.edits > 0 && !isNamed(capture.recognizer)
        && tokens.count { capture.scalars.overlaps($0.range) } > 1
    }
    return (heard + values.map(\.scalars)).contains { scalars in
      tokens.filter { scalars.overlaps($0.range) }.allSatisfy { automaton.hasWhole($0.text) }
    }
  }

  /// Whether nothing but the name of a thing was said as it is, and what is to be done with it was only taken for something else: people
  /// talk of things, “I need milk”, far oftener than they say a command that sounds like that. A value that was only heard, “in the fridge”
  /// for “average”, tells no more than a word of the phrase that was.
  func guessesCommand(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let named = derivation.captures.filter { !$0.isHidden && ($0.cost.edits == 0 || isNamed($0.recognizer)) }.map(
      \.scalars)
    let taken =
      derivation.deviations.filter { $0.kind == .sound || $0.kind == .typo }.map(\.scalars)
      + derivation.captures.filter { $0.cost.edits > 0 }.map(\.scalars)
    let own = tokens.filter { token in
      !named.contains { $0.lowerBound <= token.range.lowerBound && token.range.upperBound <= $0.upperBound }
    }
    return own.contains { token in taken.contains { $0.overlaps(token.range) } }
      && !own.contains { token in saysSomething(token) && !taken.contains { $0.overlaps(token.range) } }
  }

  /// Whether a word tells one command from another: it is no article, no “I” and no “please”.
  func saysSomething(_ token: Token) -> Bool {
    !language.stopWords.contains(token) && token.text.unicodeScalars.count > 2
      && !language.fillers.contains([token.text])
  }

  /// Whether a word for somebody was only taken for something else: “he went to the gym” and “I hate coffee” are hardly what the person did.
  private func swallowsSubject(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    heardPieces(derivation).contains { piece in
      tokens.contains { token in
        guard piece.scalars.overlaps(token.range), token.range != piece.scalars, language.subjects.contains(token)
        else { return false }
        // „Er innere“ is „erinnere“ divided.
        return piece.word.map { $0 == token.text || !$0.hasPrefix(token.text) } ?? true
      }
    }
  }

  /// Whether all of a name was said, and a part of it is taken for what is to be done with it: “take out the trash” is no “tick”.
  private func takesNameApart(_ derivation: Derivation, _ tokens: [Token], in situation: Situation) -> Bool {
    derivation.captures.contains { capture in
      guard capture.cost.partial > 0, case .entity(let type) = compiled.slots[capture.recognizer].type,
        case .candidates(let numbers) = capture.value
      else { return false }
      return situation.vocabulary.entries(numbers, of: type).contains { entry in
        tokens.hold(language.tokens(entry.title).map(\.text))
      }
    }
  }

  /// Whether a slot is filled with the name of a thing.
  func isNamed(_ slot: Int) -> Bool {
    if case .entity = compiled.slots[slot].type { return true }
    return false
  }

  /// Whether all that announces a value is a word that says nothing, heard as another: “and milk” may be “add milk”, or no command, and “oh
  /// and a water” is no “undo a water”.
  private func hearsOpening(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard !derivation.captures.isEmpty else { return false }
    let slots = derivation.captures.map(\.scalars)
    let heard = derivation.deviations.filter { $0.kind == .sound }.map(\.scalars)
    let announcing = tokens.filter { token in !slots.contains { $0.overlaps(token.range) } }
    return announcing.contains { token in heard.contains { $0.overlaps(token.range) } }
      && announcing.allSatisfy { language.stopWords.contains($0) || $0.text.unicodeScalars.count < 3 }
  }

  /// What is forgiven beside sounds: words that say nothing.
  private func allowances(
    _ tokens: [Token], _ hearing: Hearing, _ limits: SoundLimits, _ situation: Situation
  ) -> Allowances? {
    let finder = AllowanceFinder(
      tables: tolerance.value, automaton: automaton, language: language, vocabulary: situation.vocabulary)
    guard var allowances = finder.allowances(for: tokens) else { return nil }
    for place in allowances.sites.indices {
      allowances.sites[place].respellings = []
      allowances.sites[place].seams = []
      allowances.sites[place].joint = nil
    }
    allowances.hearing = hearing
    let most = (1 - limits.askedLikeness) * Double(SoundCosts.whole * hearing.end)
    allowances.most = min(Int(most), Cost.mostEdits)
    return allowances
  }

  /// How alike those words of a reading are to what was said that were not said as they are, from 0 to 1.
  private func wordLikeness(_ derivation: Derivation, _ tokens: [Token], _ hearing: Hearing) -> Double {
    hearing.likeness(of: heardPieces(derivation), tokens)
  }

  /// The same of the words of the phrase alone, names and values left out.
  private func ownLikeness(_ derivation: Derivation, _ tokens: [Token], _ hearing: Hearing) -> Double {
    hearing.likeness(of: heardPieces(derivation).filter { $0.slot == nil }, tokens)
  }

  /// Whether a word or a name was taken for one that is little like it, though the whole is near enough: a word of a list, since there are
  /// few of them and something sounds like each, and a name of which nothing was said as it is, have to be nearer than others.
  private func guessesPiece(
    _ derivation: Derivation, _ tokens: [Token], _ hearing: Hearing, _ limits: SoundLimits
  ) -> Bool {
    heardPieces(derivation).contains { piece in
      if let word = piece.word, language.stopWords.contains(word) { return false }
      // Of a word of the phrase one sound may be any other.
      if piece.slot == nil, piece.points <= SoundCosts.whole { return false }
      let isShort =
        piece.slot != nil
        && (tokens.count { piece.scalars.overlaps($0.range) } == 1
          || hearing.sounds(within: piece.scalars, of: tokens) <= Self.mostOfShort)
      return hearing.likeness(of: [piece], tokens) < (isShort ? limits.valueLikeness : limits.pieceLikeness)
    }
  }

  /// What of a reading was not said as it is.
  func heardPieces(_ derivation: Derivation) -> [HeardPiece] {
    derivation.deviations.filter { $0.kind != .filler && $0.kind != .stutter }.map {
      HeardPiece(scalars: $0.scalars, points: $0.points, word: $0.word)
    }
      + derivation.captures.filter { $0.cost.edits > 0 }.map {
        HeardPiece(scalars: $0.scalars, points: $0.cost.edits, slot: $0.recognizer)
      }
  }

  /// How alike the words of a reading are to what was said, from 0 to 1, free text left out.
  private func likeness(_ derivation: Derivation, _ tokens: [Token], _ hearing: Hearing) -> Double {
    let texts = derivation.captures.filter { $0.cost.wildcards > 0 }
    let sounds = tokens.indices.reduce(0) { sum, number in
      let isText = texts.contains { $0.range.contains(number) }
      return sum + (isText ? 0 : hearing.starts[number + 1] - hearing.starts[number])
    }
    let areSame = derivation.cost.edits <= derivation.deviations.count { $0.kind == .sound }
    let fewest = texts.isEmpty ? 1 : areSame ? Self.fewestOfSame : Self.fewestBesideText
    guard sounds >= fewest else { return 0 }
    return 1 - Double(derivation.cost.edits) / Double(SoundCosts.whole * sounds)
  }
}

/// What a reading says: the intent and what fills its slots.
private struct HeardMeaning: Hashable {
  private struct Slot: Hashable {
    var name: String
    var value: SpanValue
    var text: Range<Int>?
  }

  private let intent: Int32
  private let slots: [Slot]

  init(_ derivation: Derivation, _ intent: Int32) {
    self.intent = intent
    slots = derivation.captures.map {
      Slot(name: $0.slot, value: $0.value, text: $0.value == .text ? $0.scalars : nil)
    }
  }
}
