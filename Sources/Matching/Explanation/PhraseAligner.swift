import ParlanceTemplates

/// Lays the letters of an utterance along a phrase, with what is known of its slots.
///
/// It need not find out whether the phrase matches, nor which reading is best: that is known. So the first way will do.
struct PhraseAligner {
  /// Words that fill a slot.
  struct Filling {
    /// The slot's name as the intent spells it.
    var name: String
    /// The words' place in the utterance, in Unicode scalars.
    var scalars: Range<Int>
  }

  private struct Key: Hashable {
    var node: Int
    var start: Int
    /// Of a permutation the parts that are left, one bit each; 0 for other parts.
    var left: Int
  }

  /// One way to read a part.
  private struct Reading {
    /// The letter behind its last one.
    var end: Int
    var trees: [PhraseTree]
  }

  private let nodes: PhraseNodes
  private let letters: [SpokenLetters.Letter]
  private let fillings: [Filling]
  /// Of each letter the filling that it belongs to.
  private let owners: [Int?]
  /// The intent's spelling of a slot's name.
  private let spelled: (String) -> String
  private var known: [Key: [Reading]] = [:]

  /// Takes the letters of an utterance, and what fills the slots of its match in the order of the utterance.
  ///
  /// `spelled` gives the intent's spelling of a slot's name as the phrase has it.
  init(
    _ nodes: PhraseNodes, _ letters: [SpokenLetters.Letter], _ fillings: [Filling],
    spelled: @escaping (String) -> String
  ) {
    self.nodes = nodes
    self.letters = letters
    self.fillings = fillings
    self.spelled = spelled
    owners = letters.map { letter in fillings.firstIndex { $0.scalars.overlaps(letter.place) } }
  }

  /// The phrase with what was said; `nil` if the letters do not lie along it.
  mutating func tree() -> PhraseTree? {
    let whole = readings(nodes.root, from: 0).first { $0.end == letters.count }
    return whole.flatMap { PhraseTree(.phrase, of: $0.trees) }
  }

  private mutating func readings(_ node: Int, from start: Int) -> [Reading] {
    switch nodes.nodes[node] {
    case .text(let text): return reading(text, from: start).map { [$0] } ?? []
    case .slot(let slot): return readings(slot, from: start)
    case .permutation(let parts): return readings(node, parts, from: start, left: (1 << parts.count) - 1)
    case .sequence, .alternatives, .rule:
      let key = Key(node: node, start: start, left: 0)
      if let readings = known[key] { return readings }
      let readings = composed(nodes.nodes[node], from: start)
      known[key] = readings
      return readings
    }
  }

  private mutating func composed(_ node: PhraseNodes.Node, from start: Int) -> [Reading] {
    switch node {
    case .alternatives(let items):
      var all: [Reading] = []
      for item in items { Self.add(readings(item, from: start), to: &all) }
      return all
    case .sequence(let items):
      var all = [Reading(end: start, trees: [])]
      for item in items {
        var longer: [Reading] = []
        for reading in all { Self.add(continued(reading, by: readings(item, from: reading.end)), to: &longer) }
        all = longer
      }
      return all
    case .rule(let name, let inner):
      return readings(inner, from: start).map { reading in
        Reading(end: reading.end, trees: PhraseTree(.rule(name), of: reading.trees).map { [$0] } ?? [])
      }
    case .text, .slot, .permutation: return []
    }
  }

  private mutating func readings(_ node: Int, _ parts: [Int], from start: Int, left: Int) -> [Reading] {
    guard left != 0 else { return [Reading(end: start, trees: [])] }
    let key = Key(node: node, start: start, left: left)
    if let readings = known[key] { return readings }
    var all: [Reading] = []
    for place in parts.indices where left & 1 << place != 0 {
      for reading in readings(parts[place], from: start) {
        Self.add(
          continued(reading, by: readings(node, parts, from: reading.end, left: left & ~(1 << place))), to: &all)
      }
    }
    known[key] = all
    return all
  }

  private func continued(_ reading: Reading, by rest: [Reading]) -> [Reading] {
    rest.map { Reading(end: $0.end, trees: PhraseTree.joined(reading.trees, $0.trees)) }
  }

  /// Keeps one way to each end.
  private static func add(_ readings: [Reading], to all: inout [Reading]) {
    for reading in readings where !all.contains(where: { $0.end == reading.end }) { all.append(reading) }
  }

  private func reading(_ text: [Unicode.Scalar], from start: Int) -> Reading? {
    guard start + text.count <= letters.count else { return nil }
    for (offset, scalar) in text.enumerated() {
      guard owners[start + offset] == nil, letters[start + offset].scalar == scalar else { return nil }
    }
    let places = letters[start..<start + text.count].map(\.place).filter { !$0.isEmpty }
    guard let first = places.first, let last = places.last else { return Reading(end: start + text.count, trees: []) }
    return Reading(
      end: start + text.count, trees: [PhraseTree(.words, first.lowerBound..<last.upperBound)])
  }

  private func readings(_ slot: SlotReference, from start: Int) -> [Reading] {
    guard start < letters.count else { return [] }
    guard !slot.isCapture else { return captures(slot, from: start) }
    guard let filling = owners[start], start == 0 || owners[start - 1] != filling else { return [] }
    var readings: [Reading] = []
    for last in fillings[filling...].indices {
      guard fillings[last].name == spelled(slot.name) else { break }
      guard let end = owners.lastIndex(of: last).map({ $0 + 1 }) else { break }
      let scalars = fillings[filling].scalars.lowerBound..<fillings[last].scalars.upperBound
      readings.append(Reading(end: end, trees: [PhraseTree(.slot(slot.name), scalars)]))
      guard slot.isRepeated else { break }
    }
    return readings
  }

  /// Nobody keeps what is captured without becoming a slot, so it may be any words; the fewest first.
  private func captures(_ slot: SlotReference, from start: Int) -> [Reading] {
    (start..<letters.count).prefix { owners[$0] == nil }.map { last in
      let scalars = letters[start].place.lowerBound..<letters[last].place.upperBound
      return Reading(end: last + 1, trees: [PhraseTree(.slot(slot.name), scalars)])
    }
  }
}
