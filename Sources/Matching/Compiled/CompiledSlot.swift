import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// What fills a slot, by the number that the automaton's arcs use.
struct CompiledSlot: Sendable {
  /// What fills it where its type alone does not say so.
  enum Filling: Sendable {
    /// What its type says.
    case typical
    /// Any words, but no more of them than so many.
    case words(most: Int)
    /// A number of a range.
    case range(NumericRange)
    /// A value of a list.
    case values(ListRecognizer)
    /// No words.
    case nothing
  }

  /// One value of a list.
  struct Entry: Sendable {
    /// What the slot gets.
    var out: ScalarValue
    /// Whether the file says what the slot gets; else it gets the words that matched.
    var isOutWritten: Bool
    /// What is added to the context of a match.
    var context: [String: ScalarValue]
  }

  /// The kind of values; for a list of the table its name, which tells nothing of what fills it.
  var type: SlotType
  /// What fills it; other than typical for lists of the table alone.
  var filling = Filling.typical
  /// The values of its list.
  var entries: [Entry] = []
  /// Whether the table says that it takes any words.
  var isWildcard = false
  /// Whether it takes several values.
  var isRepeated = false
  /// What its numbers are found by; slots of one group share them.
  var numberGroup: Int32 = 0

  /// Whether what fills it depends on the situation.
  var isChanging: Bool {
    switch type {
    case .entity, .enumeration, .date, .pastDate, .rangeEnd: true
    default: false
    }
  }

  /// Whether the words of its list are known, if it has one.
  var hasKnownWords: Bool { if case .values(let list) = filling { list.hasKnownWords } else { true } }

  /// What takes its words; `nil` where that depends on the situation.
  func recognizer(_ language: Language, separators: WordSet) -> (any SpanRecognizer)? {
    guard let item = item(language) else { return nil }
    return isRepeated ? RepeatedRecognizer(item: item, separators: separators) : item
  }

  private func item(_ language: Language) -> (any SpanRecognizer)? {
    switch (filling, type) {
    case (.words(let most), _): WildcardRecognizer(most: most)
    case (.values(let list), _): list
    case (.range(let range), _), (.typical, .range(let range)):
      RangeRecognizer(numbers: numbers(language, range.wordsLanguage), range: range)
    case (.nothing, _), (.typical, .list): NoRecognizer()
    case (.typical, .text): WildcardRecognizer()
    case (.typical, .integer(let bounds)):
      NumberRecognizer(numbers: numbers(language, nil), bounds: bounds, isWhole: true)
    case (.typical, .number(let bounds)):
      NumberRecognizer(numbers: numbers(language, nil), bounds: bounds, isWhole: false)
    case (.typical, .duration): language.duration
    case (.typical, .measurement(let dimension)): language.measures(of: dimension)
    case (.typical, .boolean): BooleanRecognizer(language: language)
    case (.typical, .entity), (.typical, .enumeration), (.typical, .date), (.typical, .pastDate), (.typical, .rangeEnd):
      nil
    }
  }

  private func numbers(_ language: Language, _ locale: String?) -> NumberSource {
    NumberSource(group: numberGroup, recognizer: language.numbers(in: locale))
  }
}
