import Foundation
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// Words that fill slots of a table, for sentences to be tried.
package struct SlotWords {
  /// Words that no table has, for names: each type has one of its own, so that no two are taken for each other.
  private static let names = [
    "Zubenel", "Kornephoros", "Vindemiatrix", "Alphecca", "Sadalmelik", "Thuban", "Fomalhaut", "Alnilam", "Eltanin",
    "Rasalhague", "Mirfak", "Dschubba", "Nunki", "Azmidiske", "Sheratan", "Algieba", "Denebola", "Unukalhai",
  ]

  /// Words that no table has, for free text.
  private static let freeText = "Wezen Mirzam"

  /// Ways to say a moment, of which each language understands some.
  private static let moments = [
    "tomorrow", "morgen", "demain", "mañana", "завтра", "明日", "domani", "amanhã", "2026-03-04", "04.03.2026",
  ]

  /// Ways to say where a range of time begins, and where it ends.
  private static let starts = [
    "tomorrow after 15:00", "morgen nach 15:00 Uhr", "demain après 15:00", "mañana después de las 15:00",
    "завтра после 15:00", "明日15時以降",
  ]
  private static let ends = [
    "tomorrow before 17:00", "morgen vor 17:00 Uhr", "demain avant 17:00", "mañana antes de las 17:00",
    "завтра до 17:00", "明日17時より前",
  ]

  /// Ways to say a length of time.
  private static let durations = ["5 minutes", "5 Minuten", "5 minutos", "5 минут", "5分", "5 minuti"]

  /// Ways to say yes or no.
  private static let flags = ["yes", "ja", "oui", "sí", "да", "はい"]

  /// What people write where something stands for anything, by language.
  private static let examples = [
    "de": "Beispiel", "es": "ejemplo", "fr": "exemple", "it": "esempio", "ja": "例", "nl": "voorbeeld", "pt": "exemplo",
    "ru": "пример",
  ]

  private let table: PhraseTable
  private let language: Language
  private let signature: IntentSignature?
  private let block: PhraseBlock
  private let vocabulary: Vocabulary
  private let recognized: RecognizedWords
  private let areExamples: Bool

  /// Prepares to fill the slots of a block; names come from the vocabulary. Free text is words that no table has or, for people to read,
  /// examples named by their slots.
  package init(
    _ table: PhraseTable, _ language: Language, _ signature: IntentSignature?, _ block: PhraseBlock,
    _ vocabulary: Vocabulary, _ recognized: RecognizedWords, areExamples: Bool = false
  ) {
    self.areExamples = areExamples
    self.table = table
    self.language = language
    self.signature = signature
    self.block = block
    self.vocabulary = vocabulary
    self.recognized = recognized
  }

  /// A name for things of each of some types, whose names nobody knows.
  package static func vocabulary(
    of signatures: [IntentSignature], cases: [String: [VocabularyEntry]], language: Language
  ) -> Vocabulary {
    var vocabulary = Vocabulary(language: language)
    var number = 0
    for slot in signatures.flatMap(\.slots) {
      switch slot.type {
      case .entity(let type)? where vocabulary.index(of: type) == nil:
        let round = number / names.count
        let name = names[number % names.count] + (round == 0 ? "" : " \(round + 1)")
        vocabulary.replace(type, with: [VocabularyEntry(id: name, title: name)])
        number += 1
      case .enumeration(let type)?: vocabulary.replace(type, with: cases[type] ?? [], isExact: true)
      default: break
      }
    }
    return vocabulary
  }

  /// The words for a slot in one of several ways; `nil` if there are none.
  package func words(for slot: SlotReference, turn: Int) -> String? {
    if let range = slot.range { return number(in: range) }
    if let list = block.lists[slot.list] ?? table.lists[slot.list] { return words(of: list, slot, turn, depth: 0) }
    if let declared = signature?.slot(written: slot.list), slot.name == slot.list {
      return declared.type.flatMap { words(of: $0, slot, turn) }
    }
    return SlotType.builtIn[slot.list].flatMap { words(of: $0, slot, turn) } ?? freeText(for: slot)
  }

  /// Whether any words fill a slot.
  package func takesAny(_ slot: SlotReference) -> Bool {
    guard slot.range == nil else { return false }
    if let list = block.lists[slot.list] ?? table.lists[slot.list] {
      switch list {
      case .wildcard, .words: return true
      case .range, .values: return false
      }
    }
    let declared = slot.name == slot.list ? signature?.slot(written: slot.list) : nil
    guard let type = declared.map(\.type) ?? SlotType.builtIn[slot.list] else { return true }
    return type == .text
  }

  private func freeText(for slot: SlotReference) -> String {
    guard areExamples else { return Self.freeText }
    // The name of a slot is an English word or several: `dueDate`, `due_date`.
    if language.code != "en", let example = Self.examples[language.code] { return example }
    guard slot.list != "applicationName" else { return "example app" }
    var words = "example "
    for character in slot.name {
      if character.isUppercase, words.last != " " { words.append(" ") }
      words.append(character.isLetter || character.isNumber ? Character(character.lowercased()) : " ")
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  private func words(of type: SlotType, _ slot: SlotReference, _ turn: Int) -> String? {
    switch type {
    case .entity(let name), .enumeration(let name):
      let entries = vocabulary.entries(of: name)
      return entries.isEmpty ? nil : entries[turn % entries.count].title
    case .integer(let bounds), .number(let bounds):
      return String(Int(min(max(7, bounds?.lowerBound.rounded(.up) ?? 7), bounds?.upperBound.rounded(.down) ?? 7)))
    case .date, .pastDate: return recognized.moment
    case .rangeEnd(let isEnd, _): return isEnd ? recognized.end : recognized.start
    case .duration: return recognized.duration
    // A number alone is one of the unit that is expected.
    case .measurement: return "7"
    case .boolean: return recognized.flag
    case .text: return freeText(for: slot)
    case .list, .range: return nil
    }
  }

  private func words(of list: PhraseList, _ slot: SlotReference, _ turn: Int, depth: Int) -> String? {
    switch list {
    case .wildcard, .words: return freeText(for: slot)
    case .range(let range): return number(in: range)
    case .values(let all):
      let entries = all.filter { block.allows($0) && $0.verbForm == nil }
      guard !entries.isEmpty, depth < 3 else { return nil }
      var maker = SentenceMaker(table, block) { slot, turn in
        guard let inner = block.lists[slot.list] ?? table.lists[slot.list] else { return "7" }
        return words(of: inner, slot, turn, depth: depth + 1)
      }
      return maker.sentences(of: entries[turn % entries.count].phrase.expression, most: 1).sentences.first?.text
    }
  }

  private func number(in range: NumericRange) -> String {
    let least = min(range.from, range.to)
    if !range.digits, let whole = Int(exactly: least), let spelled = language.spoken([whole])[whole]?.first {
      return spelled
    }
    return least == least.rounded() ? String(Int(least)) : String(least)
  }

  /// The ways to say a moment, a length of time, yes or no that a language understands.
  package struct RecognizedWords: Sendable {
    /// A moment.
    let moment: String?
    /// Where a range of time begins.
    let start: String?
    /// Where one ends.
    let end: String?
    /// A length of time.
    let duration: String?
    /// Yes.
    let flag: String?

    /// Finds what the language understands.
    package init(_ language: Language, now: Date, calendar: Calendar) {
      let isWhole = { (recognizer: any SpanRecognizer, text: String) in
        let tokens = language.tokens(text)
        return recognizer.spans(in: tokens, at: 0).contains { $0.end == tokens.count }
      }
      let dates = language.dates(now: now, calendar: calendar)
      let durations = language.duration
      moment = SlotWords.moments.first { isWhole(dates, $0) }
      let found = { (isEnd: Bool, ways: [String]) in
        let recognizer = language.rangeEnds(isEnd: isEnd, now: now, calendar: calendar)
        return ways.first { isWhole(recognizer, $0) }
      }
      start = found(false, SlotWords.starts)
      end = found(true, SlotWords.ends)
      duration = SlotWords.durations.first { isWhole(durations, $0) }
      flag = SlotWords.flags.first { language.isYes(language.tokens($0)) == true }
    }
  }
}
