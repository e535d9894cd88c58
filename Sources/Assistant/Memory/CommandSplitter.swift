import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Divides a sentence into commands: “add milk and eggs, then complete the report”.
///
/// Each part must be a command by itself. An “and” divides only what is no command as a whole; a “then”, and the end of a sentence, also
/// where the whole could be a command whose free text would swallow them.
struct CommandSplitter {
  /// The most places at which a sentence is divided.
  static let mostBoundaries = 8
  /// The most words of a part in which something is forgiven: what is longer would take long, and is hardly one command.
  private static let mostForgiven = 16

  /// Between two commands.
  struct Boundary {
    /// The token behind the last of the left side.
    var left: Int
    /// The first token of the right side.
    var right: Int
    /// Whether nothing else can be meant than one command after another.
    var isSequence: Bool
  }

  /// A part as tokens.
  struct Piece {
    /// The tokens.
    var range: Range<Int>
    /// Whether they are only what differs from the command before.
    var isDifference = false
    /// The words before it that make it a command, where they are those of the command before it.
    var opening: String?
  }

  /// Has the words that join commands and those that refer back.
  let language: Language
  /// The words of the sentence; ranges and places of words are counted in these.
  let tokens: [Token]
  /// The sentence as it was said; the tokens' ranges count its scalars.
  let utterance: String
  /// How some of the words are matched, exactly or with what is forgiven.
  let match: (_ words: [Token], _ isExactly: Bool) -> MatchResult
  /// How another sentence is matched, exactly or with what is forgiven.
  let read: (_ sentence: String, _ isExactly: Bool) -> MatchResult
  /// Whether words name a value that a command can be done with in place of its own.
  let differs: (_ words: [Token], _ command: Match) -> Bool
  /// How all of them are matched.
  let whole: MatchResult

  private let found = FoundCommands()

  /// What stands in quotation marks, of which no sign or “and” divides the sentence.
  private var quotations: [Range<Int>] { QuotedText.quotations(in: utterance) }

  /// Whether the sentence as a whole is one command that can be done.
  var isWholeKnown: Bool { Self.isKnown(whole) }

  /// The commands, if there are several, and the tokens of the first; none where only its text says all of it.
  func parts() -> (parts: [CommandPart], first: [Token])? {
    let boundaries = boundaries()
    guard !boundaries.isEmpty, boundaries.count <= Self.mostBoundaries else {
      return boundaries.isEmpty && hasRunOfDays ? momentParts() : nil
    }
    if let parts = datedParts(boundaries) ?? momentParts() { return parts }
    let isForgiven = isWholeKnown && whole.matches.first.map { passesOver($0, boundaries) } == true
    let hasSwallowed = isWholeKnown && whole.matches.first.map { swallows($0, 0..<tokens.count, boundaries) } == true
    let isCommand =
      isWholeKnown && !isForgiven && !hasSwallowed && !whole.matches.contains { reachesAcross($0, boundaries) }
    guard !isCommand || boundaries.contains(where: { $0.isSequence && isFreeText(at: $0.right, in: whole) }),
      let pieces = pieces(0..<tokens.count, boundaries), pieces.count > 1,
      !isCommand || areDivided(pieces, boundaries),
      !isForgiven || pieces.dropFirst().allSatisfy({ $0.isDifference && saysOneMore(Array(tokens[$0.range])) })
        || pieces.allSatisfy({ $0.isDifference || command($0.range)?.how == .exact })
    else { return nil }
    return commandParts(pieces, boundaries)
  }

  /// What pieces are done as, and the tokens of the first; words at the end of the last that say more of all of them are said of each.
  private func commandParts(_ pieces: [Piece], _ boundaries: [Boundary]) -> (parts: [CommandPart], first: [Token]) {
    let areOfFirst = pieces.dropFirst().allSatisfy { $0.isDifference || $0.opening != nil }
    let end = areOfFirst ? endOfAll(pieces.map(\.range)) : nil
    let days = daysOfAll(pieces, boundaries)
    let parts = pieces.enumerated().map { place, piece in
      var piece = piece
      let isMore = end != nil && 1..<pieces.count - 1 ~= place
      if isMore, piece.opening == nil { piece.opening = pieces[pieces.count - 1].opening }
      let last = place < pieces.count - 1 && days[place] == nil ? end.map { (words: $0, isAhead: false) } : nil
      return CommandPart(
        text: sentence(piece, on: days[place] ?? last), isDifference: piece.isDifference && piece.opening == nil,
        isApart: isApart(piece, boundaries) ? true : nil)
    }
    // Of a first one with the day of another only its text says all.
    return (parts, days[0] == nil ? Array(tokens[pieces[0].range]) + Array(tokens[end ?? 0..<0]) : [])
  }

  /// Whether words say that something was done once more: “and one just now”.
  func saysOneMore(_ words: [Token]) -> Bool { language.followUps(words).contains(.another) }

