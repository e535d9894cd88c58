import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Where another command begins, though free text would take its words.
extension CommandSplitter {
  /// Whether the words from a place to the end, or to what may divide them next, are plainly another command, though free text would take
  /// them: “add milk and remind me to call Ann”, but not “add the jam and finish it”.
  func beginsAnother(at place: Int) -> Bool {
    guard place > 0, place < tokens.count, isWholeKnown, isFreeText(at: place, in: whole),
      // What stands in quotation marks is a text.
      !text(from: tokens[place - 1].range.upperBound, to: tokens[place].range.lowerBound)
        .unicodeScalars.contains(where: Punctuation.opensQuotation)
    else { return false }
    let ends = [tokens.count] + tokens.indices.dropFirst(place + 1).filter(mayDivide).prefix(1)
    return ends.contains { isAnother(Array(tokens[place..<$0]), from: place) }
  }

  private func isAnother(_ words: [Token], from place: Int) -> Bool {
    let result = match(words, true)
    guard let best = result.matches.first, best.how == .exact, namesWhole(best),
      Self.isKnown(result) || namesWhatIsMade(best, before: place),
      !speaksOfIt(words, best) || saysMore(best), !goesOnWithDeed(words, at: place)
    else { return false }
    let opening = words.prefix { isPhrase($0, of: best) }
    let isNamed =
      best.unknownName != nil
      || best.slots.contains { if case .names(let names) = $0.value { !names.isEmpty } else { false } }
    guard !isNamed || !goesOnWithDuty(words, best, from: place) else { return false }
    let isLittle = best.cost.wildcards > 0 && !isNamed && !isCommanding(words, best)
    return opening.count >= (isLittle ? 2 : 1)
  }

  /// Whether the free text of a command takes words behind a boundary that begin as the command does: „füge Milch hinzu, füge Brot hinzu“.
  func repeats(_ command: Match, _ range: Range<Int>, _ boundaries: [Boundary]) -> Bool {
    guard let first = range.first, isPhrase(tokens[first], of: command) else { return false }
    return boundaries.contains { boundary in
      range.contains(boundary.right) && boundary.left > range.lowerBound
        && tokens[boundary.right].text == tokens[first].text
        && command.slots.contains { slot in
          guard case .text = slot.value, let text = slot.range else { return false }
          return text.contains(tokens[boundary.right].range.lowerBound)
        }
    }
  }

  /// Whether a command or a name may end before a place.
  private func mayDivide(before place: Int) -> Bool {
    RepeatedRecognizer.hasMark(before: place, in: tokens)
      || language.conjunctionLength(at: place, of: tokens) != nil
  }

  /// Whether all that nobody knows of a command is the whole text behind an opening of the sentence's own: “complete buy milk” behind “add buy
  /// milk”, but not “finish book” behind “add read book”.
  private func namesWhatIsMade(_ command: Match, before place: Int) -> Bool {
    guard command.unknownName != nil, let done = whole.matches.first,
      let start = done.slots.compactMap(\.range?.lowerBound).min(),
      let first = tokens.firstIndex(where: { $0.range.lowerBound >= start }), first > 0
    else { return false }
    let opening = tokens[first - 1].text
    return command.slots.filter { $0.cost.unknown > 0 }.allSatisfy { slot in
      let name = slot.text.map { language.tokens($0).map(\.text) } ?? []
      return (1..<place).contains { begin in
        tokens[begin - 1].text == opening && tokens.holds(name, at: begin) && begin + name.count < place + 1
          && mayDivide(before: begin + name.count)
      }
    }
  }

  /// Whether what a person has to do goes on: “I need to call Bob and complete the report”.
  private func goesOnWithDuty(_ words: [Token], _ command: Match, from place: Int) -> Bool {
    language.announceDuty(Array(tokens[..<place]))
      && words.contains { isPhrase($0, of: command) && language.mayTellDuty($0) }
  }

