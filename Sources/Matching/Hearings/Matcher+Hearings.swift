extension Matcher {
  /// The intents, by the names of the table, of which the app says that they destroy nothing.
  package var harmlessIntents: Set<String> {
    Set(zip(compiled.intents, signatures).filter { $1?.isDestructive == false }.map(\.0))
  }

  /// The hearing that counts of several of the same words, and what is meant by it; likeliest first come the hearings, each with what it
  /// is matched against.
  ///
  /// Where a command is meant, what the hearings mean together decides (``HearingChoice``); else the first that names what nobody knows, or
  /// the first of all.
  package func choice(of texts: [String], in situations: [Situation]) -> (place: Int, result: MatchResult)? {
    guard let text = texts.first, var situation = situations.first else { return nil }
    let first = match(text, in: situation)
    guard texts.count > 1, !first.isExact else { return (0, first) }
    let results = [first] + zip(texts, situations).dropFirst().map { match($0, in: $1) }
    guard let best = results.indices.min(by: { results[$0].doubt < results[$1].doubt }) else { return nil }
    situation.otherHearings = Array(texts.dropFirst())
    // What some hearing says word for word needs no words of others.
    let woven = results.contains(where: \.isExact) ? .nothing : match(text, in: situation)
    guard results[best].isCommand || woven.isCommand else { return (best, results[best]) }
    var hearings = zip(texts, results).map { HearingChoice.Hearing($0, $1.isCommand ? $1 : .nothing, language) }
    if woven.isCommand { hearings.append(.init(text, woven, language, isWoven: true)) }
    let choice = HearingChoice(hearings, harmless: harmlessIntents)
    let place = { (place: Int) in place < texts.count ? place : 0 }
    return switch choice.outcome {
    case .nothing: (0, first)
    case .understood(let number): (place(number), number < texts.count ? results[number] : woven)
    case .agreed(let number, let match): (place(number), MatchResult(of: match, isGuess: false))
    case .guess(let number, let match): (place(number), MatchResult(of: match, isGuess: true))
    }
  }
}

extension MatchResult {
  /// Whether it is a command that can be done, or one of several.
  fileprivate var isCommand: Bool { decision != .none && matches.first.map { $0.unknownName == nil } ?? false }

  /// Whether it can be acted on as it stands.
  package var isExact: Bool { decision == .match && isCommand && matches.first?.how == .exact }

  /// How little sense it makes: 0 is a command, 2 nothing at all.
  fileprivate var doubt: Int {
    if decision == .match, isCommand { return 0 }
    return matches.isEmpty ? 2 : 1
  }
}
