import ParlanceMatching

extension MatchReport {
  /// One line for people: the intent with its slots, `offered:` with that, `ambiguous:` with all as good, or `none:` with the reason.
  package var text: String {
    switch result.decision {
    case .match: result.matches.first.map(summary) ?? "none"
    case .ambiguous: ambiguity + ": " + rivals.map(summary).joined(separator: " | ")
    case .none: "none: " + refusal
    }
  }

  /// That something is only offered, that nobody can tell what is meant, or that the one thing that it can be is no more than a guess.
  var ambiguity: String {
    if result.isOffer { return "offered" }
    return result.isGuess && rivals.count == 1 ? "ambiguous, a guess" : "ambiguous"
  }

  /// The first match and those that are as good.
  private var rivals: [Match] {
    guard let best = result.matches.first else { return [] }
    return result.matches.filter { $0.isAsGood(as: best) }
  }

  /// An intent with its slots, as a scenario writes it.
  func summary(_ match: Match) -> String {
    ([match.intent] + match.slots.map(assignment) + match.missing.map { "\($0)?" }).joined(separator: " ")
  }

  /// `name="value"`, with all names that the words can mean.
  private func assignment(_ slot: Match.Slot) -> String {
    if case .names(let entries) = slot.value, entries.count > 1 {
      return "\(slot.name)=" + entries.map { ValueText.quoted($0.title) }.joined(separator: "|")
    }
    return "\(slot.name)=" + ValueText.quoted(text(slot.value) ?? slot.text ?? "")
  }

  /// Why there is no match, in words.
  var refusal: String {
    switch result.why {
    case .negative?: return "one of the phrases that are never meant reads it"
    case .question?: return "it asks about something that no phrase answers"
    case .overBudget?: return "the utterance is too long or can be read in too many ways"
    case .talk?: return "it is told and not asked for, and only free text takes it up"
    case .nearly?: return "it tells of something that is not so yet"
    case .unknownName(let name)?:
      let intent = result.matches.first?.intent ?? ""
      return "\(intent) does not know the name “\(SafeLine.of(name))”"
    case nil: break
    }
    if let ruledOut = ruledOutSentence { return ruledOut }
    guard let nearest = result.nearest else { return "no phrase begins like that" }
    let place = "\(nearest.source.file):\(nearest.source.line)"
    // Of a catalogue the key is the intent's name.
    let intent = nearest.phrase == nearest.intent ? "" : " of \(nearest.intent)"
    let phrase = "the nearest is “\(SafeLine.of(nearest.phrase))”\(intent) (\(place))"
    guard let word = nearest.word else { return "\(phrase), which goes on after the last word" }
    return "\(phrase); “\(SafeLine.of(word))” broke it"
  }

  /// What kept a phrase from being understood that reads the utterance; `nil` if that is not known, or something was understood.
  var ruledOutSentence: String? {
    guard result.decision == .none, let phrase = ruledOut ?? details?.ruledOut.first else { return nil }
    let place = "\(phrase.source.file):\(phrase.source.line)"
    return "“\(SafeLine.of(phrase.phrase))” of \(phrase.intent) (\(place)) is \(sentence(phrase.reason))"
  }
}
