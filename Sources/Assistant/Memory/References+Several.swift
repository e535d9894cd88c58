import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Words that point at several things at once: “the last two”, “both”, “1 and 3”.
extension References {
  /// The most things that words point at.
  private static var mostPointed: Int { 20 }

  /// Several things that words of an utterance point at.
  struct Several {
    /// The words.
    var words: Range<Int>
    /// What they point at, in the order in which it was shown; where that is not clear, all that can be meant.
    var entities: [EntityReference]
    /// Whether it is clear that all of them are meant.
    var isClear = true
  }

  /// The words of an utterance that point at places of a list.
  struct Pointing {
    /// Those that point at one, with what they point at.
    let places: [(words: Range<Int>, pick: Pick)]
    /// Those that point at several.
    let several: [(words: Range<Int>, pick: Pick)]
    /// What they point at, in the order in which it was shown or made.
    let listed: [EntityReference]
    /// Whether that was shown with numbers before it.
    var isShown = true

    /// Looks for them.
    init(_ tokens: [Token], _ language: Language, listed: () -> [EntityReference]) {
      places = language.places(in: tokens)
      several = language.severalPlaces(in: tokens)
      // Most sentences point at nothing.
      self.listed = places.isEmpty && several.isEmpty ? [] : listed()
    }
  }

  /// Looks for words that point at places of a list.
  func pointing(in tokens: [Token], _ vocabulary: Vocabulary) -> Pointing {
    var pointing = Pointing(tokens, language) { listed(in: vocabulary) }
    pointing.isShown = memory.chosenFrom != nil || !memory.listed.isEmpty
    return pointing
  }

  /// What was to be chosen from last, or listed; what one sentence has made since then is nearer than a list that does not show it. Where nothing
  /// was listed it is what the last sentences made.
  private func listed(in vocabulary: Vocabulary) -> [EntityReference] {
    if let shown = memory.chosenFrom { return shown }
    let listed = memory.listed.isEmpty ? things(of: memory.mostMade, vocabulary) : memory.listed
    guard let deeds = memory.severalDeeds else { return listed }
    let made = things(of: deeds, vocabulary)
    return made.count > 1 && !made.allSatisfy(listed.contains) ? made : listed
  }

  /// The words that point at several things which were listed, or spoken of last.
  func several(in tokens: [Token], _ vocabulary: Vocabulary, _ pointing: Pointing) -> [Several] {
    let asOne = asOne(in: tokens, vocabulary)
    guard !memory.isEmpty, !pointing.several.isEmpty || pointing.places.count > 1 else { return asOne }
    let kinds = kinds(of: pointing.listed)
    let picked = pointing.several.flatMap { range, pick -> [Several] in
      guard var several = several(by: pick, pointing.listed, vocabulary) else { return [] }
      // What stands before everything else need not speak of the list, “all done”, but for words that stand for things: “they are done”.
      let isPronoun = range.count == 1 && language.subjects.contains(tokens[range.lowerBound])
      let isOfTwo = pointing.several.contains { $0.pick == .both }
      if pick == .all, range.lowerBound == 0, !isPronoun || isOfTwo && several.entities.count != 2 {
        several.isClear = false
      }
      let ends =
        pick == .all ? [] : kinds.filter { language.holdsForm(of: $0, in: tokens, at: range.upperBound) }.map(\.count)
      return ([0] + ends).map { more in
        Several(
          words: range.lowerBound..<range.upperBound + more, entities: several.entities, isClear: several.isClear)
      }
    }
    return asOne + picked + counted(in: tokens, kinds, pointing) + bothCalled(in: tokens, vocabulary, pointing)
  }

