// What is noted of a run while it goes on, and what is left of it.
extension NetworkRun {
  /// A step between two nodes of a run; a node is a state at a place.
  struct Edge: Sendable {
    /// The node that it leaves: the place counted from the run's start, times the network's states, plus the state.
    var from: Int32
    /// The node that it reaches, numbered in the same way.
    var to: Int32
    /// What was read.
    var kind: Kind
    /// The number of the span, or of the run that was called.
    var number: Int32
    /// The slot that a span fills, or the place where the called run ended.
    var detail: Int32
  }

  /// What was read in a step.
  enum Kind: UInt8, Sendable {
    /// A word, the beginning of one, or a network that captures nothing.
    case literal
    /// A span of the chart, which fills a slot or is a deviation.
    case slot
    /// A network whose own steps are followed too.
    case call
  }

  /// What became of one network from one place.
  struct Outcome: Sendable {
    /// An index into ``NetworkRun/networks``.
    var network: Int32
    /// The place where it began.
    var start: Int32
    /// The places where it can end, in order, among ``NetworkRun/ends``.
    var ends: Range<Int32>
    /// The steps, in order of the nodes that they leave, among ``NetworkRun/edges``; none for a network without slots.
    var edges: Range<Int32>
  }

  /// How far literal words led, and how far slots.
  struct Furthest: Sendable {
    /// Where the literal word ended that led furthest.
    var place = 0
    /// The template that was read then; −1 for none.
    var template: Int32 = -1
    /// Where the slot ended that led furthest.
    var slotPlace = 0
    /// The template that it is of.
    var slotTemplate: Int32 = -1
  }

  /// A run that is open.
  struct Frame {
    /// The network's first state.
    var first: Int
    /// How many states it has.
    var count: Int
    /// Whether its steps are kept.
    var isRecorded: Bool
    /// Where its live states begin.
    var base: Int
    /// The place where it began.
    var start: Int
    /// How many words of bits the live states of one place take.
    var width: Int
    /// The last place that was reached.
    var last: Int
  }
}
