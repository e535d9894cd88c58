/// Finds words that alone tell sentences of several intents apart.
enum Contrasts {
  /// A word of a sentence that was tried.
  struct Word: Sendable {
    /// The word.
    var word: String
    /// The sentence.
    var trial: Trial

    /// The intent that the sentence is for.
    var intent: String { trial.intent }
  }

  /// The most words that a sentence may have.
  private static var longest: Int { 12 }
  /// So many sentences are no longer compared.
  private static var tooMany: Int { 200 }

  /// Of understood sentences that are the same but for the word at one place all such words, where they are for several intents.
  static func all(in trials: [Trial]) -> [[Word]] {
    // Nearly all gaps are of one intent alone, which their numbers tell without any of them being kept.
    var intents: [String: Int] = [:]
    var owners: [UInt64: Int] = [:]
    var gaps: [[UInt64]] = []
    gaps.reserveCapacity(trials.count)
    for trial in trials {
      gaps.append(isCompared(trial) ? Self.gaps(in: trial.words) : [])
      let intent = intents[trial.intent, default: intents.count]
      intents[trial.intent] = intent
      for gap in gaps[gaps.count - 1] {
        if owners[gap, default: intent] != intent { owners[gap] = shared } else { owners[gap] = intent }
      }
    }
    var places: [[String]: [Word]] = [:]
    for (trial, gaps) in zip(trials, gaps) {
      for (index, gap) in gaps.enumerated() where owners[gap] == shared && isLong(trial.words[index]) {
        var frame = trial.words
        frame[index] = ""
        places[frame, default: []].append(Word(word: trial.words[index], trial: trial))
      }
    }
    return places.filter { $0.value.count > 1 && $0.value.count < tooMany }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  private static func isCompared(_ trial: Trial) -> Bool {
    guard case .understood = trial.outcome else { return false }
    return trial.words.count <= longest
  }

  /// Marks gaps that sentences of several intents have.
  private static var shared: Int { -1 }

  private static func isLong(_ word: String) -> Bool { word.unicodeScalars.count > 1 }

  /// A number for the words around each word; that of the same words around a gap at the same place is the same.
  private static func gaps(in words: [String]) -> [UInt64] {
    let parts = words.enumerated().map { part($0.element.hashValue, at: $0.offset) }
    let all = parts.reduce(part(words.count, at: longest + 1), &+)
    return parts.map { all &- $0 }
  }

  /// Spreads a number over all bits, in another way at each place.
  private static func part(_ number: Int, at place: Int) -> UInt64 {
    var bits = UInt64(bitPattern: Int64(number)) &+ UInt64(place) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
