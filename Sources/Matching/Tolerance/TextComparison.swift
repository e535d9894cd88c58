import ParlanceTemplates

/// Compares readings that forgive something with one that leaves more words to free text.
struct TextComparison {
  /// What a reading that forgives is worth beside the other.
  enum Worth {
    /// It leaves so much less to free text that it is what was meant.
    case better
    /// It would be, but for a word whose contrary the phrases have.
    case contrary
    /// Nobody can tell.
    case doubtful
    /// The words that it explains may well be text.
    case worse
  }

  /// The reading that leaves more to free text.
  let rival: Derivation
  /// Its free texts that hold nothing but fillers.
  let empty: [Range<Int>]
  /// The utterance.
  let tokens: [Token]
  /// What belongs to no sentence around it, each as its words.
  let parentheses: Set<[String]>

  /// What a reading is worth; one that needs a word misspelled whose contrary the phrases have is never acted on.
  func worth(of derivation: Derivation) -> Worth {
    let points = derivation.cost.edits - rival.cost.edits
    guard points > 0, points <= AllowanceFinder.Points.mostAsked else { return .worse }
    let (passed, passedThere) = (passed(derivation), passed(rival))
    let left = derivation.cost.wildcardWords
    let words = rival.cost.wildcardWords + passedThere.meant + passedThere.aside
    guard left + passed.meant < words else { return .worse }
    let inSlots = derivation.captures.reduce(0) { $0 + $1.cost.edits }
    guard inSlots <= AllowanceFinder.Points.typo else { return .worse }
    let isContrary = derivation.deviations.contains { $0.kind == .contrary }
    // A word of a list may be misspelled, but then it must explain more than itself.
    let isExplained = inSlots == 0 || left + 1 < words
    let leavesLess = points <= AllowanceFinder.Points.mostBesideText && left + passed.meant + passed.aside < words
    if isContrary { return .contrary }
    return leavesLess && isExplained ? .better : .doubtful
  }

  /// How many words are passed over that may well belong to free text, and how many hardly do, as “you know”.
  ///
  /// Words that are merely passed over at the edge of free text may well belong to it: “add like a virgin”.
  private func passed(_ derivation: Derivation) -> (meant: Int, aside: Int) {
    let texts = texts(of: derivation)
    var passed = (meant: 0, aside: 0)
    for deviation in derivation.deviations {
      switch deviation.kind {
      case .filler, .extra:
        let isEmpty = empty.contains { empty in
          empty.overlaps(deviation.scalars) && !texts.contains { $0.overlaps(empty) }
        }
        guard !isEmpty else { continue }
        let words = tokens.filter { deviation.scalars.overlaps($0.range) }
        if parentheses.contains(words.map(\.text)) { passed.aside += words.count } else { passed.meant += words.count }
      case .stutter:
        if !isSaidAgain(deviation, derivation) {
          passed.meant += tokens.count { deviation.scalars.overlaps($0.range) }
        }
      case .contrary, .typo, .missing, .character, .joined, .split, .sound: continue
      }
    }
    return passed
  }

  /// Whether the words that were said twice stand again behind, as words of the phrase and not of free text.
  private func isSaidAgain(_ stutter: Deviation, _ derivation: Derivation) -> Bool {
    let passed = derivation.deviations.filter { $0.word == nil }
    let last = tokens.last { stutter.scalars.overlaps($0.range) }
    let next = tokens.first { token in
      token.range.lowerBound >= stutter.scalars.upperBound && !passed.contains { $0.scalars.overlaps(token.range) }
    }
    guard let next, let last, next.text.hasPrefix(last.text) || stutter.scalars.count > last.range.count else {
      return false
    }
    return !texts(of: derivation).contains { $0.overlaps(next.range) }
  }

  private func texts(of derivation: Derivation) -> [Range<Int>] {
    derivation.captures.filter { $0.cost.wildcards > 0 }.map(\.scalars)
  }
}