  /// Whether nothing but one command after another can be meant: each stands behind what divides them, or behind one that takes no free text.
  private func areDivided(_ pieces: [Piece], _ boundaries: [Boundary]) -> Bool {
    zip(pieces, pieces.dropFirst()).allSatisfy { before, piece in
      boundaries.contains { $0.isSequence && $0.right == piece.range.lowerBound }
        || command(before.range)?.cost.wildcards == 0
    }
  }

  // MARK: Commands

  private func pieces(_ range: Range<Int>, _ boundaries: [Boundary]) -> [Piece]? {
    // The first sequence first: free text would reach to the last.
    for boundary in boundaries
    where boundary.isSequence && range.contains(boundary.left) && boundary.left > range.lowerBound {
      let rest = boundary.right..<range.upperBound
      guard !rest.isEmpty, let left = joined(range.lowerBound..<boundary.left, boundaries) else { continue }
      if let right = pieces(rest, boundaries) { return left + right }
      if let others = others(rest, behind: left, isThing: isThing(boundary), boundaries) { return left + others }
    }
    return joined(range, boundaries)
  }

  private func joined(_ range: Range<Int>, _ boundaries: [Boundary]) -> [Piece]? {
    let command = command(range)
    let isOpen = command.map { reachesAcross($0, boundaries) || swallows($0, range, boundaries) } ?? false
    if let command, command.unknownName == nil, !isOpen, !passesOver(command, boundaries),
      !repeats(command, range, boundaries)
    {
      return [Piece(range: range)]
    }
    // The last conjunction first, so that a name or a text keeps those that are its own.
    for boundary in boundaries.reversed() where !boundary.isSequence && range.contains(boundary.left) {
      guard boundary.left > range.lowerBound, boundary.right < range.upperBound,
        let left = joined(range.lowerBound..<boundary.left, boundaries)
      else { continue }
      let rest = boundary.right..<range.upperBound
      let right = joined(rest, boundaries)
      let isSure = self.command(rest).map { $0.how == .exact && $0.unknownName == nil }
      if let right, right.count > 1 || isSure != false { return left + right }
      if let piece = further(rest, behind: left, isThing: !isOpen && right == nil) { return left + [piece] }
      if let right { return left + right }
    }
    return command == nil || range.count == tokens.count ? nil : [Piece(range: range)]
  }

  /// Whether words on both sides of a boundary are taken for a name that only its type's query can know: such a name takes any words.
  private func reachesAcross(_ command: Match, _ boundaries: [Boundary]) -> Bool {
    command.openNames.contains { name in
      boundaries.contains {
        name.lowerBound < tokens[$0.left].range.lowerBound && tokens[$0.right].range.lowerBound < name.upperBound
      }
    }
  }

  /// The command that the words are by themselves.
  func command(_ range: Range<Int>) -> Match? {
    if let known = found.commands[range] { return known }
    let command = foundCommand(range)
    found.commands[range] = .some(command)
    return command
  }

  private func foundCommand(_ range: Range<Int>) -> Match? {
    let result = match(Array(tokens[range]), range.count > Self.mostForgiven)
    guard let best = result.matches.first else { return nil }
    if Self.isKnown(result) || Self.isAskedAbout(result) { return best }
    guard best.unknownName != nil, best.deviations.isEmpty else { return nil }
    // As good as the whole, of which nothing more is known; else only a name that an earlier part makes.
    guard isWholeKnown else { return best }
    let unknown = best.slots.filter { $0.cost.unknown > 0 }.compactMap(\.text)
    let before = Array(tokens[..<range.lowerBound])
    return !unknown.isEmpty && unknown.allSatisfy { before.hold(content(language.tokens($0))) } ? best : nil
  }

  private func content(_ tokens: [Token]) -> [String] {
    language.withoutArticles(tokens).map(\.text)
  }

  /// Whether it can be done: exactly said, or forgiven where no free text can have taken up what was not understood.
  static func isKnown(_ result: MatchResult) -> Bool {
    guard result.decision == .match, !result.isGuess, let best = result.matches.first, best.unknownName == nil,
      !best.isHalf
    else {
      return false
    }
    return best.how == .exact || best.cost.wildcards == 0
  }

  /// Whether words are a command word by word, and only what is meant by a name is asked about: “bought the chicken” of “Defrost the chicken”.
  static func isAskedAbout(_ result: MatchResult) -> Bool {
    guard result.isGuess, result.matches.count == 1, let best = result.matches.first else { return false }
    return best.isUnsure && best.how == .exact && best.deviations.isEmpty && best.unknownName == nil && !best.isHalf
  }

  /// Whether the best match of the whole sentence takes the token at a place for part of a text.
  func isFreeText(at word: Int, in whole: MatchResult) -> Bool {
    guard let best = whole.matches.first else { return false }
    let place = tokens[word].range.lowerBound
    return best.slots.contains { slot in
      guard case .text = slot.value, let range = slot.range else { return false }
      return range.contains(place)
    }
  }

