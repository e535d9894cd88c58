import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

// What somebody has done is what they had to do: “I have watered the plants” speaks of “Water the plants”, not of “Sell the plants”.
extension Matcher {
  /// The hidden slot whose entry says by `out` which verb a name has that a part of it stands for.
  static var verbSlot: String { "@verb" }
  /// The same where a name has to have the verb: “fed the cat” speaks of “Feed cat”, and of no event that is called “Cat”.
  package static var deedSlot: String { "@deed" }

  /// The attempts without the readings in which a part stands for a name that has another verb than the one said.
  func heedingVerbs(_ attempts: [Attempt], in situation: Situation) -> [Attempt] {
    guard readsVerbs, attempts.contains(where: { $0.candidates.contains(where: tellsVerb) }) else { return attempts }
    return attempts.map { attempt in
      var attempt = attempt
      attempt.candidates = attempt.candidates.compactMap { heedingVerb($0, attempt.tokens, in: situation) }
      return attempt
    }
  }

  /// Whether a reading tells by a verb what somebody has done, or asks for it.
  func tellsVerb(_ candidate: Candidate) -> Bool {
    candidate.derivation.captures.contains(where: Self.isVerb)
  }

  private func heedingVerb(_ candidate: Candidate, _ tokens: [Token], in situation: Situation) -> Candidate? {
    let verb = candidate.derivation.captures.first(where: Self.isVerb)
    guard let verb, let said = verbs(of: verb, tokens) else { return candidate }
    // Of a verb that no list has a name has to be called.
    let isStrict = verb.slot == Self.deedSlot || isFormed(verb)
    let others = verbs.value.subtracting(said)
    var candidate = candidate
    // “Call mum” says what is to be done, and is only heard as “called mum”.
    let isToDo =
      verb.cost.edits > 0
      && tokens.contains { token in
        verb.scalars.overlaps(token.range) && said.contains { $0.first == token.text }
      }
    candidate.isUnsure = candidate.isUnsure || isToDo
    for place in candidate.derivation.captures.indices {
      let capture = candidate.derivation.captures[place]
      guard case .entity(let type) = compiled.slots[capture.recognizer].type else { continue }
      // Of a name that nobody knows nobody knows the verb either.
      if !isStrict, case .candidates(let numbers) = capture.value, numbers.isEmpty { continue }
      let value = leaving(of: capture.value, Array(tokens[capture.range])) { numbers, words in
        let all = naming(words, numbers, with: said, of: type, in: situation.vocabulary)
        let left =
          isStrict || all == numbers
          ? heeding(said, not: others, all, of: type, in: situation.vocabulary, isStrict: isStrict) : all
        guard let left else { return nil }
        let titles = situation.vocabulary.entries(left, of: type).map { language.tokens($0.title) }
        let speaksOfMore = titles.allSatisfy { !said.contains(where: $0.hold) && isMore($0, than: words) }
        candidate.isUnsure = candidate.isUnsure || speaksOfMore
        return left
      }
      guard let value else { return nil }
      candidate.derivation.captures[place].value = value
    }
    return candidate
  }

