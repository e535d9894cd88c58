import ParlanceLanguage
import ParlanceTemplates

/// Finds the words that an utterance may be heard as.
///
/// Where one word ends and the next begins is not heard: any run of sounds may be a word, “can sell” as well as “cancel”. Negations,
/// numbers, and words whose contrary the phrases have are what they are, and no sound leads from one contrary to the other.
struct SoundFinder {
  /// How the words of the table sound, and which of them are heard in no others.
  let tables: SoundTables
  /// Tells which words phrases and lists have by themselves.
  let automaton: Automaton
  /// Tells what is a number, in digits and in words.
  let language: Language
  /// The names that can be heard.
  let vocabulary: Vocabulary

  /// The most sounds of an utterance; a longer one is not read by them.
  private static var mostSounds: Int { 160 }
  /// The most words from one place: of phrases and lists, and as many of names.
  static var mostArcs: Int { 28 }

  /// How the tokens sound and what words that may be; `nil` if they are too many.
  func hearing(_ tokens: [Token], _ limits: SoundLimits) -> Hearing? {
    guard let own = sounds(of: tokens) else { return nil }
    let (starts, heard) = (own.starts, own.sounds)
    var hearing = Hearing(starts: starts, offsets: own.offsets, arcs: Array(repeating: [], count: heard.count))
    let free = freeRuns(tokens, starts)
    var search = SoundSearch(heard, perSound: limits.pointsPerSound)
    let tries = vocabulary.soundTries(tables.pronouncer)
    for run in free {
      for place in run {
        let words = arcs(from: place, upTo: run.upperBound, heard, &search)
        let others = nameArcs(from: place, upTo: run.upperBound, tries, &search)
        hearing.arcs[place] = words + others.filter { !words.contains($0) }
      }
    }
    keepSmallWords(tokens, starts, &hearing.arcs)
    for number in tokens.indices { addNumbers(at: number, tokens, &hearing) }
    for (number, token) in tokens.enumerated() {
      let arc = Hearing.Arc(token.text, end: starts[number + 1], points: 0)
      hearing.arcs[starts[number]].removeAll { $0.word == arc.word && $0.end == arc.end }
      hearing.arcs[starts[number]].append(arc)
    }
    return hearing
  }

  /// How tokens sound; `nil` if they are too many.
  func sounds(of tokens: [Token]) -> TokenSounds? {
    var sounds = TokenSounds()
    for token in tokens {
      sounds.starts.append(sounds.sounds.count)
      let pronunciation = pronunciation(of: token.text)
      let length = token.text.unicodeScalars.count
      sounds.sounds += pronunciation.sounds.isEmpty ? [nil] : pronunciation.sounds.map { $0 }
      sounds.offsets.append(0)
      sounds.offsets += pronunciation.places.dropFirst().map { max(1, min($0, length)) }
      guard sounds.sounds.count <= Self.mostSounds else { return nil }
    }
    sounds.starts.append(sounds.sounds.count)
    return sounds
  }

  /// Numbers in digits where they were said in words: “chapter seven” is “chapter 7”, and the other way round.
  private func addNumbers(at number: Int, _ tokens: [Token], _ hearing: inout Hearing) {
    for span in language.number.spans(in: tokens, at: number) {
      guard case .integer(let integer) = span.value else { continue }
      hearing.arcs[hearing.starts[number]].append(.init(String(integer), end: hearing.starts[span.end], points: 1))
    }
    let words = language.wordsOfDigits(tokens[number].text)
    if words.count == 1, let word = words.first {
      hearing.arcs[hearing.starts[number]].append(.init(word, end: hearing.starts[number + 1], points: 1))
    }
  }

  private func pronunciation(of word: String) -> Pronunciation {
    let digits = language.wordsOfDigits(word)
    guard !digits.isEmpty else { return tables.pronouncer.pronunciation(of: word) }
    return Pronunciation(digits.flatMap { tables.pronouncer.pronunciation(of: $0).sounds }, over: word.utf8.count)
  }

