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
  var automaton = AutomatonContent()
  var networks: [NetworkKey: Int32] = [:]
  var slotIndices: [SlotKey: Int32] = [:]
  var texts = TextTable()
  /// What is written, by the number of its text, as symbols.
  var writtenWords: [Int32: [Int32]] = [:]
  var writtenPrefixes: [Int32: WrittenPrefix?] = [:]
  var joints: [Int32: Joints] = [:]
  var expressionNumbers: [Expression: Int] = [:]
  var scoped: [ScopedRule: Int32] = [:]

  /// Makes an empty builder; `tokenize` must be what utterances are read with.
  package init(tokenize: @escaping (String) -> [Token]) {
    self.tokenize = tokenize
  }

  /// Adds a template that accepts `payload`.
  ///
  /// Throws for an unknown or recursive rule, a slot that the scope does not know, or a template that is too large; what a
  /// template that failed has left is never reached.
  package mutating func add(_ expression: Expression, payload: Int, in scope: TemplateScope) throws(Diagnostic) {
    let network = try lay(try network(of: expression, in: scope, calling: []))
    automaton.templates.append(AutomatonContent.Template(payload: Int32(payload), network: network))
  }

  /// The automaton of all that was added.
  ///
  /// `coverage` tells of each recogniser, by its number, which words it can take; those it does not tell of can take any.
  package mutating func build(coverage: [Coverage] = []) -> Automaton {
    let vocabulary = coverage.map { coverage -> [Int32] in
      guard case .words(let words) = coverage else { return [] }
      return words.map { symbol($0) }
    }
    var search = SeamSearch(automaton, vocabulary: vocabulary)
    automaton.seams = search.seams()
    automaton.isWhole = Array(repeating: false, count: automaton.symbols.count)
    for arc in automaton.words { automaton.isWhole[Int(arc.word)] = true }
    for word in vocabulary.joined() { automaton.isWhole[Int(word)] = true }
    var index = TemplateIndexBuilder(automaton, coverage: coverage)
    automaton.index = Shared(index.made(vocabulary: vocabulary))
    return Automaton(automaton)
  }

  mutating func symbol(_ word: String) -> Int32 { automaton.symbols.insert(word) }
}
