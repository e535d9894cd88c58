import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Lets words that refer to something spoken of name it: “it”, and “the second one” of a list.
struct References: Sendable {
  /// The identifier of what nobody has spoken of yet.
  static var standIn: String { "\u{0}" }

  /// What the last turns were about, and the list that was shown last.
  let memory: TurnMemory
  /// Has the pronouns, the words for places of a list, and the forms of nouns.
  let language: Language
  /// The entity types of the app.
  let types: [String]
  /// What people call an entity of a type, each as its words.
  let kinds: @Sendable (_ type: String) -> [[Token]]

  /// The vocabulary in which those words of an utterance are names of what they refer to; of several things that one word can mean each is
  /// named by it, so that the person is asked. A name that is spelled so keeps its meaning.
  ///
  /// With `standIns` a pronoun also stands for what is only about to be spoken of.
  func named(in vocabulary: Vocabulary, for tokens: [Token], standIns: Bool = false) -> Vocabulary {
    guard !memory.isEmpty || standIns else { return vocabulary }
    var names: [EntityReference: [String]] = [:]
    for words in language.pronouns(in: tokens) where !tellsTime(words, tokens) {
      for type in types where !isName(words, type, vocabulary) {
        var entities = referents(of: type, in: vocabulary)
        if entities.isEmpty, standIns { entities = [Self.standIn(of: type)] }
        for entity in entities { names[entity, default: []].append(words.joined(separator: " ")) }
      }
    }
    let pointing = pointing(in: tokens, vocabulary)
    for (words, place) in places(in: tokens, pointing) where pointing.listed.indices.contains(place) {
      let entity = pointing.listed[place]
      if !isName(words, entity.typeName, vocabulary) {
        names[entity, default: []].append(words.joined(separator: " "))
      }
    }
    for (words, entity) in others(pointing)
    where !isName(tokens[words].map(\.text), entity.typeName, vocabulary) {
      names[entity, default: []].append(tokens[words].map(\.text).joined(separator: " "))
    }
    for several in several(in: tokens, vocabulary, pointing) {
      let words = tokens[several.words].map(\.text)
      for entity in several.entities where !isName(words, entity.typeName, vocabulary) {
        names[entity, default: []].append(words.joined(separator: " "))
      }
    }
    if standIns {
      for words in spokenOfSoon(in: tokens, pointing) {
        for type in types { names[Self.standIn(of: type), default: []].append(words.joined(separator: " ")) }
      }
    }
    var vocabulary = vocabulary
    for (entity, words) in names { name(entity, words, in: &vocabulary) }
    return vocabulary
  }

  /// Whether a pronoun belongs to a time at which somebody has done something, wherever it stands: «corrí esta mañana».
  private func tellsTime(_ pronoun: [String], _ tokens: [Token]) -> Bool {
    guard pronoun.count == 1, tokens.contains(where: { language.mayTellDeed($0.text) }) else { return false }
    let dates = language.dates(now: Date(timeIntervalSinceReferenceDate: 0), calendar: Calendar(identifier: .gregorian))
    let places = tokens.indices.filter { tokens[$0].text == pronoun[0] }
    return places.allSatisfy { place in dates.spans(in: tokens, at: place).contains { $0.end > place + 1 } }
  }

  /// The vocabulary in which words name several things as well.
  func naming(_ entities: [EntityReference], _ words: String, in vocabulary: Vocabulary) -> Vocabulary {
    var vocabulary = vocabulary
    for entity in entities { name(entity, [words], in: &vocabulary) }
    return vocabulary
  }

  private static func standIn(of type: String) -> EntityReference {
    EntityReference(typeName: type, id: Self.standIn, display: DisplayText(title: ""))
  }

  /// The entities of a type that were spoken of last; several if the turn was about several.
  private func referents(of type: String, in vocabulary: Vocabulary) -> [EntityReference] {
    let asked = memory.askedAbout?.filter { $0.typeName == type } ?? []
    if !asked.isEmpty { return asked }
    for turn in memory.turns.reversed() {
      var seen: Set<EntityReference> = []
      let made = turn.flatMap(\.texts).flatMap { called($0, type, vocabulary) }
      let found = (turn.flatMap { $0.entities(of: type) } + made).filter { seen.insert($0).inserted }
      if !found.isEmpty { return found }
      // What was spoken of since then is meant, though it is nothing of the kind.
      guard turn.allSatisfy(\.entities.isEmpty) else { return [] }
    }
    return []
  }

