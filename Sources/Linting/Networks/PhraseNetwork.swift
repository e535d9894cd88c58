import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// Phrases as one network of letters, on which they can be held against each other.
///
/// Letters, since alternatives may stand inside a word. A space stands between words however many are written.
struct PhraseNetwork {
  /// What an arc reads.
  enum Symbol: Hashable {
    /// A letter of a token, or the space between two.
    case letter(Unicode.Scalar)
    /// What fills a slot, by the name of all that can fill it.
    case slot(String)

    /// What stands between words; of several in a row one counts.
    static var space: Symbol { .letter(" ") }
  }

  /// What can fill a slot.
  enum Filling {
    /// The same as all slots of that name.
    case symbol(String)
    /// The same as all slots that have one of these names.
    case symbols([String])
    /// One of these.
    case choices([Expression])
  }

  /// A place between letters.
  struct State {
    /// What can be read here, and the place behind it; one symbol may lead to several.
    private(set) var arcs: [(symbol: Symbol, to: Int)] = []
    /// The places behind a space.
    private(set) var spaces: [Int] = []
    /// The places that are reached by nothing.
    var free: [Int] = []
    /// The phrase that it belongs to.
    var phrase: Int
    /// Whether the phrase ends here.
    var isEnd = false

    /// A place of a phrase, with nothing behind it yet.
    init(phrase: Int) { self.phrase = phrase }

    /// Lets a symbol be read here.
    mutating func add(_ symbol: Symbol, to place: Int) {
      arcs.append((symbol, place))
      if symbol == .space { spaces.append(place) }
    }
  }

  /// The most places of one phrase, and of all.
  private static var mostOfPhrase: Int { 4_000 }
  private static var most: Int { 250_000 }
  /// The most parts of a permutation; each more doubles the places.
  private static var mostPermuted: Int { 8 }

  /// All places, by their numbers; those of a phrase stand together.
  private(set) var states: [State] = []
  /// Whether a phrase was left out because of all those before it, and not since it is large itself.
  private(set) var isFull = false
  /// The places where phrases begin.
  private(set) var starts: [Int] = []

  private let language: Language
  private var rules: [String: Expression] = [:]
  private var fill: (SlotReference) -> Filling = { .symbol($0.name) }
  private var first = 0
  private var open: Set<String> = []

  /// Makes a network without phrases.
  init(_ language: Language) {
    self.language = language
  }

  /// Adds a phrase under a number; `false`, and nothing is added, if it is too large.
  mutating func add(
    _ expression: Expression, number: Int, rules: [String: Expression], fill: @escaping (SlotReference) -> Filling
  ) -> Bool {
    self.rules = rules
    self.fill = fill
    first = states.count
    let start = state(of: number)
    guard let end = add(expression, from: start) else {
      isFull = states.count >= Self.most
      states.removeSubrange(first...)
      return false
    }
    states[end].isEnd = true
    starts.append(start)
    return true
  }

  private mutating func state(of phrase: Int) -> Int {
    states.append(State(phrase: phrase))
    return states.count - 1
  }

  /// A new place behind another.
  private mutating func state(after start: Int) -> Int { state(of: states[start].phrase) }

  /// Adds what an expression reads from a place on, and gives the place behind it; `nil` if that is too much.
  private mutating func add(_ expression: Expression, from start: Int) -> Int? {
    guard states.count - first < Self.mostOfPhrase, states.count < Self.most else { return nil }
    switch expression {
    case .text(let text): return add(text, from: start)
    case .sequence(let items):
      var place = start
      for item in items {
        guard let next = add(item, from: place) else { return nil }
        place = next
      }
      return place
    case .alternatives(let items): return add(items, from: start)
    case .permutation(let items): return add(permuted: items, from: start)
    case .rule(let name):
      guard let rule = rules[name], open.insert(name).inserted else { return nil }
      defer { open.remove(name) }
      return add(rule, from: start)
    case .slot(let slot): return add(slot, from: start)
    }
  }

  private mutating func add(_ text: String, from start: Int) -> Int {
    var letters = language.tokens(text).map(\.text).joined(separator: " ")
    if text.first?.isWhitespace == true { letters = " " + letters }
    if text.last?.isWhitespace == true, letters != " " { letters += " " }
    var place = start
    for letter in letters.unicodeScalars {
      let next = state(after: place)
      states[place].add(.letter(letter), to: next)
      place = next
    }
    return place
  }

  private mutating func add(_ items: [Expression], from start: Int) -> Int? {
    let end = state(after: start)
    for item in items {
      let begin = state(after: start)
      states[start].free.append(begin)
      guard let last = add(item, from: begin) else { return nil }
      states[last].free.append(end)
    }
    return end
  }

  /// One place for each set of parts that were said.
  private mutating func add(permuted items: [Expression], from start: Int) -> Int? {
    guard items.count <= Self.mostPermuted else { return nil }
    let places = (0..<(1 << items.count)).map { _ in state(after: start) }
    states[start].free.append(places[0])
    for said in places.indices {
      for (number, item) in items.enumerated() where said & 1 << number == 0 {
        let begin = state(after: start)
        states[places[said]].add(.space, to: begin)
        guard let last = add(item, from: begin) else { return nil }
        let end = state(after: start)
        states[last].add(.space, to: end)
        states[end].free.append(places[said | 1 << number])
      }
    }
    return places.last
  }

  private mutating func add(_ slot: SlotReference, from start: Int) -> Int? {
    switch fill(slot) {
    case .symbol(let name): return add(symbols: [name], from: start)
    case .symbols(let names): return add(symbols: names, from: start)
    case .choices(let items): return add(items, from: start)
    }
  }

  private mutating func add(symbols names: [String], from start: Int) -> Int {
    let end = state(after: start)
    for name in names { states[start].add(.slot(name), to: end) }
    return end
  }
}