  /// The pronouns that stand for all of a list which was said as if it were one thing: “make it Saturday” behind “add milk, eggs and bread”.
  private func asOne(in tokens: [Token], _ vocabulary: Vocabulary) -> [Several] {
    guard memory.isList == true, let deeds = memory.severalDeeds, case let made = things(of: deeds, vocabulary),
      made.count > 1
    else { return [] }
    return language.pronouns(in: tokens).compactMap { words in
      tokens.indices.first { tokens.holds(words, at: $0) }.map { Several(words: $0..<$0 + words.count, entities: made) }
    }
  }

  /// The most words of what two things have in their names.
  private static var mostShared: Int { 4 }

  /// The two things of whose names some words are a part: “both plumbers”.
  private func bothCalled(in tokens: [Token], _ vocabulary: Vocabulary, _ pointing: Pointing) -> [Several] {
    let both = pointing.several.filter { $0.pick == .both }
    guard !both.isEmpty else { return [] }
    // Of several things people speak in another form than their names have: “plumbers”.
    let singular = tokens.map { Token(language.stem(of: $0.text) ?? $0.text, range: $0.range) }
    return both.flatMap { range, _ -> [Several] in
      types.flatMap { type -> [Several] in
        guard let index = vocabulary.index(of: type), range.upperBound < tokens.count else { return [] }
        let spans = [tokens, singular].lazy.map { index.spans(in: $0, at: range.upperBound) }.first { !$0.isEmpty }
        return (spans ?? []).compactMap { span in
          guard case .candidates(let numbers) = span.value, numbers.count == 2,
            span.end - range.upperBound <= Self.mostShared
          else { return nil }
          return Several(
            words: range.lowerBound..<span.end, entities: numbers.map { EntityReference(index[$0], type: type) })
        }
      }
    }
  }

  /// Words for several things that are only about to be spoken of: “both” of “add milk and eggs as two tasks, then complete both”.
  func spokenOfSoon(in tokens: [Token], _ pointing: Pointing) -> [[String]] {
    pointing.several.filter { $0.pick == .both || $0.pick == .all }.map {
      tokens[$0.words].map(\.text)
    }
  }

  /// What a pick of several points at; `nil` if there are no several.
  private func several(by pick: Pick, _ listed: [EntityReference], _ vocabulary: Vocabulary) -> Several? {
    var several = Several(words: 0..<0, entities: listed)
    switch pick {
    case .both:
      let last = spokenOfLast(in: vocabulary)
      let deeds = memory.severalDeeds ?? memory.lastTwo
      let spokenOf = last.isEmpty ? things(of: deeds, vocabulary) : last
      several.entities = spokenOf.count > 1 ? spokenOf : listed
      several.isClear = several.entities.count == 2
    case .all:
      let spokenOf = spokenOfLast(in: vocabulary)
      several.entities = spokenOf.isEmpty ? listed : spokenOf
      // Where nothing was listed, all are those that the last sentences made; of a list with nothing in it there are none.
      several.isClear = !memory.hasListedNothing && (!spokenOf.isEmpty || memory.listed.isEmpty)
    case .firsts(let count) where count <= listed.count: several.entities = Array(listed.prefix(max(0, count)))
    case .lasts(let count) where count > 1 && isNearer(made(count, vocabulary), count, than: listed):
      several.entities = made(count, vocabulary)
    case .lasts(let count) where count <= listed.count: several.entities = listed.suffix(max(0, count))
    // Which one is asked.
    case .one:
      let spokenOf = spokenOfLast(in: vocabulary)
      several.entities = spokenOf.isEmpty ? listed : spokenOf
      several.isClear = false
    // Of more than there are nobody knows which.
    case .firsts, .lasts: several.isClear = false
    case .index, .number, .other, .last, .none, .any, .everything: return nil
    }
    return (2...Self.mostPointed).contains(several.entities.count) ? several : nil
  }

  /// The things of a type among which one can be told by comparing them: those that the last sentences were about, or those of the list.
  func compared(of type: String, in vocabulary: Vocabulary) -> [EntityReference] {
    let spokenOf = things(of: memory.severalDeeds ?? memory.lastTwo, vocabulary).filter { $0.typeName == type }
    return spokenOf.count > 1 ? spokenOf : memory.listed.filter { $0.typeName == type }
  }

