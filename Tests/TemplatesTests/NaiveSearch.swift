import ParlanceTemplates

/// Tries texts on one utterance, going back wherever one does not fit.
struct NaiveSearch {
  /// A place before a token or, beyond its first scalars, within it.
  struct Place: Hashable {
    var token: Int
    var offset: Int
  }

  let tokens: [Token]
  let recognizers: [any SpanRecognizer]
  let toEnd: Bool
  let cutting: Bool
  /// What the text that is tried stands for.
  var payload = 0
  /// What was found so far.
  private(set) var found: [NaiveMatcher.Reading: NaiveMatcher.Cut?] = [:]
  private var fillings: [NaiveMatcher.Filling] = []
  private var cost = Cost.zero
  private var cuts: [NaiveMatcher.Cut] = []

  /// Makes a search of nothing so far.
  init(tokens: [Token], recognizers: [any SpanRecognizer], toEnd: Bool, cutting: Bool) {
    self.tokens = tokens
    self.recognizers = recognizers
    self.toEnd = toEnd
    self.cutting = cutting
  }

  /// Reads what is left of a text from a place on, in every way.
  mutating func follow(_ items: ArraySlice<NaiveMatcher.Item>, at place: Place) {
    guard let item = items.first else {
      if place.offset == 0, !toEnd || place.token == tokens.count { note(end: place.token) }
      return
    }
    switch item {
    case .word(let words, let beginning):
      if let next = read(words, at: place) {
        if place.offset > 0 { cuts.append(.plain) }
        follow(items.dropFirst(), at: next)
        if place.offset > 0 { cuts.removeLast() }
      }
      if cutting, let beginning, place.offset == 0 || beginning.tokens.count > 1,
        let next = begin(beginning.tokens, at: place)
      {
        cuts.append(beginning.isRule ? .daring : .plain)
        follow(items.dropFirst(), at: next)
        cuts.removeLast()
      }
    case .slot(let name, let recognizer): fill(name, recognizer, items.dropFirst(), at: place)
    }
  }

  private mutating func note(end: Int) {
    let reading = NaiveMatcher.Reading(payload: payload, end: end, fillings: fillings, cost: cost)
    let cut: NaiveMatcher.Cut? = cuts.contains(.daring) ? .daring : cuts.first
    guard let known = found[reading] else {
      found[reading] = .some(cut)
      return
    }
    // Whatever cuts least counts.
    if cut == nil || (cut == .plain && known == .daring) { found[reading] = .some(cut) }
  }

  /// Where words end that stand at a place.
  private func read(_ words: [String], at place: Place) -> Place? {
    guard place.token + words.count <= tokens.count else { return nil }
    for (index, word) in words.enumerated() {
      let text = tokens[place.token + index].text
      guard word == (index == 0 ? rest(of: text, from: place.offset) : text) else { return nil }
    }
    return words.isEmpty ? place : Place(token: place.token + words.count, offset: 0)
  }

  /// Where words end of which the last is the beginning of a token.
  private func begin(_ words: [String], at place: Place) -> Place? {
    guard let last = words.last, let before = read(words.dropLast(), at: place), before.token < tokens.count else {
      return nil
    }
    let text = tokens[before.token].text
    guard text.hasPrefix(last), text != last else { return nil }
    return Place(token: before.token, offset: last.unicodeScalars.count)
  }

  private func rest(of text: String, from offset: Int) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(offset)))
  }

  private mutating func fill(
    _ slot: String, _ recognizer: Int, _ rest: ArraySlice<NaiveMatcher.Item>, at place: Place
  ) {
    guard place.token < tokens.count else { return }
    for span in recognizers[recognizer].spans(in: part(from: place, to: nil), at: 0) {
      take(span, slot, rest, from: place, to: Place(token: place.token + span.end, offset: 0))
    }
    guard cutting else { return }
    for token in place.token..<tokens.count {
      let first = token == place.token ? place.offset + 1 : 1
      for offset in first..<max(first, tokens[token].text.unicodeScalars.count) {
        let end = Place(token: token, offset: offset)
        let part = part(from: place, to: end)
        for span in recognizers[recognizer].spans(in: part, at: 0) where span.end == part.count {
          take(span, slot, rest, from: place, to: end)
        }
      }
    }
  }

  private mutating func take(
    _ span: Span, _ slot: String, _ rest: ArraySlice<NaiveMatcher.Item>, from start: Place, to end: Place
  ) {
    var isDaring = false
    if end.offset > 0, case .slot = rest.first { isDaring = true }
    let lower = scalar(start)
    let upper = end.offset > 0 ? scalar(end) : tokens[end.token - 1].range.upperBound
    let before = cost
    fillings.append(.init(slot: slot, scalars: lower..<upper, value: span.value))
    cost += span.cost + Cost(characters: characters(before: end) - characters(before: start))
    if isDaring { cuts.append(.daring) }
    follow(rest, at: end)
    if isDaring { cuts.removeLast() }
    fillings.removeLast()
    cost = before
  }

  private func scalar(_ place: Place) -> Int { tokens[place.token].range.lowerBound + place.offset }

  private func characters(before place: Place) -> Int {
    tokens[..<place.token].reduce(0) { $0 + $1.range.count } + place.offset
  }

  /// The tokens between two places, cut where these lie within one; to the end without the second.
  private func part(from start: Place, to end: Place?) -> [Token] {
    let last = end?.token ?? tokens.count - 1
    return (start.token...last).map { index in
      let token = tokens[index]
      let from = index == start.token ? start.offset : 0
      let to = index == end?.token ? end?.offset ?? 0 : token.text.unicodeScalars.count
      let text = String(String.UnicodeScalarView(token.text.unicodeScalars.prefix(to).dropFirst(from)))
      return Token(text, range: token.range.lowerBound + from..<token.range.lowerBound + to)
    }
  }
}
