/// A template as a network over pieces of words, before the pieces are put together to tokens.
///
/// Alternatives may stand inside a word, so words are known only once a path has been followed from one space to the next.
struct PieceNetwork {
  enum Label {
    case empty
    /// Part of a word, by its number among the texts.
    case piece(Int32)
    /// Between two words.
    case space
    case slot(recognizer: Int32, slot: Int32)
    case call(network: Int32)
  }

  struct Arc {
    var label: Label
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

  mutating func addState() -> Int {
    firstArcs.append(-1)
    return firstArcs.count - 1
  }

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