  /// A reading with the thing that its intent needs, where only a verb tells what that is: who has meditated has done “Meditate”; as it is where it
  /// has a slot for a thing, or needs none; `nil` if no thing is called so, and where the verb is in no list and not each thing may have it.
  ///
  /// Of several verbs of one reading the first counts.
  func callingByVerb(_ derivation: Derivation, _ tokens: [Token], _ recognizers: [any SpanRecognizer]) -> Derivation? {
    guard readsVerbs, let verb = derivation.captures.first(where: Self.isVerb) else { return derivation }
    let things = derivation.captures.filter(isThing)
    let isFormed = isFormed(verb)
    if isFormed, !things.isEmpty {
      let said = verbs(of: verb, tokens) ?? []
      return things.allSatisfy({ holds(said, $0, recognizers) }) ? derivation : nil
    }
    guard things.isEmpty, verb.slot == Self.deedSlot || isFormed else { return derivation }
    guard let (slot, recognizer) = neededThing(of: derivation) else { return isFormed ? nil : derivation }
    guard verb.slot == Self.deedSlot, let said = verbs(of: verb, tokens), let index = names(in: recognizers[recognizer])
    else { return nil }
    let named = said.flatMap { verb in
      index.names(having: verb.map { Token($0, range: 0..<0) }).filter { number in
        let words = language.tokens(index[number].title).map(\.text)
        return words.filter { !language.isSmall($0) || verb.contains($0) } == verb
      }
    }
    guard !named.isEmpty else { return nil }
    let value = SpanValue.candidates(index.inOrder(Set(named).sorted()))
    let isRepeated = compiled.slots[recognizer].isRepeated
    var derivation = derivation
    derivation.captures.append(
      Capture(
        slot: slot, recognizer: recognizer, range: verb.range, scalars: verb.scalars,
        value: isRepeated ? .items([SpanItem(scalars: verb.scalars, value: value)]) : value, cost: .zero))
    return derivation
  }

  /// The names that a recogniser takes.
  private func names(in recognizer: any SpanRecognizer) -> NameIndex? {
    let item = (recognizer as? RepeatedRecognizer)?.item ?? recognizer
    return (item as? NameRecognizer)?.index
  }

  /// Whether each thing of a capture can be one that has one of the verbs.
  private func holds(_ verbs: [[String]], _ capture: Capture, _ recognizers: [any SpanRecognizer]) -> Bool {
    guard let index = names(in: recognizers[capture.recognizer]) else { return false }
    let isSo = { [language] (value: SpanValue) in
      guard case .candidates(let numbers) = value else { return false }
      return numbers.contains { verbs.contains(where: language.tokens(index[$0].title).hold) }
    }
    if case .items(let items) = capture.value { return items.allSatisfy { isSo($0.value) } }
    return isSo(capture.value)
  }

  /// Whether a capture is of a verb that no entry of its list has, known by its form.
  private func isFormed(_ capture: Capture) -> Bool {
    guard capture.value == .text, case .values = compiled.slots[capture.recognizer].filling else { return false }
    return true
  }

  /// Whether a capture is of a verb that tells what somebody has done, or asks for it.
  private static func isVerb(_ capture: Capture) -> Bool { capture.slot == verbSlot || capture.slot == deedSlot }

  /// Whether a capture is of a thing.
  private func isThing(_ capture: Capture) -> Bool {
    if case .entity = compiled.slots[capture.recognizer].type { true } else { false }
  }

  /// The slot for a thing that the intent of a reading cannot do without, and what fills that.
  private func neededThing(of derivation: Derivation) -> (slot: String, recognizer: Int)? {
    guard let intent = signatures[Int(facts[derivation.payload].intent)] else { return nil }
    for slot in intent.slots where slot.isRequired {
      guard case .entity? = slot.type,
        let recognizer = compiled.slots.firstIndex(where: { $0.type == slot.type && !$0.isRepeated })
          ?? compiled.slots.firstIndex(where: { $0.type == slot.type })
      else { continue }
      return (slot.name, recognizer)
    }
    return nil
  }

  /// The verbs of a capture, each as its tokens: those that its entry names, or that the word itself tells; `nil` where it names none.
  private func verbs(of capture: Capture, _ tokens: [Token]) -> [[String]]? {
    let formed = { [compiled] in
      guard case .values(let list) = compiled.slots[capture.recognizer].filling else { return [[String]]() }
      return list.verbs(told: tokens[capture.range.lowerBound]).map { [$0] }
    }
    switch capture.value {
    case .index(let entry):
      let listed = Self.alternatives(compiled.slots[capture.recognizer].entries[entry].out, language)
      return capture.range.count == 1 ? listed + formed() : listed
    default: return isFormed(capture) ? formed() : nil
    }
  }