  /// Whether a text that begins with a verb goes on with another in the same form: « appeler Anne et terminer le rapport ».
  private func goesOnWithDeed(_ words: [Token], at place: Int) -> Bool {
    guard language.isInfinitive(words[0]) == true else { return false }
    let text = whole.matches.first?.slots.first { slot in
      slot.cost.wildcards > 0 && slot.range?.contains(tokens[place].range.lowerBound) == true
    }
    guard let start = text?.range?.lowerBound, let first = tokens.first(where: { $0.range.lowerBound >= start }) else {
      return false
    }
    return language.isInfinitive(first) == true
  }

  /// Whether a command says what is to become of a thing, and not only that something is to be done with it: “make it due tomorrow”.
  private func saysMore(_ command: Match) -> Bool {
    command.cost.wildcards == 0 && command.slots.count { $0.range != nil } > 1
  }

  /// Whether the words from a place to the end say of another thing that there is what the sentence says of the first, behind the same
  /// opening, though free text would take them: “rename milk to oat milk and bread to rye bread”.
  func opensAgain(at place: Int) -> Bool {
    guard place < tokens.count, isWholeKnown, let done = whole.matches.first, isFreeText(at: place, in: whole),
      let start = done.slots.compactMap(\.range?.lowerBound).min(),
      let value = tokens.firstIndex(where: { $0.range.lowerBound >= start }), value > 0
    else { return false }
    let result = match(Array(tokens[..<value]) + tokens[place...], true)
    guard Self.isKnown(result), let best = result.matches.first, best.intent == done.intent, best.how == .exact,
      best.slots.count(where: { $0.range != nil }) > 1
    else { return false }
    return best.slots.contains { slot in
      guard case .names(let names) = slot.value, names.count == 1 else { return false }
      return !done.slots.contains { $0.value == slot.value }
    }
  }

  /// The places with those that divide because of what stands behind them: a command that names something there is, where a comma stands
  /// before it, or where the sentence has another command besides.
  func dividedByNames(_ boundaries: [Boundary]) -> [Boundary] {
    guard isWholeKnown, boundaries.contains(where: { !$0.isSequence && isFreeText(at: $0.right, in: whole) }) else {
      return boundaries
    }
    let areNamed = boundaries.indices.map { place in
      let end = place + 1 < boundaries.count ? boundaries[place + 1].left : tokens.count
      return !boundaries[place].isSequence && isNamedCommand(boundaries[place].right..<end)
    }
    let commands = boundaries.indices.count { areNamed[$0] || boundaries[$0].isSequence }
    return boundaries.indices.map { place in
      var boundary = boundaries[place]
      let isOne = areNamed[place] && (commands > 1 || isBehindComma(boundary))
      boundary.isSequence = boundary.isSequence || isOne
      return boundary
    }
  }

  /// Whether words are a command by themselves about one thing that there is, called by its name or a part of it.
  private func isNamedCommand(_ range: Range<Int>) -> Bool {
    guard range.count > 1, isFreeText(at: range.lowerBound, in: whole) else { return false }
    let words = Array(tokens[range])
    let result = match(words, true)
    guard Self.isKnown(result), let best = result.matches.first, best.how == .exact, best.cost.wildcards == 0,
      !speaksOfIt(words, best)
    else { return false }
    let isNamed = best.slots.contains { if case .names(let names) = $0.value { names.count == 1 } else { false } }
    return isNamed && isPhrase(words[0], of: best) && !goesOnWithDuty(words, best, from: range.lowerBound)
  }

  private func isBehindComma(_ boundary: Boundary) -> Bool {
    let signs = text(from: tokens[boundary.left - 1].range.upperBound, to: tokens[boundary.right].range.lowerBound)
    return signs.unicodeScalars.contains(where: Punctuation.isComma)
  }

  /// What words are behind parts that are commands already: another command behind the opening of the last of these, a thing to do the same
  /// with if they may be one, or more than a thing.
  func further(_ rest: Range<Int>, behind left: [Piece], isThing: Bool) -> Piece? {
    guard let opener = left.last(where: { !$0.isDifference && $0.opening == nil }) else { return nil }
    let isAnother = left.contains { $0.opening != nil }
    if let other = otherwise(rest, behind: opener.range, orLikeIt: isAnother) { return other }
    let isLast = left.last(where: { !$0.isDifference })?.opening == nil
    return (isThing && isLast ? difference(rest, from: opener.range) : nil) ?? opened(rest, as: opener.range)
  }

