import ParlanceTemplates

/// What ranks one reading before another.
///
/// hassil's order: the longest `name`, then the fewest wildcards, then the most literal characters; then the block's weight, the
/// intent's name and the phrase's place, so that nothing is left to chance.
struct RankingKey {
  /// The slot whose longest text wins, as in hassil: a thing that is called so is what people mean.
  static var bestSlot: String { "name" }

  private let cost: Cost
  private let nameLength: Int
  private let weight: Double
  private let intent: Int32
  private let payload: Int
  private let isRespelled: Bool
  /// How many letters are taken by names that nobody knows and by free text.
  private let unexplained: Int
  /// Whether the utterance begins with a name that nobody knows.
  private let beginsUnknown: Bool

  /// Takes out of a reading what ranks it, once, since sorting compares each of them several times.
  init(_ derivation: Derivation, _ facts: Matcher.Facts, isRespelled: Bool) {
    self.isRespelled = isRespelled
    cost = derivation.cost
    let name = derivation.captures.first { $0.slot == Self.bestSlot && $0.cost.wildcards == 0 }
    nameLength = name?.scalars.count ?? 0
    unexplained =
      cost.unknown == 0 ? 0 : derivation.captures.reduce(0) { $0 + ($1.cost.wildcards > 0 ? $1.scalars.count : 0) }
    beginsUnknown = derivation.captures.contains { $0.cost.unknown > 0 && $0.scalars.lowerBound == 0 }
    weight = facts.weight
    intent = facts.intent
    payload = derivation.payload
  }

  /// Whether it is the better one; `nil` if nothing tells them apart.
  func isBetter(than other: RankingKey) -> Bool? {
    if cost.unknown > 0, other.cost.unknown > 0 {
      // Which name is unknown is best told by the phrase that explains the most of the other words, else by the one that explains the first:
      // “delete everything that's done” is no name of something that is done.
      if unexplained != other.unexplained { return unexplained < other.unexplained }
      if cost.characters != other.cost.characters { return cost.characters < other.cost.characters }
      if beginsUnknown != other.beginsUnknown { return other.beginsUnknown }
    }
    if cost.edits != other.cost.edits { return cost.edits < other.cost.edits }
    if cost.wildcards == other.cost.wildcards, isRespelled != other.isRespelled { return other.isRespelled }
    if cost.unknown == 0, other.cost.unknown == 0, nameLength != other.nameLength {
      return nameLength > other.nameLength
    }
    if cost != other.cost { return cost < other.cost }
    if weight != other.weight { return weight > other.weight }
    if intent != other.intent { return intent < other.intent }
    return payload == other.payload ? nil : payload < other.payload
  }
}