  /// The places between tokens that are what they are.
  func freeRuns(_ tokens: [Token], _ starts: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var from: Int?
    for (number, token) in tokens.enumerated() {
      let isFixed = tables.fixed.contains(token) || language.isNumber(token.text)
      if isFixed, let start = from { runs.append(start..<starts[number]) }
      from = isFixed ? nil : from ?? starts[number]
    }
    if let from { runs.append(from..<starts[tokens.count]) }
    return runs
  }

  /// The words of phrases and lists.
  func arcs(
    from place: Int, upTo end: Int, _ heard: [Phoneme?], _ search: inout SoundSearch
  ) -> [Hearing.Arc] {
    search.run(tables.trie, from: place, upTo: end)
    return Self.best(search.found, of: tables.trie, from: place) {
      !isContrary($0.word, heard[place..<$0.end], $0.points)
    }
  }

  /// The words of names; one that is far off may still be part of a name of which the rest is near.
  func nameArcs(
    from place: Int, upTo end: Int, _ tries: [SoundTrie], _ search: inout SoundSearch
  ) -> [Hearing.Arc] {
    var arcs: [Hearing.Arc] = []
    for trie in tries {
      search.run(trie, from: place, upTo: end)
      arcs += Self.best(search.found, of: trie, from: place) {
        !tables.fixed.contains($0.word) && vocabulary.holds($0.word)
      }
    }
    return tries.count > 1 ? Array(arcs.sorted { Self.isBetter($0, $1, from: place) }.prefix(Self.mostArcs)) : arcs
  }

  /// Takes away what would make one of two contraries out of a small word that has a contrary.
  func keepSmallWords(_ tokens: [Token], _ starts: [Int], _ arcs: inout [[Hearing.Arc]]) {
    for (number, token) in tokens.enumerated() where tables.small.contains(token) {
      let (start, end) = (starts[number], starts[number + 1])
      for place in 0..<end {
        arcs[place].removeAll { $0.end > start && tables.contraries[$0.word] != nil }
      }
    }
  }

  /// The words that are the cheapest for what they explain, of those that count.
  ///
  /// Words are made, compared, and asked for only as far as they may be among them: most of what sounds alike is too far.
  private static func best(
    _ found: [SoundSearch.Found], of trie: SoundTrie, from place: Int, where counts: (Hearing.Arc) -> Bool
  ) -> [Hearing.Arc] {
    let arc = { (found: SoundSearch.Found) in
      Hearing.Arc(trie.words[Int(found.word)], end: found.end, points: max(1, found.points))
    }
    var order = found.indices.map { (cost: cost(max(1, found[$0].points), place..<found[$0].end), number: $0) }
    order.sort { $0.cost < $1.cost }
    var best: [Hearing.Arc] = []
    var rest = order[...]
    while let first = rest.first, best.count < mostArcs {
      let equals = rest.prefix { $0.cost == first.cost }
      rest = rest.dropFirst(equals.count)
      best += equals.map { arc(found[$0.number]) }.filter(counts).sorted { isBetter($0, $1, from: place) }
    }
    return Array(best.prefix(mostArcs))
  }

  /// The cheapest for what they explain.
  static func best(_ arcs: [Hearing.Arc], from place: Int, most: Int = mostArcs) -> [Hearing.Arc] {
    arcs.count > most ? Array(arcs.sorted { isBetter($0, $1, from: place) }.prefix(most)) : arcs
  }

  private static func isBetter(_ one: Hearing.Arc, _ other: Hearing.Arc, from place: Int) -> Bool {
    let (first, second) = (cost(one.points, place..<one.end), cost(other.points, place..<other.end))
    return (first, one.word, one.end) < (second, other.word, other.end)
  }

  /// What words cost for what they explain.
  private static func cost(_ points: Int, _ places: Range<Int>) -> Int { points * 12 / places.count }

  /// Whether a contrary of the word sounds nearly as much like what was said.
  func isContrary(_ word: String, _ said: ArraySlice<Phoneme?>, _ points: Int) -> Bool {
    guard let contraries = tables.contraries[word] else { return false }
    let said = said.compactMap { $0 }
    let far = points + max(SoundCosts.whole, 2 * said.count)
    return contraries.contains { SoundCosts.standard.distance($0, said, most: far) != nil }
  }
}
