/// Of each network that begins openly, what fills the slots that can come first in it.
///
/// It need not be run where nothing fills any of them. Found when an automaton first reads something, and not kept with it; as rows of bits,
/// since large grammars have thousands of networks.
final class Openers: Sendable {
  /// How many words of bits a row has, one bit for each recogniser.
  private let width: Int
  private let rows: [UInt64]
  /// Of each network, where its row begins; −1 for none.
  private let starts: [Int32]
  /// Whether the beginning of a word can come first.
  private let takeBeginnings: [Bool]

  /// Looks at networks, each of which stands behind those that it calls.
  init(_ content: AutomatonContent) {
    var search = Search(content)
    for network in content.networks { search.add(network) }
    (width, rows, starts, takeBeginnings) = (search.width, search.rows, search.starts, search.takeBeginnings)
  }

  /// Whether the beginning of a word can come first in a network.
  func takesBeginning(_ network: Int32) -> Bool { takeBeginnings[Int(network)] }

  /// Whether one of the recognisers that can come first in a network is such.
  func contains(_ network: Int32, where isSuch: (_ recognizer: Int32) -> Bool) -> Bool {
    let start = Int(starts[Int(network)])
    guard start >= 0 else { return false }
    for word in 0..<width {
      var bits = rows[start + word]
      while bits != 0 {
        if isSuch(Int32(word * 64 + bits.trailingZeroBitCount)) { return true }
        bits &= bits - 1
      }
    }
    return false
  }
}

/// Looks at one network after the other.
private struct Search {
  let content: AutomatonContent
  let width: Int
  var rows: [UInt64] = []
  var starts: [Int32] = []
  var takeBeginnings: [Bool] = []

  init(_ content: AutomatonContent) {
    self.content = content
    width = (content.slots.reduce(0) { max($0, Int($1.recognizer) + 1) } + 63) / 64
    starts.reserveCapacity(content.networks.count)
    takeBeginnings.reserveCapacity(content.networks.count)
  }

  mutating func add(_ network: AutomatonContent.Network) {
    let start = rows.count
    var takesBeginning = false
    if network.beginsOpenly { rows.append(contentsOf: repeatElement(0, count: width)) }
    // No arc leads to a lower state, so one pass sees all that is reached without a word.
    var reached: Set<Int> = network.beginsOpenly ? [0] : []
    for place in 0..<Int(network.count) where !reached.isEmpty && reached.remove(place) != nil {
      let state = content.states[Int(network.first) + place]
      takesBeginning = takesBeginning || !state.prefixes.isEmpty
      for slot in state.slots {
        let recognizer = Int(content.slots[Int(slot)].recognizer)
        rows[start + recognizer / 64] |= 1 << UInt64(recognizer % 64)
      }
      for index in state.calls {
        let call = content.calls[Int(index)]
        if content.networks[Int(call.network)].canBeEmpty { reached.insert(Int(call.target)) }
        takesBeginning = takesBeginning || takeBeginnings[Int(call.network)]
        let called = Int(starts[Int(call.network)])
        guard called >= 0 else { continue }
        for word in 0..<width { rows[start + word] |= rows[called + word] }
      }
    }
    starts.append(network.beginsOpenly ? Int32(start) : -1)
    takeBeginnings.append(takesBeginning)
  }
}
