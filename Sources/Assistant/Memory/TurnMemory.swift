import AppIntents
import ParlanceDialog

/// What the last turns were about: what “it” is, and what is done once more by “the same for Friday”.
package struct TurnMemory: Sendable, Hashable, Codable {
  /// An intent that was done.
  package struct Deed: Sendable, Hashable, Codable {
    /// The intent's name.
    package var intent: String
    /// The parameters that were set.
    package var values: [String: IntentValue]
    /// What it returned.
    package var result: IntentValue?
    /// Whether it ran only so that another could go on.
    package var isStep: Bool
    /// Whether it was taken back; `nil` for no.
    var isUndone: Bool?

    /// The entities of a type that it took and returned, each once.
    func entities(of type: String) -> [EntityReference] {
      var seen: Set<EntityReference> = []
      return (values.values.flatMap(\.entities) + (result?.entities ?? []))
        .filter { $0.typeName == type && seen.insert($0).inserted }
    }

    /// All entities that it took and returned.
    var entities: [EntityReference] { values.values.flatMap(\.entities) + (result?.entities ?? []) }

    /// What all of them are called, and the texts that it took, in small letters.
    var names: Set<String> { Set((entities.map(\.display.title) + texts).map { $0.lowercased() }) }

    /// The texts that it took, if it returned nothing.
    var texts: [String] {
      guard result == nil else { return [] }
      return values.values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
  }

  /// The most turns that are remembered, and the most parts of the last sentence.
  private static var mostTurns: Int { 5 }
  private static var mostParts: Int { 100 }
  /// The most entities of a list that are remembered.
  private static var mostListed: Int { 100 }

  /// What was done in each turn that did something, the last one at the end.
  private(set) var turns: [[Deed]] = []
  /// The entities that were listed last, in the order shown.
  private(set) var listed: [EntityReference] = []

  /// The words of a whole sentence that the last command was said in; `nil` if it came about otherwise.
  private(set) var said: String?

  /// What the last sentence did that was about several things, until others are listed or spoken of.
  private(set) var severalDeeds: [Deed]?

  /// Whether the last sentence made a list of things as if they were one, so that “it” is all of them; `nil` if not.
  private(set) var isList: Bool?

  /// The entities between which it was last to be chosen, until others are spoken of or listed.
  private(set) var offered: [EntityReference]?

  /// What was shown to be chosen from, in that order, until something is done.
  private(set) var choices: [EntityReference]?

  /// The same, after something was done with one of them, until others are spoken of or listed.
  private(set) var chosenFrom: [EntityReference]?

  /// The things that the last question was about, until something is done: “it” behind a no to “Delete “Milk”?”; `nil` for none.
  private(set) var askedAbout: [EntityReference]?

  /// Whether what was done last was taken back.
  var isUndone: Bool { wasUndone == true }
  private var wasUndone: Bool?

  /// How many of these turns, up to the last, are parts of one sentence; `nil` for one.
  private var together: Int?
  /// The same in figures, whatever a file holds.
  private var parts: Int { min(max(together ?? 1, 1), Self.mostParts) }

  /// Makes an empty memory.
  package init() {}

  /// Whether there is nothing to refer to.
  var isEmpty: Bool { turns.isEmpty && askedAbout == nil }

  /// What was done last by command.
  var last: Deed? { turns.last?.last { !$0.isStep } }

  /// All entities of a type that are remembered, those that were spoken of last first.
  func allEntities(of type: String) -> [EntityReference] {
    var seen: Set<EntityReference> = []
    return turns.reversed().flatMap { $0.reversed().flatMap { $0.entities(of: type) } }
      .filter { seen.insert($0).inserted }
  }

  /// What the last sentence did.
  var lastDeeds: [Deed] { Array(turns.suffix(parts).joined()) }

  /// What the last two sentences did, if they did the same with one thing each: “add milk”, “add eggs”; else none.
  var lastTwo: [Deed] { lastAlike(2) }

  /// What so many last sentences did, if they did the same with one thing each; else none.
  func lastAlike(_ count: Int) -> [Deed] {
    let deeds = turns.suffix(count).map { $0.filter { !$0.isStep } }
    guard let first = deeds.first?.first, deeds.count == count,
      deeds.allSatisfy({ $0.count == 1 && $0[0].intent == first.intent })
    else { return [] }
    return deeds.flatMap { $0 }
  }

  /// What so many last sentences made, if they made one thing each in the same way; none if they did something with what was there.
  func lastMade(_ count: Int) -> [Deed] {
    let deeds = lastAlike(count)
    return deeds.allSatisfy { $0.values.values.allSatisfy(\.entities.isEmpty) } ? deeds : []
  }

  /// What the last sentences made one after the other, as many as there are, whatever was done with that since then; none if there is only
  /// one.
  var mostMade: [Deed] {
    var memory = self
    while !memory.turns.isEmpty {
      let made = (2...Self.mostTurns).lazy.reversed().map(memory.lastMade).first { !$0.isEmpty } ?? []
      let names = Set(made.flatMap(\.names))
      let since = turns.dropFirst(memory.turns.count).joined()
      if !made.isEmpty { return since.allSatisfy { $0.names.isSubset(of: names) } ? made : [] }
      memory.turns.removeLast()
    }
    return []
  }

  /// Whether the last sentence asked for a list in which there was nothing.
  var hasListedNothing: Bool { turns.last?.last?.result == .list([]) }

  /// The turn in which they were listed.
  private var placeOfList: Int? { turns.lastIndex { $0.contains { $0.result?.entities == listed } } }

  /// The entities that were listed last, if all that was done since was about some of them, and nothing was taken back.
  var listedJustNow: [EntityReference] {
    guard let place = placeOfList else { return [] }
    let since = turns[(place + 1)...].joined().filter { !$0.isStep }
    let isOfList = since.allSatisfy { $0.isUndone != true && $0.entities.contains(where: listed.contains) }
    return isOfList && !isUndone ? listedNow : []
  }

  /// The entities that were listed last, unless others of their kind were spoken of since.
  var listedNow: [EntityReference] {
    guard let place = placeOfList, let type = listed.first?.typeName else { return [] }
    let others = turns[(place + 1)...].joined().flatMap { $0.entities(of: type) }
    return others.allSatisfy(listed.contains) ? listed : []
  }

  /// What stands behind an entity in the list that was shown last.
  func next(after entities: [EntityReference]) -> EntityReference? {
    guard let place = listed.lastIndex(where: entities.contains), place + 1 < listed.count else { return nil }
    return listed[place + 1]
  }

  /// Takes in what a turn did; what failed is not spoken of. `isMore` tells that it is another part of the same sentence; `said` are the
  /// words of the whole command, if it was said in some.
  package mutating func note(_ performed: [PerformedIntent], isMore: Bool = false, said: String? = nil) {
    let deeds = performed.filter { $0.error == nil }.map { performed in
      Deed(
        intent: performed.intent.name, values: performed.values.mapValues(Self.shortened),
        result: performed.outcome?.value.map(Self.shortened), isStep: performed.isStep || performed.isOpened)
    }
    guard !deeds.isEmpty else { return }
    if let shown = choices { chosenFrom = shown }
    (wasUndone, choices, askedAbout) = (nil, nil, nil)
    turns.append(deeds)
    self.said = said
    together = isMore ? min(parts + 1, Self.mostParts) : nil
    // All parts of one sentence are remembered: “the rest” is none of them.
    turns.removeFirst(max(0, turns.count - max(Self.mostTurns, parts)))
    noteSeveral(deeds)
    if isList == true, case let names = Set(deeds.flatMap(\.names)), !names.isEmpty { isList = nil }
    let spokenOf = deeds.flatMap(\.entities)
    if let known = offered, !spokenOf.contains(where: known.contains) { offered = nil }
    if let known = chosenFrom, !spokenOf.contains(where: known.contains) { chosenFrom = nil }
    for deed in deeds {
      guard case .list? = deed.result, let entities = deed.result?.entities, !entities.isEmpty else { continue }
      (listed, severalDeeds, offered, chosenFrom, isList) = (entities, nil, nil, nil, nil)
    }
  }

  /// Takes in that what the last sentence did was said of a list.
  mutating func noteList() { isList = lastDeeds.count { !$0.isStep } > 1 ? true : nil }

  /// Takes in that what was done last was taken back.
  mutating func noteUndone() {
    wasUndone = true
    guard let last = turns.lastIndex(where: { $0.contains { $0.isUndone != true } }) else { return }
    let first = last == turns.count - 1 ? max(0, last + 1 - parts) : last
    for turn in first...last {
      for deed in turns[turn].indices { turns[turn][deed].isUndone = true }
    }
  }

  /// Takes in the things that a question is about.
  mutating func noteAsked(about entities: [EntityReference]) {
    askedAbout = entities.isEmpty ? nil : Array(entities.prefix(Self.mostListed))
  }

  /// Takes in a question between which of several things is to be chosen.
  mutating func note(_ prompt: Prompt) {
    guard prompt.kind == .disambiguation || prompt.kind == .value else { return }
    let entities = Array(prompt.everyChoice.flatMap(\.value.entities).prefix(Self.mostListed))
    guard entities.count > 1 else { return }
    choices = entities
    if prompt.kind == .disambiguation { offered = entities }
  }

  /// The same memory where these are the things that were listed last.
  func listing(_ entities: [EntityReference]) -> TurnMemory {
    var memory = self
    memory.listed = entities
    return memory
  }

  private mutating func noteSeveral(_ deeds: [Deed]) {
    let last = lastDeeds.filter { !$0.isStep }
    if last.count > 1, Set(last.map(\.names)).count > 1 {
      (severalDeeds, isList) = (last, nil)
    } else if let several = severalDeeds, case let known = Set(several.flatMap(\.names)),
      !deeds.allSatisfy({ $0.names.isSubset(of: known) })
    {
      (severalDeeds, isList) = (nil, nil)
    }
  }

  /// Takes in a command as if it had been done.
  mutating func remember(_ command: Command) {
    turns.append([Deed(command)])
  }

  private static func shortened(_ value: IntentValue) -> IntentValue {
    guard case .list(let values) = value, values.count > mostListed else { return value }
    return .list(Array(values.prefix(mostListed)))
  }
}