  /// What a slot takes with the names alone that are left of those that some words stand for; `nil` where none is left.
  private func leaving(
    of value: SpanValue, _ words: [Token], _ left: ([Int], [Token]) -> [Int]?
  ) -> SpanValue? {
    switch value {
    case .candidates(let numbers): return left(numbers, words).map(SpanValue.candidates)
    case .items(var items):
      for item in items.indices {
        guard case .candidates(let numbers) = items[item].value else { continue }
        let part = words.filter { items[item].scalars.overlaps($0.range) }
        guard let left = left(numbers, part) else { return nil }
        items[item].value = .candidates(left)
      }
      return .items(items)
    default: return value
    }
  }

  /// Things that some words alone are the name of, and those that are called by these words and one of the verbs: who has called mum may have
  /// done “Call mum”, and not “Mum”.
  private func naming(
    _ words: [Token], _ numbers: [Int], with verbs: [[String]], of type: String, in vocabulary: Vocabulary
  ) -> [Int] {
    let bare = Array(language.withoutArticles(words))
    guard let index = vocabulary.index(of: type) else { return numbers }
    let content = { [language] (texts: [String]) in texts.filter { !language.stopWords.contains($0) } }
    let said = content(bare.map(\.text))
    let named = index.names(having: bare).filter { number in
      let title = content(language.tokens(index[number].title).map(\.text))
      return verbs.contains { title == content($0) + said || title == said + content($0) }
    }
    guard !named.isEmpty, !named.contains(where: numbers.contains) else { return numbers }
    return index.inOrder((named + numbers).sorted())
  }

  /// Whether a name says more than some words of it and one word beside them, which may be its verb, or says another verb than that: who has washed
  /// the car has not been to the car service, who has called mum has not kept her birthday, and who has bought the chicken has not defrosted it.
  private func isMore(_ title: [Token], than words: [Token]) -> Bool {
    let content = { [language] (tokens: [Token]) in
      tokens.filter { !language.stopWords.contains($0) }
    }
    let (name, words) = (content(title), content(words))
    // Where words have no spaces between them nobody knows how many there are.
    guard !name.contains(where: { $0.text.unicodeScalars.contains { WritingSystem.isWithoutSpaces($0.value) } }) else {
      return false
    }
    let isSaid = { (word: Token) in words.contains { word.text.hasPrefix($0.text) || $0.text.hasPrefix(word.text) } }
    let others = name.indices.filter { !isSaid(name[$0]) }
    guard let only = others.first, others.count == 1 else { return !others.isEmpty }
    guard only == 0 || language.endsInVerbs && only == name.count - 1 else { return true }
    return isOtherVerb(name[only], in: title)
  }

  /// Whether a word of a name is surely a verb, and none that stands for any other: by its form, or by the article behind it.
  private func isOtherVerb(_ word: Token, in title: [Token]) -> Bool {
    guard !language.isAnyDeed(word) else { return false }
    if let isInfinitive = language.isInfinitive(word) { return isInfinitive }
    let next = title.first { $0.range.lowerBound >= word.range.upperBound }
    return next.map { language.articles.contains($0) } ?? false
  }

  /// Those of some names that have one of the verbs, else those that have none of the others, unless one of the verbs is needed; `nil` if there
  /// are none.
  private func heeding(
    _ verbs: [[String]], not others: Set<[String]>, _ numbers: [Int], of type: String, in vocabulary: Vocabulary,
    isStrict: Bool
  ) -> [Int]? {
    let titles = vocabulary.entries(numbers, of: type).map { language.tokens($0.title) }
    let having = numbers.indices.filter { place in verbs.contains(where: titles[place].hold) }
    let left =
      having.isEmpty && !isStrict ? numbers.indices.filter { !others.contains(where: titles[$0].hold) } : having
    return left.isEmpty ? nil : left.map { numbers[$0] }
  }

  /// The verbs that an entry names, each as its tokens.
  static func alternatives(_ out: ScalarValue, _ language: Language) -> [[String]] {
    guard case .text(let text) = out else { return [] }
    return text.split(separator: "/").map { language.tokens(String($0)).map(\.text) }.filter { !$0.isEmpty }
  }
}
