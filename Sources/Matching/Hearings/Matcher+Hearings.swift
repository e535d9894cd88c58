extension Matcher {
  /// The hearing that counts of several of the same words, and what is meant by it; likeliest first come the hearings, each with what it
  /// means by itself.
  ///
  /// Where a command is meant, what the hearings mean together decides (``HearingChoice``); else the first that names what nobody knows, or
  /// the first of all.
  package func choice(of hearings: [(text: String, result: MatchResult)]) -> (place: Int, result: MatchResult)? {
    guard let first = hearings.first else { return nil }
    guard hearings.count > 1, !first.result.isExact else { return (0, first.result) }
    guard let best = hearings.indices.min(by: { hearings[$0].result.doubt < hearings[$1].result.doubt }) else {
      return nil
    }
    guard hearings[best].result.isCommand else { return (best, hearings[best].result) }
    let choice = HearingChoice(
      hearings.map { .init($0.text, $0.result.isCommand ? $0.result : .nothing, language) })
    return switch choice.outcome {
    case .nothing: (0, first.result)
    case .understood(let place): (place, hearings[place].result)
    case .agreed(let place, let match): (place, MatchResult(of: match, isGuess: false))
    case .guess(let place, let match): (place, MatchResult(of: match, isGuess: true))
    }
  }
}

extension MatchResult {
  /// Whether it is a command that can be done, or one of several.
  fileprivate var isCommand: Bool { decision != .none && matches.first.map { $0.why == nil } ?? false }

  /// Whether it can be acted on as it stands.
  package var isExact: Bool { decision == .match && isCommand && matches.first?.how == .exact }

  /// How little sense it makes: 0 is a command, 2 nothing at all.
  fileprivate var doubt: Int {
    if decision == .match, isCommand { return 0 }
    return matches.isEmpty ? 2 : 1
  }
}
