import ParlanceLanguage
import ParlanceTemplates

/// Looks for names of which one character was mistyped, in scripts that write each word's characters without a space: there each is a
/// token, and no word is near to another.
///
/// Only whole names count whose first character is right. Numbers and negations are what they are.
struct CharacterSearch {
  /// The names that are looked for.
  let index: NameIndex
  /// All tokens of the utterance; places count them.
  let tokens: [Token]
  /// Whole names that are said but for one character, by where they end.
  private(set) var found: [Int: NameRun] = [:]
  private var budget = Self.mostRuns

  /// The fewest characters of a name: in a shorter one another character makes another name.
  private static var shortestName: Int { 4 }
  /// How many runs are looked up from one place, and of how many names that go on alike the next characters are tried.
  private static var mostRuns: Int { 400 }
  private static var mostNames: Int { 64 }

  /// Begins with the whole budget, which one place may use up.
  init(index: NameIndex, tokens: [Token]) {
    self.index = index
    self.tokens = tokens
  }

  /// Looks from a place on.
  mutating func run(from start: Int) {
    guard start < tokens.count, tokens[start].isCharacter else { return }
    let first = NameRun(in: index).followed(by: tokens[start].text, in: index)
    if !first.isEmpty { goOn(first, at: start + 1, isMended: false) }
  }

  /// Goes on with the next character as it is; before one is mended also with what it may be.
  private mutating func goOn(_ run: NameRun, at place: Int, isMended: Bool) {
    guard budget > 0 else { return }
    budget -= 1
    if isMended, run.count >= Self.shortestName, found[place] == nil, !run.wholes(in: index).isEmpty {
      found[place] = run
    }
    if !isMended { mend(run, at: place) }
    guard place < tokens.count, tokens[place].isCharacter else { return }
    step(run, [tokens[place].text], to: place + 1, isMended: isMended)
  }

  private mutating func mend(_ run: NameRun, at place: Int) {
    guard let following = run.following(in: index, most: Self.mostNames) else { return }
    for character in following where mayDiffer(Token(character, range: 0..<1)) {
      // One was left out.
      step(run, [character], to: place, isMended: true)
      if place < tokens.count, tokens[place].isCharacter, mayDiffer(tokens[place]), character != tokens[place].text {
        step(run, [character], to: place + 1, isMended: true)
      }
    }
    guard place + 1 < tokens.count, tokens[place].isCharacter, tokens[place + 1].isCharacter, mayDiffer(tokens[place])
    else { return }
    // One is too many, or two are in the wrong order.
    step(run, [tokens[place + 1].text], to: place + 2, isMended: true)
    if mayDiffer(tokens[place + 1]) {
      step(run, [tokens[place + 1].text, tokens[place].text], to: place + 2, isMended: true)
    }
  }

  private mutating func step(_ run: NameRun, _ characters: [String], to place: Int, isMended: Bool) {
    var next = run
    for character in characters where !next.isEmpty { next = next.followed(by: character, in: index) }
    if !next.isEmpty { goOn(next, at: place, isMended: isMended) }
  }

  private func mayDiffer(_ token: Token) -> Bool {
    !index.language.isNumberWord(token) && !index.language.negations.contains(token)
  }
}
