/// A template as a network over pieces of words, before the pieces are put together to tokens.
///
/// Alternatives may stand inside a word, so words are known only once a path has been followed from one space to the next.
struct PieceNetwork {
  enum Label {
    case empty
    /// Part of a word.
    case piece(String)
    /// Between two words.
    case space
    case slot(recognizer: Int32, slot: Int32)
    case call(network: Int32)
  }

  struct Arc {
    var label: Label
    var target: Int
  }

  private(set) var arcs: [[Arc]] = [[]]

  /// The only state where the template ends; set when it is complete.
  var end = 0

  mutating func addState() -> Int {
    arcs.append([])
    return arcs.count - 1
  }

  mutating func addArc(from state: Int, _ label: Label, to target: Int) {
    arcs[state].append(Arc(label: label, target: target))
  }

  /// Adds a state behind `state` and the arc to it.
  mutating func extend(_ state: Int, _ label: Label) -> Int {
    let target = addState()
    addArc(from: state, label, to: target)
    return target
  }

  /// Adds literal text behind `state`, split at white space; returns where it ends.
  mutating func extend(_ state: Int, text: String) -> Int {
    var state = state
    var piece = ""
    for character in text {
      if character.isWhitespace {
        if !piece.isEmpty { state = extend(state, .piece(piece)) }
        piece = ""
        state = extend(state, .space)
      } else {
        piece.append(character)
      }
    }
    return piece.isEmpty ? state : extend(state, .piece(piece))
  }
}
