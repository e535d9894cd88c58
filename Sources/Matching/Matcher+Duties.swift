import ParlanceLanguage
import ParlanceTemplates

// Whoever says what they have to do tells a thing to do, asks for a command, or only talks.
extension Matcher {
  /// A match whose free text has its verbs as they are by themselves, where what stands beside it asks to be reminded of it.
  func withPlainVerbs(_ match: Match, _ text: UtteranceText) -> Match {
    var match = match
    for place in match.slots.indices where match.slots[place].cost.wildcards > 0 {
      guard let said = match.slots[place].text, let range = match.slots[place].range else { continue }
      let plain = language.reminder(
        said, before: text.slice(0..<range.lowerBound), behind: text.slice(range.upperBound..<Int.max))
      guard plain != said else { continue }
      (match.slots[place].text, match.slots[place].value) = (plain, .text(plain))
    }
    return match
  }

  /// The attempts, if the words behind “I need to” are a command that needs no free text; else `nil`.
  ///
  /// What names a thing and says no more of it may as well be what the person does: “I need to complete the report”. Both are asked about.
  func dutyAttempts(
    _ attempts: [Attempt], _ tokens: [Token], _ recognizers: [any SpanRecognizer], in context: MatchContext
  ) -> [Attempt]? {
    guard attempts.contains(where: { !$0.candidates.isEmpty }), let ahead = language.dutyAhead(of: tokens) else {
      return nil
    }
    var plain = attempt(Array(tokens[ahead...]), recognizers, in: context)
    // “I should have bought milk” tells what was not done, and is nothing to do.
    if plain.candidates.contains(where: { tellsVerb($0) && $0.derivation.cost.unknown == 0 }) {
      return attempts.map { attempt in
        var attempt = attempt
        attempt.candidates.removeAll { $0.derivation.cost.wildcards > 0 }
        return attempt
      }
    }
    plain.candidates.removeAll { $0.derivation.cost.wildcards > 0 || $0.derivation.cost.unknown > 0 }
    guard let best = ranked([plain]).first else { return nil }
    plain.candidates = [best]
    guard namesThingAlone(best.derivation), var other = ranked(attempts).first else { return attempts + [plain] }
    plain.candidates[0].isDoubted = true
    other.isDoubted = true
    var telling = attempts[attempts.count - 1]
    telling.candidates = [other]
    return [telling, plain]
  }

  /// Whether a reading names a thing that there is, and nothing else.
  private func namesThingAlone(_ derivation: Derivation) -> Bool {
    guard derivation.captures.count == 1, case .entity = compiled.slots[derivation.captures[0].recognizer].type else {
      return false
    }
    return true
  }

  /// Readings without those that only take up as free text what is told, where one of the others tells by a phrase of its own what has been: „ich habe
  /// heute einen Apfel gegessen“.
  func withoutTalk(_ matches: [Match], _ tokens: [Token]) -> [Match] {
    guard let best = matches.first, best.cost.wildcards > 0, !hasWordsBehindText(best, tokens),
      case let telling = matches.filter({ tellsPast($0, tokens) }), !telling.isEmpty, language.isTalk(tokens)
    else { return matches }
    return telling
  }

  /// Whether a reading tells by its phrase what has been, and takes nobody who did it for part of a name.
  private func tellsPast(_ match: Match, _ tokens: [Token]) -> Bool {
    let unknown = match.slots.filter { $0.cost.unknown > 0 }.compactMap(\.range)
    return match.saysPast && hasWordsBehindText(match, tokens)
      && !tokens.contains { token in
        language.subjects.contains(token) && unknown.contains { $0.overlaps(token.range) }
      }
  }

  /// Takes away what is mere talk that free text took up: “I have to go”.
  func heedTalk(_ tokens: [Token], in result: inout MatchResult) {
    guard !result.matches.isEmpty, result.matches[0].cost.wildcards > 0, !hasWordsBehindText(result.matches[0], tokens),
      language.isTalk(tokens)
    else { return }
    result = MatchResult(decision: .none, matches: [], why: .talk)
  }

  /// Takes away what tells of something in a sentence of its own, where that would have to be the name of a thing at the very beginning: “the dog is
  /// barking again”, “here we go again” log nothing.
  func heedSentence(_ tokens: [Token], in result: inout MatchResult) {
    guard let best = result.matches.first, best.beginsWithUnknownName(tokens, language.articles),
      let name = best.slots.first(where: { $0.cost.unknown > 0 })?.range
    else { return }
    let words = tokens.filter { name.overlaps($0.range) }
    let isSentence = words.indices.contains { place in
      place > 0 && place + 1 < words.count && language.isAssertion(at: place, of: words)
        || words.count > 1 && language.subjects.contains(words[place])
    }
    if isSentence { result = MatchResult(decision: .none, matches: [], why: .talk) }
  }

  /// Whether words of the phrase itself stand before its free text and behind it, which nobody says by chance: „Ich habe … mit Loopy gemacht“.
  private func hasWordsBehindText(_ match: Match, _ tokens: [Token]) -> Bool {
    let texts = match.slots.filter { $0.cost.wildcards > 0 }.compactMap(\.range)
    // What is told of no slot stands for a name, such as that of the app.
    guard !texts.isEmpty else { return true }
    guard let end = texts.map(\.upperBound).max(), let first = tokens.first?.range,
      !texts.contains(where: { $0.overlaps(first) })
    else { return false }
    return tokens.contains { token in
      token.range.lowerBound >= end && !language.stopWords.contains(token)
        && !language.fillers.contains([token.text]) && !match.slots.contains { $0.range?.overlaps(token.range) == true }
    }
  }

  /// Takes away what a word such as “almost” says is not so, where it was passed over, or stands at the end of a name that nobody knows or before
  /// an article in one: “the report is almost done”, „ich hatte fast einen Kaffee“. A name may begin so: “Almost Famous”.
  func heedNearly(_ tokens: [Token], in result: inout MatchResult) {
    guard let best = result.matches.first, best.lacksName || !best.deviations.isEmpty,
      let place = tokens.firstIndex(where: { language.nearly.contains($0) })
    else { return }
    let word = tokens[place].range
    let isPassedOver =
      best.deviations.contains { $0.scalars.overlaps(word) }
      && !best.slots.contains { $0.range?.overlaps(word) == true }
    let isUnknown = best.slots.contains { slot in
      guard slot.cost.unknown > 0, let range = slot.range, range.overlaps(word) else { return false }
      let isLast = range.upperBound == word.upperBound && range.lowerBound < word.lowerBound
      return isLast || place + 1 < tokens.count && language.articles.contains(tokens[place + 1])
    }
    guard isPassedOver || isUnknown else { return }
    result = MatchResult(decision: .none, matches: [], why: .nearly)
  }
}
