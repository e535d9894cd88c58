import ParlanceLanguage
import ParlanceTemplates

/// Finds what may be forgiven in an utterance.
///
/// Tolerance is evidence and no permission: a word is passed over only if it says nothing (“um”, “the”, a word said twice), and taken
/// for another only if no phrase, list or name has it as it is. What is left over refuses, a negation above all.
struct AllowanceFinder {
  /// What the table and its language tell of words that may be forgiven.
  let tables: ToleranceTables
  /// Tells which words phrases and lists have by themselves.
  let automaton: Automaton
  /// Tells what is a number.
  let language: Language
  /// The names whose words are known, and may be meant by misspelled ones.
  let vocabulary: Vocabulary
  /// The utterance, where the marks between its words count.
  var utterance: String?

  /// What may be forgiven; `nil` if there is nothing.
  func allowances(for tokens: [Token]) -> Allowances? {
    guard tokens.count <= Points.mostTokens else { return nil }
    let known = tokens.map(isKnown)
    var sites = tokens.indices.map { site(at: $0, tokens, isKnown: known[$0]) }
    dropStutters(&sites)
    respellAttached(tokens, known, &sites)
    addJoints(tokens, known, &sites)
    var allowances = Allowances(
      sites: sites, small: tables.smallWords, jointPoints: Points.joint,
      most: Points.most(tokens: tokens.count))
    allowances.insertions = insertions(tokens)
    return allowances
  }

  /// The characters of phrases that may be missing before each of the tokens, and behind the last.
  private func insertions(_ tokens: [Token]) -> [[Allowances.Respelling]] {
    let characters = tokens.map { $0.isCharacter ? $0.text : nil }
    guard characters.count(where: { $0 != nil }) >= Points.fewestCharacters else { return [] }
    return (0...tokens.count).map { place in
      let before = place > 0 ? characters[place - 1] : nil
      let after = place < tokens.count ? characters[place] : nil
      guard before != nil || after != nil else { return [] }
      return tables.gaps.words(between: before, and: after).map {
        Allowances.Respelling($0, points: Points.character)
      }
    }
  }

  /// Takes no word for one said twice by chance where nearly all are: each may be passed over or not, and nobody stutters so.
  private func dropStutters(_ sites: inout [Allowances.Site]) {
    guard sites.count(where: { $0.skips.contains { $0.kind == .stutter } }) > Points.mostStutters else { return }
    for place in sites.indices { sites[place].skips.removeAll { $0.kind == .stutter } }
  }

  /// Whether some phrase, list, name or number has the word as it is, or everybody says it.
  func isKnown(_ token: Token) -> Bool {
    automaton.hasWhole(token.text) || tables.ordinary.contains(token) || vocabulary.holds(token)
      || language.isNumberWord(token)
  }

  /// Whether some of the tokens look as if they were not meant: passed over, misspelled, run together, or begun with the word before.
  ///
  /// `looks` keeps what was found of each word, since readings share most of their words.
  func areSuspicious(_ range: Range<Int>, in tokens: [Token], _ looks: inout [String: Bool]) -> Bool {
    if range.lowerBound > 0, tokens[range.lowerBound - 1].text == tokens[range.lowerBound].text { return true }
    return range.contains { place in
      let token = tokens[place]
      guard !tables.negations.contains(token) else { return false }
      if skips(at: place, tokens).contains(where: { $0.kind != .extra }) { return true }
      if let known = looks[token.text] { return known }
      let (respellings, seams) = isKnown(token) ? ([], []) : spellings(of: token)
      looks[token.text] = !respellings.isEmpty || !seams.isEmpty
      return !respellings.isEmpty || !seams.isEmpty
    }
  }