  /// The same for words of several, one behind the other: “the radio off and the fan on” behind “turn the lamp on”.
  func others(_ rest: Range<Int>, behind left: [Piece], isThing: Bool, _ boundaries: [Boundary]) -> [Piece]? {
    if let piece = further(rest, behind: left, isThing: isThing) { return [piece] }
    for boundary in boundaries where rest.contains(boundary.left) && boundary.left > rest.lowerBound {
      let end = boundary.right..<rest.upperBound
      guard !end.isEmpty, let piece = further(rest.lowerBound..<boundary.left, behind: left, isThing: isThing),
        let more = others(end, behind: left + [piece], isThing: isThing, boundaries)
      else { continue }
      return [piece] + more
    }
    return nil
  }

  /// Words that are another command than the one before them behind its opening, or its first words, by a word of their own: “the desk lamp
  /// on” behind “turn the floor lamp off” or “turn off the floor lamp”; the same one counts where another came between.
  private func otherwise(_ rest: Range<Int>, behind first: Range<Int>, orLikeIt: Bool) -> Piece? {
    guard let done = command(first), done.cost.wildcards == 0, let opening = opening(of: first, done) else {
      return nil
    }
    return opening.reversed().lazy.compactMap { last in
      // Behind its first words alone, a verb of its own tells another deed: “did yoga” behind “I had a coffee”.
      let isPart = last + 1 < opening.upperBound
      return otherwise(rest, than: done, behind: opening.lowerBound..<last + 1, orLikeIt: orLikeIt || isPart)
    }.first
  }

  private func otherwise(_ rest: Range<Int>, than done: Match, behind opening: Range<Int>, orLikeIt: Bool) -> Piece? {
    let result = match(Array(tokens[opening] + tokens[rest]), true)
    guard Self.isKnown(result), let best = result.matches.first, best.how == .exact, best.cost.wildcards == 0,
      orLikeIt || best.intent != done.intent || Self.unsaid(best) != Self.unsaid(done),
      tokens[rest].contains(where: { isPhrase($0, of: best) && !language.articles.contains($0) })
    else { return nil }
    return Piece(range: rest, opening: text(opening))
  }

  /// The words before the first value of a command but for a day ahead of them; `nil` if there are none.
  private func opening(of first: Range<Int>, _ done: Match) -> Range<Int>? {
    let start = tokens[first.lowerBound].range.lowerBound
    let day = done.slots.first { $0.value.isMoment && $0.range?.lowerBound == start }?.range
    let begin = first.first { tokens[$0].range.lowerBound >= day?.upperBound ?? start } ?? first.lowerBound
    guard let thing = done.slots.compactMap({ $0.range?.lowerBound }).filter({ day?.contains($0) != true }).min(),
      let value = first.first(where: { tokens[$0].range.lowerBound >= thing }), value > begin
    else { return nil }
    return begin..<value
  }

  /// The values that a command's phrase gives it without a word.
  private static func unsaid(_ command: Match) -> [SlotValue] {
    command.slots.filter { $0.range == nil }.map(\.value)
  }

  /// Words that name another value for the command before them, with a “too” around them or without: “milk as done and the oven too”; or that it
  /// was done once more: “and one just now”.
  func difference(_ rest: Range<Int>, from first: Range<Int>) -> Piece? {
    guard let done = command(first) else { return nil }
    let words = Array(tokens[rest])
    let isOneMore = done.cost.wildcards == 0 && saysOneMore(words)
    let inner = ([words.indices] + language.withoutToo(words)).first { isOneMore || differs(Array(words[$0]), done) }
    return inner.map {
      Piece(range: rest.lowerBound + $0.lowerBound..<rest.lowerBound + $0.upperBound, isDifference: true)
    }
  }

