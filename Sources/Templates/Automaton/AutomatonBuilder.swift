import ParlanceDiagnostics

/// Compiles templates into one ``Automaton``.
///
/// A rule becomes a network of its own, shared by all templates for which its slots mean the same; where text stands against it
/// without a space it is copied instead, since then it is part of a word.
package struct AutomatonBuilder {
  /// The most words that one place in a template may begin with, glued alternatives multiplied out.
  package static var mostWords: Int { 20_000 }

  /// The most pieces of one template, with rules that stand against text copied in.
  package static var mostPieces: Int { 200_000 }

  /// The most states of one automaton.
  package static var mostStates: Int { 8_000_000 }

  struct BuildState {
    var words: [Automaton.WordArc] = []
    var slots: [Automaton.SlotArc] = []
    var calls: [Automaton.CallArc] = []
    var accepts: [Int32] = []
    var leadsTo: Int32 = -1
  }

  struct NetworkKey: Hashable {
    var expression: Expression
    var recognizers: [Int]
  }

  struct ScopedRule: Hashable {
    var scope: Int
    var rule: String
  }

  struct SlotKey: Hashable {
    var name: String
    var recognizer: Int
  }

  let tokenize: (String) -> [Token]
  var symbols: [String: Int32] = [:]
  var states: [BuildState] = [BuildState()]
  var starts: [Int32] = [0]
  var networks: [NetworkKey: Int32] = [:]
  var slotNames: [String] = []
  var slotRecognizers: [Int] = []
  var slotIndices: [SlotKey: Int32] = [:]
  var tokenized: [String: [String]] = [:]
  var expressionNumbers: [Expression: Int] = [:]
  var scoped: [ScopedRule: Int32] = [:]

  /// Makes an empty builder; `tokenize` must be what utterances are read with.
  package init(tokenize: @escaping (String) -> [Token]) {
    self.tokenize = tokenize
  }

  /// Adds a template that accepts `payload`.
  ///
  /// Throws for an unknown or recursive rule, a slot that the scope does not know, or a template that is too large.
  package mutating func add(_ expression: Expression, payload: Int, in scope: TemplateScope) throws(Diagnostic) {
    let checkpoint = Checkpoint(
      states: states.count, networks: starts.count, words: states[0].words.count, slots: states[0].slots.count,
      calls: states[0].calls.count, accepts: states[0].accepts.count)
    do throws(Diagnostic) {
      let pieces = try network(of: expression, in: scope, calling: [])
      try lay(pieces, start: 0, accepting: Int32(payload))
    } catch {
      restore(checkpoint)
      throw error
    }
  }

  private struct Checkpoint {
    var states: Int
    var networks: Int
    var words: Int
    var slots: Int
    var calls: Int
    var accepts: Int
  }

  /// Takes back what a template that failed has left: half of it would match.
  private mutating func restore(_ checkpoint: Checkpoint) {
    states.removeSubrange(checkpoint.states...)
    states[0].words.removeSubrange(checkpoint.words...)
    states[0].slots.removeSubrange(checkpoint.slots...)
    states[0].calls.removeSubrange(checkpoint.calls...)
    states[0].accepts.removeSubrange(checkpoint.accepts...)
    starts.removeSubrange(checkpoint.networks...)
    networks = networks.filter { $0.value < checkpoint.networks }
    scoped = scoped.filter { $0.value < checkpoint.networks }
  }

  /// The automaton of all that was added.
  package func build() -> Automaton {
    var automaton = Automaton(
      symbols: symbols, states: [], words: [], slots: [], calls: [], accepts: [], networks: [], slotNames: slotNames,
      slotRecognizers: slotRecognizers)
    automaton.states.reserveCapacity(states.count)
    for state in states {
      let words = state.words.sorted { ($0.word, $0.target) < ($1.word, $1.target) }
      automaton.states.append(
        Automaton.State(
          words: Self.append(words, to: &automaton.words), slots: Self.append(state.slots, to: &automaton.slots),
          calls: Self.append(state.calls, to: &automaton.calls),
          accepts: Self.append(state.accepts, to: &automaton.accepts), leadsTo: state.leadsTo))
    }
    automaton.networks = FirstWords(states: states, starts: starts).networks()
    return automaton
  }

  private static func append<Arc>(_ arcs: [Arc], to all: inout [Arc]) -> Range<Int32> {
    let start = Int32(all.count)
    all.append(contentsOf: arcs)
    return start..<Int32(all.count)
  }
}
