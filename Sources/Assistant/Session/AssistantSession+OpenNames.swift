import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Names that only their type's query knows: such a name could be any words, also fillers and a second command, so that the query is asked
// before they are taken for one.
extension AssistantSession {
  /// The most words of a name that is looked up within others, how many of them it may begin behind, and how often a query is asked in all.
  private static var mostWords: Int { 5 }
  private static var mostBefore: Int { 2 }
  private static var mostLookUps: Int { 24 }

  /// How words are read where all names that they can hold are known, if some were taken for a name that no query knows: “the desk lamp and
  /// close the blinds” is no lamp. `nil` for others.
  func withNamesLookedUp(_ read: ReadWords, _ said: Said) async -> ReadWords? {
    guard !read.isAnswer else { return nil }
    var lookUp = NameLookUp(driver: driver, language: spoken.language, most: Self.mostLookUps)
    let (unknown, isFound) = await unknownNames(read, said, &lookUp)
    guard isFound || !unknown.isEmpty else { return nil }
    if !unknown.isEmpty { await find(namesWithin: unknown, of: said, for: openParameters(read.situation), &lookUp) }
    var situation = read.situation
    situation.vocabulary = situation.vocabulary.closed(adding: lookUp.entries)
    var closed = await self.read(said, read.answers, reader(in: situation), in: situation)
    (closed.situation, closed.areNamesFound) = (situation, true)
    // What is found by other words is meant, unless the sentence is something else word by word.
    let isElse = CommandSplitter.isKnown(closed.result) && closed.result.matches.first?.how == .exact
    return !isFound || isElse ? closed : nil
  }

  /// Where words stand for names that no query knows, and whether one is found by others than its own; all words where a “no” between them
  /// keeps them from being a name: “delete Emma, no, Dune”.
  private func unknownNames(
    _ read: ReadWords, _ said: Said, _ lookUp: inout NameLookUp
  ) async -> (ranges: [Range<Int>], isFound: Bool) {
    guard let best = read.result.matches.first else {
      let isTurned = said.tokens.dropFirst().contains { spoken.language.negations.contains($0) }
      guard isTurned, let start = said.tokens.first?.range.lowerBound, let end = said.tokens.last?.range.upperBound,
        !openParameters(read.situation).isEmpty
      else { return ([], false) }
      return ([start..<end], false)
    }
    let text = UtteranceText(said.text)
    var unknown: [Range<Int>] = []
    var isFound = false
    for (range, parameter) in openNames(of: best) {
      switch await lookUp.find(text.part(range), for: parameter) {
      case .called: break
      case .found: isFound = true
      case .nothing: unknown.append(range)
      }
    }
    return (unknown, isFound)
  }

  /// The words that a match takes for names which only a query can know, with what they are for.
  private func openNames(of match: Match) -> [(Range<Int>, ParameterDescriptor)] {
    guard let intent = assistant.intent(named: match.intent) else { return [] }
    let open = match.openNames
    return match.slots.compactMap { slot in
      guard let range = slot.range, open.contains(range), let parameter = intent.parameter(named: slot.name) else {
        return nil
      }
      return (range, parameter)
    }
  }

  /// A parameter of each type whose names only its query knows, in the order of the intents.
  private func openParameters(_ situation: Situation) -> [ParameterDescriptor] {
    var types: Set<String> = []
    return assistant.intents.flatMap(\.parameters).filter { parameter in
      guard let type = parameter.kind.typeName, situation.vocabulary.index(of: type)?.isOpen == true else {
        return false
      }
      return types.insert(type).inserted
    }
  }

  /// Looks up what can be a name within words that are none as a whole: between what joins them, the longest first.
  private func find(
    namesWithin ranges: [Range<Int>], of said: Said, for parameters: [ParameterDescriptor], _ lookUp: inout NameLookUp
  ) async {
    for range in ranges {
      for part in parts(of: said.tokens.indices.filter { range.overlaps(said.tokens[$0].range) }, said) {
        var start = part.lowerBound
        while let end = await endOfName(in: start..<part.upperBound, of: said, for: parameters, &lookUp) { start = end }
      }
    }
  }

  /// Where the first name within some words ends; `nil` if none was found.
  private func endOfName(
    in part: Range<Int>, of said: Said, for parameters: [ParameterDescriptor], _ lookUp: inout NameLookUp
  ) async -> Int? {
    let text = UtteranceText(said.text)
    for words in spans(within: part, said.tokens) {
      for parameter in parameters
      where await lookUp.find(text.words(said.tokens[words]), for: parameter) == .called {
        return words.upperBound
      }
    }
    return nil
  }

  /// The words between what joins words of a sentence or only fills it.
  private func parts(of words: [Int], _ said: Said) -> [Range<Int>] {
    let language = spoken.language
    var parts: [Range<Int>] = []
    var start = words.first ?? 0
    let end = (words.last ?? -1) + 1
    var place = start
    while place < end {
      let token = said.tokens[place]
      let joint = language.jointLength(at: place, of: said.tokens)
      let passed = max(
        joint, language.hesitations.contains(token) || language.negations.contains(token) ? 1 : 0)
      let hasSign = place > start && RepeatedRecognizer.hasMark(before: place, in: said.tokens)
      if passed > 0 || hasSign {
        if start < place { parts.append(start..<place) }
        start = place + passed
      }
      place += max(passed, 1)
    }
    return start < end ? parts + [start..<end] : parts
  }

  /// Where a name can stand within some words: at their beginning, then behind the first of them, the longest first.
  private func spans(within words: Range<Int>, _ tokens: [Token]) -> [Range<Int>] {
    let starts = words.filter { !spoken.language.articles.contains(tokens[$0]) }.prefix(Self.mostBefore + 1)
    return starts.flatMap { start in
      (start + 1...min(words.upperBound, start + Self.mostWords)).reversed().map { start..<$0 }
    }
  }
}
