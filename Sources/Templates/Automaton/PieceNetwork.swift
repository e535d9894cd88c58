/// A template as a network over pieces of words, before the pieces are put together to tokens.
///
/// Alternatives may stand inside a word, so words are known only once a path has been followed from one space to the next.
struct PieceNetwork {
  /// What stands between two states.
  enum Label {
    /// Nothing: the word goes on.
    case empty
    /// Part of a word, by its number among the texts.
    case piece(Int32)
    /// Between two words.
    case space
    /// A slot, by the numbers that ``AutomatonContent/SlotArc`` has.
    case slot(recognizer: Int32, slot: Int32)
    /// Another network, which is laid already.
    case call(network: Int32)
  }

  /// A way from one state to another.
  struct Arc {
    /// What a path writes or takes on the way.
    var label: Label
    /// The number of the state where it leads.
    var target: Int
    /// Another arc of the same state; −1 for none.
    var next: Int32
  }

  /// The arcs of all states.
  private(set) var arcs: [Arc] = []
  /// Of each state, the first of its arcs; −1 for none.
  private(set) var firstArcs: [Int32] = [-1]

  /// The only state where the template ends; set when it is complete.
  var end = 0

  /// Adds a state without arcs; returns its number.
  mutating func addState() -> Int {
    firstArcs.append(-1)
    return firstArcs.count - 1
  }

  /// Adds an arc before those that the state has.
  mutating func addArc(from state: Int, _ label: Label, to target: Int) {
    arcs.append(Arc(label: label, target: target, next: firstArcs[state]))
    firstArcs[state] = Int32(arcs.count - 1)
  }

  /// Adds a state behind `state` and the arc to it.
  mutating func extend(_ state: Int, _ label: Label) -> Int {
    let target = addState()
    addArc(from: state, label, to: target)
    return target
  }
}