  /// The entities whose whole name a text is: what an intent has made of it need not have been returned.
  func called(_ text: String, _ type: String, _ vocabulary: Vocabulary) -> [EntityReference] {
    let tokens = language.tokens(text)
    guard !tokens.isEmpty, let index = vocabulary.index(of: type) else { return [] }
    let span = index.spans(in: tokens, at: 0).first { $0.end == tokens.count && $0.cost == .zero }
    guard case .candidates(let numbers)? = span?.value else { return [] }
    return numbers.map { EntityReference(index[$0], type: type) }
  }

  private func name(_ entity: EntityReference, _ words: [String], in vocabulary: inout Vocabulary) {
    guard let index = vocabulary.index(of: entity.typeName) else { return }
    // What is no longer there is meant by nothing, unless only the type's query knows all that there is.
    let isKnown = index.isOpen || entity.id == Self.standIn
    guard var entry = index.entry(of: entity.id) ?? (isKnown ? VocabularyEntry(entity) : nil) else { return }
    entry.synonyms += words
    vocabulary.apply(entry, to: entity.typeName)
  }

  private func isName(_ words: [String], _ type: String, _ vocabulary: Vocabulary) -> Bool {
    let tokens = words.map { Token($0, range: 0..<0) }
    return vocabulary.index(of: type)?.spans(in: tokens, at: 0).contains { $0.end == tokens.count && $0.cost == .zero }
      ?? false
  }

  /// The words that point at a place of a list, with the place.
  private func places(in tokens: [Token], _ pointing: Pointing) -> [(words: [String], place: Int)] {
    // Most sentences have no such word, and no number.
    let hasNumber = tokens.contains { language.number.canBegin(with: $0) }
    guard !pointing.listed.isEmpty, hasNumber || !pointing.places.isEmpty else { return [] }
    let kinds = kinds(of: pointing.listed)
    let pointed = pointing.places.flatMap { range, pick -> [(words: [String], place: Int)] in
      let place: Int
      switch pick {
      case .index(let number): place = number - 1
      case .last: place = pointing.listed.count - 1
      // A number word alone is more likely one: “complete one”; so is “2 actually” where nothing was shown, and the article of „ich
      // möchte eine Aufgabe“.
      case .number(let number)
      where range.count > 1 && !language.articles.contains(tokens[range.upperBound - 1])
        || pointing.isShown && tokens[range.lowerBound].text == String(number):
        place = number - 1
      case .number, .none, .any, .one, .other, .both, .all, .everything, .firsts, .lasts: return []
      }
      let named = kinds.filter { language.holdsForm(of: $0, in: tokens, at: range.upperBound) }
        .map { range.lowerBound..<range.upperBound + $0.count }
      return ([range] + named).map { (tokens[$0].map(\.text), place) }
    }
    return hasNumber ? pointed + numbered(kinds, in: tokens) : pointed
  }

  /// What people call the things that were listed.
  func kinds(of listed: [EntityReference]) -> [[Token]] { Set(listed.map(\.typeName)).flatMap(kinds) }

  /// The places that are told by a number behind what the things are called: “task 2”.
  private func numbered(_ kinds: [[Token]], in tokens: [Token]) -> [(words: [String], place: Int)] {
    tokens.indices.flatMap { start in
      kinds.filter { language.holdsForm(of: $0, in: tokens, at: start) }.flatMap {
        kind -> [(words: [String], place: Int)] in
        guard start + kind.count < tokens.count else { return [] }
        return language.number.spans(in: tokens, at: start + kind.count).compactMap { span in
          guard case .integer(let number) = span.value else { return nil }
          return (tokens[start..<span.end].map(\.text), number - 1)
        }
      }
    }
  }

  /// Whether some of the words say what things of a type are called.
  func saysKind(_ type: String, in tokens: [Token]) -> Bool {
    kinds(type).contains { kind in tokens.indices.contains { language.holdsForm(of: kind, in: tokens, at: $0) } }
  }
}
