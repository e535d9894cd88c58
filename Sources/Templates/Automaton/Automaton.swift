/// Templates compiled together.
package struct Automaton: Sendable {
  /// Its content, behind the reference that its copies and their runs hold too.
  let shared: Shared<AutomatonContent>

  /// Memory for reading utterances; all copies share it.
  let pool: ReadingPool
  private let indices: Shared<TemplateIndex>

  /// Which of its templates an utterance can be, to be asked without a copy.
  var index: TemplateIndex { _read { yield indices.value } }

  /// What it is made of, to be read without a copy.
  var content: AutomatonContent { _read { yield shared.value } }

  /// Takes content that has its index already.
  init(_ content: AutomatonContent) {
    shared = Shared(content)
    pool = ReadingPool(shared)
    indices = content.index
  }

  /// Words of templates, beginnings that a slot continues, and words of recognisers that take some alone; each once.
  package var words: [String] { shared.value.symbols.words }

  /// Whether some template or recogniser has the word.
  package func knows(_ word: String) -> Bool { shared.value.symbols.holds(word) }

  /// Whether some template or recogniser has the word by itself, and not only as the beginning of one that a slot continues.
  package func hasWhole(_ word: String) -> Bool {
    let symbol = content.symbols.number(of: word)
    return symbol >= 0 && content.isWhole[Int(symbol)]
  }

  /// The numbers of the recognisers that fill slots of a name.
  package func recognizers(of name: String) -> [Int] {
    let content = shared.value
    return content.slotNames.indices.filter { content.slotNames[$0] == name }.map { Int(content.slotRecognizers[$0]) }
  }

  /// Whether something fills a slot of a template.
  var hasSlots: Bool { !shared.value.slots.isEmpty }

  /// Whether a slot can be part of a word, so that cutting words is of any use.
  package var hasSeams: Bool {
    !shared.value.seams.suffixes.isEmpty || !shared.value.seams.prefixes.isEmpty
  }
}

/// What an automaton is made of: networks of states and arcs over tokens, with rules as networks that are called and not copied.
///
/// An arc is a word, the beginning of a word, a slot (filled from a ``SpanChart``) or a call of another network. There are no
/// empty arcs: they are resolved when the automaton is built. A network's states are numbered so that no arc leads to a lower
/// one, so one pass in order of position and state sees everything.
struct AutomatonContent: Sendable {
  /// An arc that takes a word or, among ``AutomatonContent/prefixes``, the beginning of one.
  struct WordArc: Sendable {
    /// What it takes, as a number of ``AutomatonContent/symbols``.
    var word: Int32
    /// A state of the same network, counted from its first.
    var target: Int32
  }

  /// An arc that takes a span.
  struct SlotArc: Sendable {
    /// What finds the span, by the number that a ``TemplateScope`` gave.
    var recognizer: Int32
    /// An index into ``AutomatonContent/slotNames``.
    var slot: Int32
    /// A state of the same network, counted from its first.
    var target: Int32
  }

  /// An arc that goes through another network, from its start to any of its ends.
  struct CallArc: Sendable {
    /// An index into ``AutomatonContent/networks``, lower than that of the network that has the arc.
    var network: Int32
    /// A state of the network that has the arc, counted from its first.
    var target: Int32
  }

  /// Where a state's arcs stand in the lists of all, and whether its network can end there.
  struct State: Sendable {
    /// Its arcs among ``AutomatonContent/words``.
    var words: Range<Int32>
    /// Beginnings of words that a slot continues without a space.
    var prefixes: Range<Int32>
    /// Its arcs among ``AutomatonContent/slots``.
    var slots: Range<Int32>
    /// Its arcs among ``AutomatonContent/calls``.
    var calls: Range<Int32>
    /// Whether its network can end there.
    var isFinal: Bool
  }

  /// What a template, a rule or a part of a permutation became.
  struct Network: Sendable {
    /// The first of its states, which is where it starts.
    var first: Int32
    /// How many states it has; they stand one behind the other.
    var count: Int32
    /// Whether a slot can be in it, so that it matters how it was read and not only where it ended.
    var hasSlots: Bool
    /// Whether it can be gone through without a token.
    var canBeEmpty: Bool
    /// Whether a slot or the beginning of a word can come first, so that any word may begin it.
    var beginsOpenly: Bool
    /// The words that can come first, sorted, among the automaton's ``AutomatonContent/firstWords``.
    var firstWords: Range<Int32>
  }

  /// What was added under one payload.
  struct Template: Sendable {
    /// The caller's number for it; several templates may have the same.
    var payload: Int32
    /// An index into ``AutomatonContent/networks``.
    var network: Int32
  }

  /// The words and beginnings of words of arcs, and of recognisers that take some alone; their number is their symbol.
  var symbols = WordTable()
  /// The states of all networks, one network behind the other.
  var states: [State] = []
  /// The arcs of words, state by state; those of a state sorted by symbol, then by target.
  var words: [WordArc] = []
  /// The arcs of beginnings of words, in the same order.
  var prefixes: [WordArc] = []
  /// The arcs of slots, state by state.
  var slots: [SlotArc] = []
  /// The arcs of calls, state by state.
  var calls: [CallArc] = []
  /// All networks, each behind those that it calls.
  var networks: [Network] = []
  /// The symbols that can come first in a network, network by network.
  var firstWords: [Int32] = []
  /// The templates, in the order in which they were added.
  var templates: [Template] = []
  /// The words that can stand against a slot before them without a space, and the beginnings of words that a slot continues.
  var seams = Seams()
  /// What rules templates out; empty until all else is complete.
  var index = Shared(TemplateIndex())
  /// Of each symbol, whether it stands by itself somewhere.
  var isWhole: [Bool] = []

  /// The names of slots, by the index that arcs use; a name stands here once for each recogniser that fills it.
  var slotNames: [String] = []

  /// The recogniser that fills each of ``slotNames``.
  var slotRecognizers: [Int] = []

  /// Words as they stand against slots.
  struct Seams: Sendable {
    /// The words that can follow a slot.
    var suffixes: Set<Int32> = []
    /// The beginnings of words that a slot can follow.
    var prefixes: Set<Int32> = []
  }
}