  // MARK: Words between commands

  private func boundaries() -> [Boundary] {
    var boundaries: [Boundary] = []
    let scalars = Array(utterance.unicodeScalars)
    var place = 1
    while place < tokens.count {
      let length = language.sequenceLength(at: place, of: tokens) ?? 0
      var joining = length == 0 ? language.conjunctionLength(at: place, of: tokens) ?? 0 : length
      // 「…して、それから…」 has two of them.
      while length > 0, let more = language.sequenceLength(at: place + joining, of: tokens) { joining += more }
      let signs = dividing(scalars, before: place)
      if joining == 0 && !signs.contains(where: Self.divides) || isQuoted(before: place) {
        place += 1
        continue
      }
      let isSequence =
        length > 0 || repeatsOpening(at: place + joining) || beginsAnother(at: place + joining)
        || opensAgain(at: place + joining) || repeatsClosing(before: place)
        || signs.contains(where: Punctuation.dividesSentence)
        || isQuotationOver(before: place, joining: joining)
      if place + joining < tokens.count {
        boundaries.append(Boundary(left: place, right: place + joining, isSequence: isSequence))
        if boundaries.count > Self.mostBoundaries { return boundaries }
      }
      place += joining + 1
    }
    return dividedByNames(boundaries)
  }

  /// Whether a sentence ends there.
  func endsSentence(_ boundary: Boundary) -> Bool {
    dividing(Array(utterance.unicodeScalars), before: boundary.left).contains(where: Punctuation.dividesSentence)
  }

  /// The signs before a place, without the full stop of a word that is shortened: “p.m. tomorrow”.
  private func dividing(_ scalars: [Unicode.Scalar], before place: Int) -> [Unicode.Scalar] {
    let (end, next) = (tokens[place - 1].range.upperBound, tokens[place].range.lowerBound)
    return (end..<max(end, next)).filter { !language.shortens(fullStopAt: $0, in: scalars) }.map { scalars[$0] }
  }

  /// Whether the words begin as the whole sentence does, with a word of its phrase: “add wine and add salt”.
  private func repeatsOpening(at place: Int) -> Bool {
    guard place < tokens.count, tokens[place].text == tokens[0].text, let best = whole.matches.first else {
      return false
    }
    return !best.slots.contains { $0.range?.contains(tokens[0].range.lowerBound) == true }
  }

  /// Whether the words before a place end as the whole sentence does, with words of its phrase: 「牛乳を追加、パンを追加」.
  private func repeatsClosing(before place: Int) -> Bool {
    guard let best = whole.matches.first, let end = best.slots.compactMap(\.range?.upperBound).max() else {
      return false
    }
    let closing = tokens.reversed().prefix { $0.range.lowerBound >= end }.reversed().map(\.text)
    return !closing.isEmpty && closing.count < place && tokens.holds(closing, at: place - closing.count)
  }

  private static func divides(_ sign: Unicode.Scalar) -> Bool {
    Punctuation.dividesSentence(sign) || Punctuation.isComma(sign)
  }

  /// Whether a text in quotation marks ends before a place, so that no “and” is its own, and no other begins behind it.
  private func isQuotationOver(before place: Int, joining: Int) -> Bool {
    let signs = tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound
    return quotations.contains { signs.contains($0.upperBound - 1) } && place + joining < tokens.count
      && !isQuoted(before: place + joining)
  }

  private func isQuoted(before place: Int) -> Bool {
    quotations.contains { $0.contains(tokens[place].range.lowerBound) }
  }

  /// What stands between two places, both counted in scalars; empty where the second is not behind the first.
  func text(from start: Int, to end: Int) -> String {
    let scalars = utterance.unicodeScalars
    return String(
      scalars[
        scalars.index(
          scalars.startIndex, offsetBy: start)..<scalars.index(scalars.startIndex, offsetBy: max(start, end))])
  }

  /// The words of a part with the signs that belong to them, such as quotation marks.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let isEdge = { (sign: Character) in
      sign.isWhitespace || sign.unicodeScalars.count == 1 && sign.unicodeScalars.allSatisfy(Self.divides)
    }
    let start = range.lowerBound == 0 ? 0 : tokens[range.lowerBound - 1].range.upperBound
    let first = tokens[range.lowerBound].range.lowerBound
    let end =
      range.upperBound == tokens.count ? utterance.unicodeScalars.count : tokens[range.upperBound].range.lowerBound
    // What closes a quotation stands against the word before it, what opens one against the word behind it.
    let before = text(from: start, to: first).reversed().prefix { !isEdge($0) }
    let text = String(before.reversed()) + text(from: first, to: end)
    return String(text.prefix(text.count - text.reversed().prefix(while: isEdge).count))
  }
}