  /// Whether the tokens are nothing but what people say while they think.
  func areFillers(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      guard let filler = filler(at: place, tokens[..<range.upperBound]) else { return false }
      place += filler.count
    }
    return true
  }

  private func site(at place: Int, _ tokens: [Token], isKnown: Bool) -> Allowances.Site {
    var site = Allowances.Site()
    let token = tokens[place]
    guard !tables.negations.contains(token) else { return site }
    site.skips = skips(at: place, tokens)
    if !isKnown { (site.respellings, site.seams) = spellings(of: token) }
    return site
  }

  /// What an unknown word may be misspelled of, and where it falls into two.
  private func spellings(of token: Token) -> (respellings: [Allowances.Respelling], seams: [Int]) {
    let letters = token.text.unicodeScalars.count
    let hasDigit = token.text.utf8.contains { (0x30...0x39).contains($0) }
    return (
      letters >= Points.shortestTypo && !hasDigit ? respellings(of: token.text) : [],
      letters >= Points.shortestJoined ? seams(of: token) : []
    )
  }

  private func skips(at place: Int, _ tokens: [Token]) -> [Allowances.Skip] {
    var skips: [Allowances.Skip] = []
    let text = tokens[place].text
    if let filler = filler(at: place, tokens[...]), !language.partsNumbers(place..<place + filler.count, in: tokens) {
      skips.append(Allowances.Skip(.filler, count: filler.count, points: Points.filler))
    } else if tables.small.contains(text), automaton.hasWhole(text) {
      let points = tables.articles.contains(text) ? Points.article : Points.particle
      skips.append(Allowances.Skip(.extra, count: 1, points: points))
    }
    let rest = tokens[place...].dropFirst()
    if let next = rest.first, next.text == text || isBegun(tokens[place], next) {
      skips.append(Allowances.Skip(.stutter, count: 1, points: Points.stutter))
    }
    let longest = tokens[place].isCharacter ? Points.longestSaidTwice : 2
    for count in 2...longest where isSaidTwice(place..<place + count, tokens) {
      skips.append(Allowances.Skip(.stutter, count: count, points: Points.stutter))
    }
    return skips
  }

  /// Whether some words stand again right behind themselves.
  private func isSaidTwice(_ range: Range<Int>, _ tokens: [Token]) -> Bool {
    range.upperBound + range.count <= tokens.count
      && range.allSatisfy { tokens[$0].text == tokens[$0 + range.count].text }
  }

  /// Whether a word was begun and begun again: “ki kitchen”. Three letters may be a name.
  private func isBegun(_ token: Token, _ next: Token) -> Bool {
    next.text.hasPrefix(token.text) && token.text.unicodeScalars.count < 3 && !isKnown(token)
  }

  /// The longest of what people say while they think that stands at a place.
  private func filler(at place: Int, _ tokens: ArraySlice<Token>) -> [String]? {
    tables.fillers[tokens[place].text]?.first { phrase in
      phrase.count <= tokens.endIndex - place && zip(phrase, tokens[place...]).allSatisfy { $0 == $1.text }
    }
  }

  /// The words that a misspelled one may be, best first; a short one may be a word of a phrase only, since names are alike sooner.
  private func respellings(of word: String) -> [Allowances.Respelling] {
    guard let keys = NearWordKeys(word) else { return [] }
    var near = tables.near.nearWords(to: keys, most: Points.mostRespellings)
    if word.unicodeScalars.count > Points.shortestTypo {
      for other in vocabulary.nearWords(to: keys, most: Points.mostRespellings)
      where !near.contains(where: { $0.word == other.word }) { near.append(other) }
    }
    // What ends as a verb does that is still to be done tells nothing that was done.
    if language.todoEndings.words.contains(where: word.hasSuffix) {
      near.removeAll { language.participleEndings.words.contains(where: $0.word.hasSuffix) }
    }
    near.sort { ($0.distance, $0.word) < ($1.distance, $1.word) }
    // The first letter is mistyped last: „Sontag“ is „Sonntag“ rather than „Montag“.
    if let nearest = near.first(where: { $0.word.first == word.first }) {
      near.removeAll { $0.distance >= nearest.distance && $0.word.first != word.first }
    }
    return near.prefix(Points.mostRespellings).map {
      let isContrary = mayBeContrary(word, of: $0)
      let points = $0.distance == 1 ? Points.typo : Points.twoTypos
      return Allowances.Respelling(
        $0.word, points: isContrary ? points + Points.contrary : points, isContrary: isContrary)
    }
  }

  /// Whether a misspelled word is nearly as much like a contrary of what it may be: “umlock” may be “unlock” and “lock”.
  private func mayBeContrary(_ said: String, of near: NearWord) -> Bool {
    let most = max(Points.farContrary, near.distance + 2) - 1
    return tables.contraries[near.word]?.contains { WordDistance.between($0, said, most: most) != nil } ?? false
  }

  /// Where a word falls into two that are known.
  private func seams(of token: Token) -> [Int] {
    let text = token.text.unicodeScalars
    guard text.count <= Points.longestJoined else { return [] }
    var seams: [Int] = []
    for offset in 1..<text.count {
      let middle = text.index(text.startIndex, offsetBy: offset)
      guard isPart(Token(String(text[..<middle]), range: token.range)),
        isPart(Token(String(text[middle...]), range: token.range))
      else { continue }
      seams.append(offset)
    }
    return seams
  }

  /// Whether half of a word can be a word: a single letter only if it is a small one, such as “a”.
  private func isPart(_ token: Token) -> Bool {
    token.text.utf8.count > 1 ? isKnown(token) : tables.small.contains(token)
  }

  /// Notes two words that are one, if one of them is no word by itself.
  private func addJoints(_ tokens: [Token], _ known: [Bool], _ sites: inout [Allowances.Site]) {
    for place in tokens.indices.dropLast() where !known[place] || !known[place + 1] {
      let (left, right) = (tokens[place], tokens[place + 1])
      guard !tables.fixed.contains(left), !tables.fixed.contains(right) else { continue }
      let joint = left.text + right.text
      if automaton.hasWhole(joint) || vocabulary.holds(joint) {
        sites[place].joint = Allowances.Respelling(joint, points: Points.joint)
      }
    }
  }

  /// What deviations cost: ten points are a wrong letter in a word that carries meaning.
  enum Points {
    /// A word that is one edit away from the one that is meant.
    static var typo: Int { 10 }
    /// A long word that is two edits away.
    static var twoTypos: Int { 18 }
    /// What a misspelled word costs more whose contrary is nearly as near.
    static var contrary: Int { 4 }
    /// In how many letters a word differs at least from the contrary of what it is taken for.
    static var farContrary: Int { 3 }
    /// What people say while they think, however many words it has.
    static var filler: Int { 2 }
    /// What was said or begun twice, however many words it has.
    static var stutter: Int { 2 }
    /// A small word left out or added that means nothing, such as “the”.
    static var article: Int { 3 }
    /// One that may make a difference, such as “to”; a negation that a phrase allows costs as much.
    static var particle: Int { 8 }
    /// Two words written as one, or one as two.
    static var joint: Int { 4 }
    /// A character left out of a phrase, in scripts whose characters are words to the matcher.
    static var character: Int { 16 }
    /// The fewest characters of an utterance of which one may be missing.
    static var fewestCharacters: Int { 5 }

    /// The fewest letters of a word that may be misspelled.
    static var shortestTypo: Int { 3 }
    /// How many letters a word has that may be misspelled only where a hyphen or an apostrophe binds it to another.
    static var lettersOfAttached: ClosedRange<Int> { 2...3 }
    /// The most characters of a word that was said twice, in scripts whose characters are words to the matcher.
    static var longestSaidTwice: Int { 6 }
    /// The fewest letters of a word of dates that is written otherwise: few have more, and many shorter words are like them.
    static var shortestOfDates: Int { 5 }
    /// The fewest letters that two words written as one have together.
    static var shortestJoined: Int { 5 }
    /// The most letters of two words that are looked for in one.
    static var longestJoined: Int { 64 }
    /// The most words that one may stand for.
    static var mostRespellings: Int { 4 }
    /// The most words said twice of an utterance.
    static var mostStutters: Int { 8 }
    /// The most tokens of an utterance that is forgiven anything.
    static var mostTokens: Int { 64 }
    /// What a reading must be better by than the next one that means something else.
    static var margin: Int { 5 }

    /// The most points of a reading that is taken in place of one with free text.
    static var mostBesideText: Int { 16 }
    /// The most points more of one that is asked about beside it.
    static var mostAsked: Int { 26 }

    /// The most points of a reading: what is forgiven grows with what is there to explain it.
    static func most(tokens: Int) -> Int { min(10 + 4 * tokens, 40) }
  }
}
