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

  /// What makes two uses of an expression one network.
  struct NetworkKey: Hashable {
    /// The expression as it is written, with the names of its rules.
    var expression: Expression
    /// What fills its slots; then, for each rule that it names, a number below 0 for what that is, and the same of it.
    var recognizers: [Int]
  }

  /// A rule as a scope names it, so that its next use is found without a look at its slots.
  struct ScopedRule: Hashable {
    /// See ``TemplateScope/identity``.
    var scope: Int
    /// The rule's name, without brackets.
    var rule: String
  }

  /// A slot's name and what fills it: each such pair has an index of its own.
  struct SlotKey: Hashable {
    /// The name, behind ``Capture/hiddenMark`` if what is captured becomes no slot.
    var name: String
    /// The number that the scope gave.
    var recognizer: Int
  }

  /// Makes tokens of literal text, as they are made of utterances.
  let tokenize: (String) -> [Token]
  /// What is compiled so far; seams, whole words and index are added by ``build(coverage:)``.
  var automaton = AutomatonContent()
  /// The networks that can be called, by what they are made of; each is laid once.
  var networks: [NetworkKey: Int32] = [:]
  /// Of each slot, its index in ``AutomatonContent/slotNames``.
  var slotIndices: [SlotKey: Int32] = [:]
  /// Pieces of words and what they make side by side, by number.
  var texts = TextTable()
  /// What is written, by the number of its text, as symbols.
  var writtenWords: [Int32: [Int32]] = [:]
  /// What is left of a text against which a slot stands, by its number; `nil` if the slot begins a word of its own.
  var writtenPrefixes: [Int32: WrittenPrefix?] = [:]
  /// What can join with a piece, by its text's number; one that ASCII letters or digits begin and end is not here.
  var joints: [Int32: Joints] = [:]
  /// Numbers, from 0, of what rules stand for, for ``NetworkKey/recognizers``.
  var expressionNumbers: [Expression: Int] = [:]
  /// The network of each rule that was called.
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
      guard case .words(let words, _) = coverage else { return [] }
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

  /// The symbol of a word; a new one gets the next number.
  mutating func symbol(_ word: String) -> Int32 { automaton.symbols.insert(word) }
}
