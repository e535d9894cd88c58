extension Lattice {
  /// Another word at a token, or tokens that are passed over.
  struct Alternative: Sendable {
    /// The word that is read; −1 if none is, since the tokens are passed over.
    var symbol: Int32
    /// The place behind it.
    var end: Int32
    /// How what was said deviates from the phrase.
    var kind: Deviation.Kind
    /// What it costs, in points.
    var points: Int
  }

  /// The utterance as other words: misspelled ones as what they may be, what says nothing left out, words divided and joined.
  struct Respelled: Sendable {
    /// The words as they may be, with the ranges of what was said.
    var tokens: [Token] = []
    /// Of each of its tokens, the place where it begins.
    var starts: [Int32] = []
    /// Of each of its tokens, the place where it ends.
    var ends: [Int32] = []
    /// Of each of its tokens, what it costs to take it so, in points.
    var points: [Int] = []
    /// Of each of its tokens, what it costs to leave out what stands before it, in points.
    var pointsBefore: [Int] = []
    /// Of each of its tokens, its symbol; −1 for what no phrase holds.
    var symbols: [Int32] = []

    /// Adds a token; symbols are added when all are there.
    mutating func append(_ token: Token, from start: Int32, to end: Int32, points: Int, before: Int) {
      tokens.append(token)
      starts.append(start)
      ends.append(end)
      self.points.append(points)
      pointsBefore.append(before)
    }
  }

  /// The most ways in which all tokens are taken for others at once.
  private static var mostRespelled: Int { 2 }

  /// Lays out other tokens with what may be forgiven.
  mutating func lay(_ tokens: [Token], _ automaton: AutomatonContent, _ allowances: Allowances) {
    clear()
    self.tokens = tokens
    self.allowances = allowances
    var characters: Int32 = 0
    for (number, (token, site)) in zip(tokens, allowances.sites).enumerated() {
      places.append(Int32(symbols.count))
      symbols.append(automaton.symbols.number(of: token.text))
      charactersBefore.append(characters)
      if let hearing = allowances.hearing {
        divide(number, hearing, characters)
      } else {
        divide(token, site, automaton, characters)
      }
      while ends.count < symbols.count { ends.append(Int32(symbols.count)) }
      characters += Int32(token.range.count)
    }
    places.append(Int32(symbols.count))
    charactersBefore.append(characters)
    alternatives = Array(repeating: [], count: end + 1)
    for number in tokens.indices { addAlternatives(of: number, allowances, automaton) }
    for (number, words) in allowances.insertions.enumerated() { insert(words, before: number, automaton) }
    if let hearing = allowances.hearing {
      addHeard(hearing, automaton)
    } else {
      addRespelled(allowances, automaton)
    }
  }

  /// Divides a token where its sounds begin.
  private mutating func divide(_ number: Int, _ hearing: Hearing, _ before: Int32) {
    let inner = hearing.offsets[hearing.starts[number] + 1..<hearing.starts[number + 1]]
    for offset in inner {
      symbols.append(-1)
      charactersBefore.append(before + Int32(min(offset, tokens[number].range.count)))
    }
    seams.append(inner.map { Seam(offset: $0, beginning: -1) })
    symbolsWithin.append([])
    isCut = true
  }

  /// Adds the words that sound like what was said.
  private mutating func addHeard(_ hearing: Hearing, _ automaton: AutomatonContent) {
    for (place, arcs) in hearing.arcs.enumerated() {
      for arc in arcs where arc.points > 0 {
        let symbol = automaton.symbols.number(of: arc.word)
        guard symbol >= 0 else { continue }
        alternatives[place].append(
          Alternative(symbol: symbol, end: Int32(arc.end), kind: .sound, points: arc.points))
      }
    }
  }

  /// Divides a token where two words may have been written as one.
  private mutating func divide(_ token: Token, _ site: Allowances.Site, _ automaton: AutomatonContent, _ before: Int32)
  {
    let text = token.text.unicodeScalars
    var cuts: [Seam] = []
    var within: [Int32] = []
    for offset in site.seams where offset > 0 && offset < text.count {
      let index = text.index(text.startIndex, offsetBy: offset)
      let rest = automaton.symbols.number(of: String(text[index...]))
      cuts.append(Seam(offset: offset, beginning: -1))
      within.append(rest)
      within.append(automaton.symbols.number(of: String(text[..<index])))
      symbols.append(rest)
      charactersBefore.append(before + Int32(min(offset, token.range.count)))
    }
    isCut = isCut || !cuts.isEmpty
    seams.append(cuts)
    symbolsWithin.append(within)
  }

  private mutating func addAlternatives(of token: Int, _ allowances: Allowances, _ automaton: AutomatonContent) {
    let site = allowances.sites[token]
    var found: [Alternative] = []
    for respelling in site.respellings {
      let symbol = automaton.symbols.number(of: respelling.word)
      guard symbol >= 0 else { continue }
      found.append(
        Alternative(
          symbol: symbol, end: places[token + 1], kind: respelling.isContrary ? .contrary : .typo,
          points: respelling.points))
    }
    let divided = symbolsWithin[token].isEmpty ? 0..<0 : seams[token].indices
    for number in divided where symbolsWithin[token][2 * number + 1] >= 0 {
      found.append(
        Alternative(
          symbol: symbolsWithin[token][2 * number + 1], end: places[token] + Int32(number) + 1, kind: .joined,
          points: allowances.jointPoints))
    }
    if let joint = site.joint, token + 2 < places.count, case let symbol = automaton.symbols.number(of: joint.word),
      symbol >= 0
    {
      found.append(Alternative(symbol: symbol, end: places[token + 2], kind: .split, points: joint.points))
    }
    for skip in site.skips where token + skip.count < places.count {
      found.append(Alternative(symbol: -1, end: places[token + skip.count], kind: skip.kind, points: skip.points))
    }
    alternatives[Int(places[token])] = found
  }

  /// Adds words that were not said and are read before a token, or behind the last.
  private mutating func insert(_ words: [Allowances.Respelling], before token: Int, _ automaton: AutomatonContent) {
    let place = places[token]
    for word in words {
      let symbol = automaton.symbols.number(of: word.word)
      guard symbol >= 0 else { continue }
      inserted.append(symbol)
      alternatives[Int(place)].append(Alternative(symbol: symbol, end: place, kind: .character, points: word.points))
    }
  }

  /// Takes the words for what they may be, all at once: the best guess of each, then the second best.
  private mutating func addRespelled(_ allowances: Allowances, _ automaton: AutomatonContent) {
    for rank in 0..<Self.mostRespelled {
      guard rank == 0 || allowances.sites.contains(where: { $0.respellings.count > rank }) else { return }
      var other = respelled(allowances, rank: rank)
      other.symbols = other.tokens.map { automaton.symbols.number(of: $0.text) }
      guard other.points.contains(where: { $0 > 0 }) || other.pointsBefore.contains(where: { $0 > 0 }) else { return }
      respelled.append(other)
    }
  }

  private func respelled(_ allowances: Allowances, rank: Int) -> Respelled {
    var other = Respelled()
    var number = 0
    var before = 0
    var isBehindGap: Bool?
    while number < tokens.count {
      let site = allowances.sites[number]
      let (start, token, first) = (places[number], tokens[number], other.tokens.count)
      if let skip = site.skips.first(where: { $0.kind != .extra }), number + skip.count <= tokens.count {
        before += skip.points
        isBehindGap = isBehindGap != false && tokens.isGap(number..<number + skip.count)
        number += skip.count
        continue
      }
      if let joint = site.joint {
        other.append(
          Token(joint.word, range: token.range.lowerBound..<tokens[number + 1].range.upperBound), from: start,
          to: places[number + 2], points: joint.points, before: before)
        number += 1
      } else if let offset = site.seams.first, !seams[number].isEmpty {
        let text = token.text.unicodeScalars
        let middle = text.index(text.startIndex, offsetBy: offset)
        other.append(
          Token(String(text[..<middle]), range: token.range), from: start, to: start + 1, points: 0, before: before)
        other.append(
          Token(String(text[middle...]), range: token.range), from: start + 1, to: places[number + 1],
          points: allowances.jointPoints, before: 0)
      } else if let respelling = site.respellings.prefix(rank + 1).last {
        other.append(
          Token(respelling.word, range: token.range), from: start, to: places[number + 1],
          points: respelling.isContrary ? allowances.most + 1 : respelling.points, before: before)
      } else {
        other.append(token, from: start, to: places[number + 1], points: 0, before: before)
      }
      other.tokens[first].isBehindLeftOut = isBehindGap ?? token.isBehindLeftOut
      (before, isBehindGap) = (0, nil)
      number += 1
    }
    return other
  }

  /// Whether a token may be passed over, alone or with others.
  func isPassable(_ token: Int) -> Bool {
    let place = places[token]
    return alternatives[...Int(place)].contains { $0.contains { $0.symbol < 0 && $0.end > place } }
  }

  /// The symbols that a token may be, or be part of.
  func alternatives(within token: Int) -> [Int32] {
    let place = places[token]
    var found: [Int32] = []
    for alternatives in alternatives[..<Int(places[token + 1])] {
      for alternative in alternatives where alternative.symbol >= 0 && alternative.end > place {
        found.append(alternative.symbol)
      }
    }
    return found
  }
}
