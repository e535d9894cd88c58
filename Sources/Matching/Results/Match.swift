import Foundation
import ParlanceDiagnostics
import ParlanceTemplates

/// One way to understand an utterance.
package struct Match: Sendable, Hashable {
  /// How the words were matched.
  package enum How: String, Sendable, Hashable {
    /// Every word as the phrase has it.
    case exact
    /// With words that the phrase does not have, or has differently.
    case tolerant
  }

  /// A slot and what fills it.
  package struct Slot: Sendable, Hashable {
    /// The slot's name; the parameter's own spelling if the intent declares it.
    package var name: String
    /// What was declared for it; `nil` for a fixed slot.
    package var type: SlotType?
    /// The words as said; `nil` for a fixed slot.
    package var text: String?
    /// The words' place in the utterance, in Unicode scalars; `nil` for a fixed slot.
    package var range: Range<Int>?
    /// What the words mean.
    package var value: SlotValue
    /// What the slot adds to the cost.
    package var cost: Cost
  }

  /// The intent's name; its own spelling if it is declared.
  package var intent: String
  /// From 0 to 1, where 1 is exact; comparable within one locale and version.
  package var score: Double
  /// What ranks it among the others.
  package var cost: Cost
  /// What ranks it among those of the same cost, as its block says: more is better.
  package var weight: Double
  /// How the words were matched.
  package var how: How
  /// The phrase that matched, as written.
  package var phrase: String
  /// Where the phrase is written.
  package var source: SourcePosition
  /// The slots in the order of the utterance, then the fixed ones by name.
  package var slots: [Slot]
  /// The required slots that nothing fills, in the order of their declaration.
  package var missing: [String]
  /// What the words differ in from the phrase, in the order of the utterance; misspelled words of slots are among it.
  package var deviations: [Deviation] = []
  /// Whether the words are so little like those of the phrase that it has to be asked about.
  package var isUnsure = false
  /// Whether a verb of it tells what somebody has done.
  package var tellsDeed = false
  /// Whether its phrase is only offered, where nothing else was understood.
  package var isOffered = false
  /// Whether another match takes some of the words otherwise, for free text or for words of a phrase, and nobody can tell which of
  /// them was meant.
  package var isDoubted = false
  /// What belongs where words lead to a value that was not said, “add for tomorrow”; `nil` where none lead to any.
  package var awaited: SlotType?
  /// The key of the response that its block names; `nil` if it names none.
  package var response: String?
  /// Where words say from which day something is moved, which fills no parameter: “Friday” of “move gym from Friday to Sunday”.
  package var fromDay: Range<Int>?
  /// The words that say how long something took, of which the intent takes nothing: “20 minutes” of “I ran for 20 minutes”.
  package var untaken: [String] = []
  /// The words that would have to be the name of something, if nobody knows such a thing: then it is no good. `nil` if all names are known.
  package var unknownName: String?

  /// Whether words lead to a value that was not said.
  package var isHalf: Bool { awaited != nil }

  /// Whether nobody knows the thing that it is about, or it was not said.
  package var lacksName: Bool {
    if case .entity = awaited { return true }
    return unknownName != nil
  }

  /// Whether its words begin with a name that nobody knows, behind an article or none, so that nothing before it says what is to be done.
  package func beginsWithUnknownName(_ tokens: [Token], _ articles: WordSet) -> Bool {
    guard unknownName != nil, let first = tokens.first,
      let name = slots.first(where: { $0.cost.unknown > 0 })?.range
    else { return false }
    return name.lowerBound <= first.range.lowerBound
      || articles.contains(first) && tokens.count > 1 && name.lowerBound <= tokens[1].range.lowerBound
  }

  /// Whether a thing that is known is named.
  package var namesThing: Bool {
    slots.contains { slot in
      guard case .names(let entries) = slot.value else { return false }
      return !entries.isEmpty
    }
  }

  /// Whether some moment that it speaks of is still to come, or one that is said to be over.
  package func liesAhead(of now: Date, saidToBeOver: Bool = false) -> Bool {
    slots.contains { slot in
      guard case .instant(let seconds, _) = slot.value, !saidToBeOver || slot.type == .pastDate else { return false }
      return seconds > now.timeIntervalSinceReferenceDate
    }
  }

  /// Where it takes for something to come what is over, of a day by more than a day: “last night at ten”, “half an hour ago”, “yesterday”.
  func passed(_ now: Date) -> [Range<Int>] {
    slots.compactMap { slot in
      guard slot.type == .date, case .instant(let seconds, let precision) = slot.value else { return nil }
      let leeway: TimeInterval = precision == .time ? 60 : 24 * 3600
      return seconds < now.timeIntervalSinceReferenceDate - leeway ? slot.range : nil
    }
  }

  /// Whether it says when something was.
  var saysPast: Bool { slots.contains { $0.type == .pastDate && $0.range != nil } }

  /// Whether it says a time of day of something.
  var saysTime: Bool {
    slots.contains { slot in
      guard slot.type == .date, case .instant(_, .time) = slot.value else { return false }
      return true
    }
  }

  /// Whether it says an hour or a part of a day of something.
  package var saysHour: Bool {
    slots.contains { slot in
      guard case .instant(_, let precision) = slot.value else { return false }
      return precision != .day
    }
  }

  /// The words that are taken for names which only their types' queries can know.
  package var openNames: [Range<Int>] {
    slots.compactMap { slot in
      guard case .names(let entries) = slot.value, entries.isEmpty, slot.cost.unknown == 0 else { return nil }
      return slot.range
    }
  }

  /// The slot of that name.
  package func slot(_ name: String) -> Slot? { slots.first { $0.name == name } }

  /// Whether nothing but its name ranks one match before the other.
  package func isAsGood(as other: Match) -> Bool {
    cost == other.cost && weight == other.weight && nameLength == other.nameLength
  }

  /// Whether another match goes before for no other reason than the weight of its block.
  package func isOutweighed(by other: Match) -> Bool {
    cost == other.cost && nameLength == other.nameLength && weight < other.weight
  }

  /// The length of the name that ranks a match before others, in scalars.
  private var nameLength: Int {
    slots.first { $0.name == RankingKey.bestSlot && $0.cost.wildcards == 0 }?.range?.count ?? 0
  }

  /// Whether it is the best match or one that may as well be meant.
  package func isRival(of best: Match) -> Bool {
    self == best || best.isRivalled(by: self, margin: AllowanceFinder.Points.margin)
  }

  /// Whether another match is so little worse that nobody can tell which of them was meant.
  ///
  /// Of two that take words for text or not, that is the other one; where words were forgiven, one whose words are as near, or nearly
  /// so; else one that nothing but its name ranks behind.
  func isRivalled(by other: Match, margin: Int) -> Bool {
    guard !isDoubted else { return other.isDoubted && !meansTheSame(as: other) }
    guard cost.edits > 0 else { return isAsGood(as: other) && intent != other.intent }
    guard other.cost.unknown == 0, other.cost.wildcards <= cost.wildcards, !meansTheSame(as: other) else {
      return false
    }
    let distance = other.cost.edits - cost.edits
    return distance > 0 ? distance < margin && !isCutOpen(by: other) : isAsGood(as: other)
  }

  /// Whether another match of the same intent does without a small word only to take the words that stand there for text: “[d’] de lire”.
  private func isCutOpen(by other: Match) -> Bool { intent == other.intent && other.taken.areCutOpen(beside: taken) }

  /// What it takes for text.
  private var taken: TakenTexts {
    TakenTexts(slots.compactMap { slot in slot.range.map { (slot.name, $0) } }, deviations)
  }

  /// Whether two matches would do the same.
  package func meansTheSame(as other: Match) -> Bool {
    intent == other.intent && slots.count == other.slots.count
      && slots.allSatisfy { slot in other.slots.contains(where: slot.saysTheSame) }
      && other.slots.allSatisfy { slot in slots.contains(where: slot.saysTheSame) }
  }
}

extension Match.Slot {
  /// Whether another slot gives a parameter the same: a case that a block has fixed is that which words name.
  fileprivate func saysTheSame(as other: Self) -> Bool {
    guard name == other.name, value != other.value else { return name == other.name }
    return switch (value, other.value) {
    case (.scalar(.text(let fixed)), .names(let named)), (.names(let named), .scalar(.text(let fixed))):
      named.count == 1 && named[0].id == fixed
    default: false
    }
  }
}