  /// What the last sentence was about, if that was several things; else none.
  private func spokenOfLast(in vocabulary: Vocabulary) -> [EntityReference] {
    let different = things(of: memory.lastDeeds, vocabulary)
    return different.count > 1 ? different : []
  }

  /// What some deeds were about, each once.
  private func things(of deeds: [TurnMemory.Deed], _ vocabulary: Vocabulary) -> [EntityReference] {
    let spokenOf = deeds.flatMap { deed in
      types.flatMap { type in deed.entities(of: type) + deed.texts.flatMap { called($0, type, vocabulary) } }
    }
    var seen: Set<EntityReference> = []
    return spokenOf.filter { seen.insert($0).inserted }
  }

  /// What so many last sentences made, one thing each.
  private func made(_ count: Int, _ vocabulary: Vocabulary) -> [EntityReference] {
    things(of: memory.lastMade(count), vocabulary)
  }

  /// Whether so many things were spoken of one after the other that a list from before does not show.
  private func isNearer(_ made: [EntityReference], _ count: Int, than listed: [EntityReference]) -> Bool {
    made.count == count && !made.allSatisfy(listed.contains)
  }

  // MARK: One place after another

  /// The things that are told by their places, one after the other: “1 and 3”, “the first and the last task”, “tasks 2, 3 and 5”.
  private func counted(in tokens: [Token], _ kinds: [[Token]], _ pointing: Pointing) -> [Several] {
    let places = Dictionary(grouping: pointing.places, by: \.words.lowerBound)
    guard places.count > 1 else { return [] }
    return places.keys.flatMap { start in
      var (next, entities): (Int?, [EntityReference]) = (start, [])
      var found: [Several] = []
      while let place = next, let (end, entity) = listed(at: places[place] ?? [], pointing.listed),
        entities.count < Self.mostPointed
      {
        if !entities.contains(entity) { entities.append(entity) }
        if entities.count > 1 {
          found += around(start..<end, kinds, tokens).map { Several(words: $0, entities: entities) }
        }
        next = joined(at: end, in: tokens)
      }
      return found
    }
  }

  /// What the most words that begin at one place point at, and where they end.
  private func listed(
    at places: [(words: Range<Int>, pick: Pick)], _ listed: [EntityReference]
  ) -> (end: Int, entity: EntityReference)? {
    guard let place = places.max(by: { $0.words.count < $1.words.count }) else { return nil }
    switch place.pick {
    case .index(let number), .number(let number):
      return listed.indices.contains(number - 1) ? (place.words.upperBound, listed[number - 1]) : nil
    case .last: return listed.last.map { (place.words.upperBound, $0) }
    case .other, .firsts, .lasts, .both, .all, .everything, .none, .any, .one: return nil
    }
  }

  /// Where a list goes on; `nil` if it does not.
  private func joined(at place: Int, in tokens: [Token]) -> Int? {
    guard place < tokens.count else { return nil }
    if RepeatedRecognizer.separators(language).contains(tokens[place]) { return place + 1 }
    return RepeatedRecognizer.hasMark(before: place, in: tokens) ? place : nil
  }

  /// Words by themselves, and with what the things are called before or behind them.
  private func around(_ words: Range<Int>, _ kinds: [[Token]], _ tokens: [Token]) -> [Range<Int>] {
    [words]
      + kinds.flatMap { kind -> [Range<Int>] in
        let behind =
          language.holdsForm(of: kind, in: tokens, at: words.upperBound)
          ? [words.lowerBound..<words.upperBound + kind.count] : []
        let start = words.lowerBound - kind.count
        let before = start >= 0 && language.holdsForm(of: kind, in: tokens, at: start) ? [start..<words.upperBound] : []
        return behind + before
      }
  }
}