  /// Whether free text with which words begin takes a whole command for its own, and an “and” behind it: „lösch die Milch und setz Sahne“ in
  /// “… auf die Liste”.
  func swallows(_ command: Match, _ range: Range<Int>, _ boundaries: [Boundary]) -> Bool {
    let start = tokens[range.lowerBound].range.lowerBound
    guard let text = command.slots.first(where: { $0.cost.wildcards > 0 && $0.range?.lowerBound == start })?.range
    else { return false }
    return boundaries.contains { boundary in
      guard range.contains(boundary.left), boundary.left > range.lowerBound,
        tokens[boundary.left - 1].range.upperBound < text.upperBound,
        let first = self.command(range.lowerBound..<boundary.left)
      else { return false }
      return first.how == .exact && first.cost.wildcards == 0 && first.unknownName == nil
    }
  }

  /// Whether what stands behind a “then” plainly names a thing, in a sentence that is no command else: “tick off milk and then the oven”,
  /// but “then call mum” is what is to be done next.
  func isThing(_ boundary: Boundary) -> Bool {
    !isWholeKnown && !endsSentence(boundary) && language.articles.contains(tokens[boundary.right])
  }

  /// Words that say more than one thing of something else, as the command before them does, behind the opening of that one: “the bread to
  /// Monday” behind “move the dentist to Tuesday”.
  func opened(_ rest: Range<Int>, as first: Range<Int>) -> Piece? {
    guard let done = command(first) else { return nil }
    let slots = done.slots.compactMap(\.range)
    guard slots.count > 1, let end = slots.map(\.upperBound).max(),
      // What stands behind its values, as a German verb does, cannot be said once for both.
      end >= tokens[first.upperBound - 1].range.upperBound, let opening = opening(of: first, done)
    else { return nil }
    let result = match(Array(tokens[opening] + tokens[rest]), false)
    guard let best = result.matches.first, best.intent == done.intent,
      Self.isKnown(result) || best.unknownName != nil && best.deviations.isEmpty,
      best.slots.count(where: { $0.range != nil }) > 1
    else { return nil }
    return Piece(range: rest, opening: text(opening))
  }

  /// The words at the end of the last of several things that say more of the command, as of all of them: “yesterday” in “log 2 coffees and a
  /// tea yesterday”; `nil` if there are none, or free text may have them.
  func endOfAll(_ ranges: [Range<Int>]) -> Range<Int>? {
    guard let first = ranges.first, let last = ranges.last, let done = command(first), done.cost.wildcards == 0
    else { return nil }
    return last.dropFirst().lazy.map { $0..<last.upperBound }.first { end in
      let result = match(Array(tokens[first] + tokens[end]), done.how == .exact)
      guard Self.isKnown(result), let more = result.matches.first, more.how == done.how, more.intent == done.intent,
        more.cost.wildcards == 0, more.slots.count(where: { $0.range != nil }) == said(done).count + 1,
        said(more).last?.lowerBound ?? 0 >= tokens[end.lowerBound].range.lowerBound
      else { return false }
      return differs(Array(tokens[last.lowerBound..<end.lowerBound]), done)
    }
  }

  /// The places of what fills slots, in their order.
  private func said(_ command: Match) -> [Range<Int>] {
    command.slots.compactMap(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a command forgives a word that joins two: “went for a run and a swim” is no “went a swim”.
  func passesOver(_ command: Match, _ boundaries: [Boundary]) -> Bool {
    guard !command.deviations.isEmpty else { return false }
    return boundaries.contains { boundary in
      guard boundary.left < boundary.right else { return false }
      let joint = tokens[boundary.left].range.lowerBound..<tokens[boundary.right - 1].range.upperBound
      return command.passesOver(joint)
    }
  }
}

extension Match {
  /// Whether it forgives words at a place that belong to nothing that fills a slot.
  func passesOver(_ scalars: Range<Int>) -> Bool {
    deviations.contains { $0.scalars.overlaps(scalars) } && !slots.contains { $0.range?.overlaps(scalars) == true }
  }
}
