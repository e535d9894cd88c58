/// Templates compiled together.
package struct Automaton: Sendable {
  let shared: Shared<AutomatonContent>

  let pool: ReadingPool
  private let indices: Shared<TemplateIndex>

  /// Which of its templates an utterance can be, to be asked without a copy.
  var index: TemplateIndex { _read { yield indices.value } }

  /// What it is made of, to be read without a copy.
  var content: AutomatonContent { _read { yield shared.value } }

  init(_ content: AutomatonContent) {
    shared = Shared(content)
    pool = ReadingPool(shared)
    indices = content.index
  }

  /// The words of all templates, and those that recognisers take which take some words alone; each once.
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
  struct WordArc: Sendable {
    var word: Int32
    /// A state of the same network, counted from its first.
    var target: Int32
  }

  struct SlotArc: Sendable {
    var recognizer: Int32
    /// An index into ``AutomatonContent/slotNames``.
    var slot: Int32
    var target: Int32
  }

  struct CallArc: Sendable {
    var network: Int32
    var target: Int32
  }

  struct State: Sendable {
    var words: Range<Int32>
    /// Beginnings of words that a slot continues without a space.
    var prefixes: Range<Int32>
    var slots: Range<Int32>
    var calls: Range<Int32>
    var isFinal: Bool
  }

  struct Network: Sendable {
    /// The first of its states, which is where it starts.
    var first: Int32
    var count: Int32
    /// Whether a slot can be in it, so that it matters how it was read and not only where it ended.
    var hasSlots: Bool
    var canBeEmpty: Bool
    /// Whether a slot or the beginning of a word can come first, so that any word may begin it.
    var beginsOpenly: Bool
    /// The words that can come first, sorted, among the automaton's ``AutomatonContent/firstWords``.
    var firstWords: Range<Int32>
  }

  /// What was added under one payload.
  struct Template: Sendable {
    var payload: Int32
    var network: Int32
  }

  var symbols = WordTable()
  var states: [State] = []
  var words: [WordArc] = []
  var prefixes: [WordArc] = []
  var slots: [SlotArc] = []
  var calls: [CallArc] = []
  var networks: [Network] = []
  var firstWords: [Int32] = []
  var templates: [Template] = []
  /// The words that can stand against a slot before them without a space, and the beginnings of words that a slot continues.
  var seams = Seams()
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
