import Foundation
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("What phrases stand for")
struct PhraseExpansionTests {
  /// The most texts of one phrase that are tried; of more, a sample. A soak tries more.
  private static var mostTexts: Int {
    ProcessInfo.processInfo.environment["PARLANCE_SENTENCES"] == nil ? 25 : 10_000
  }

  /// A phrase whose text is taken for another intent: which, and for which.
  private struct Collision: Hashable, Comparable, CustomStringConvertible {
    var intent: String
    var phrase: String
    var winner: String

    var description: String { "\(intent), “\(phrase)”: \(winner)" }

    static func < (left: Collision, right: Collision) -> Bool { left.description < right.description }
  }

  @Test("Each text of each phrase is recognised as its own intent", arguments: ["en", "de"])
  func own(locale: String) throws {
    let sample = try SamplePhrases(locale: locale)
    var random = SeededGenerator(seed: 42)
    var examples: [Collision: String] = [:]
    var count = 0
    for intent in sample.table.intents {
      for phrase in sample.phrases(of: intent) {
        let texts = PhraseTexts(phrase.expression, rules: sample.table.rules, values: sample.values)
        let isSample = texts.count > Double(Self.mostTexts)
        for number in 0..<(isSample ? Self.mostTexts : Int(texts.count)) {
          let place = isSample ? Double.random(in: 0..<texts.count, using: &random).rounded(.down) : Double(number)
          let text = texts.text(at: place) + sample.mark(of: phrase, in: intent)
          let result = sample.matcher.match(text, in: sample.situation)
          count += 1
          let found = result.decision == .none ? "nothing" : result.matches.first?.intent ?? "nothing"
          guard found != intent.name else { continue }
          examples[Collision(intent: intent.name, phrase: phrase.text, winner: found)] = text
        }
      }
    }
    let known = Set(Self.known[locale] ?? [])
    let new = examples.filter { !known.contains($0.key.description) }
    #expect(new.isEmpty, "\(new.map { "\($0.key), as in “\($0.value)”" }.sorted().joined(separator: "\n"))")
    let gone = known.subtracting(examples.keys.map(\.description))
    #expect(gone.isEmpty, "collisions that are no more: \(gone.sorted().joined(separator: "\n"))")
    #expect(count > 3_000, "\(count) texts")
    if Self.mostTexts == 10_000 { print("\(locale): \(count) texts of phrases, \(examples.count) collisions") }
  }

  @Test("Where the words of each phrase lie in it is told", arguments: ["en", "de"])
  func trees(locale: String) throws {
    let sample = try SamplePhrases(locale: locale)
    var random = SeededGenerator(seed: 11)
    for intent in sample.table.intents {
      for phrase in sample.phrases(of: intent) {
        let texts = PhraseTexts(phrase.expression, rules: sample.table.rules, values: sample.values)
        let place = Double.random(in: 0..<texts.count, using: &random).rounded(.down)
        let text = texts.text(at: place) + sample.mark(of: phrase, in: intent)
        let result = sample.matcher.match(text, in: sample.situation)
        let details = sample.matcher.details(of: result, text, in: sample.situation, sample.table)
        let tree = try #require(details.trees.first.flatMap { $0 }, "“\(text)” of \(phrase.text)")
        let read = Set(tree.leaves.flatMap { Array($0.scalars) })
        let words = sample.matcher.language.tokens(text)
        #expect(words.allSatisfy { read.isSuperset(of: $0.range) }, "“\(text)” of \(phrase.text): \(tree)")
      }
    }
  }

  /// The collisions that are there, by locale.
  private static var known: [String: [String]] { [:] }
}

/// The sample's phrases of one locale, compiled, with a name of each kind.
private struct SamplePhrases {
  let table: PhraseTable
  let matcher: Matcher
  let situation: Situation
  /// What fills each slot.
  let values: [String: String]

  /// The phrases of an intent that the sample names can stand in.
  func phrases(of intent: IntentPhrases) -> [Phrase] {
    intent.blocks.flatMap(\.phrases).filter { phrase in
      // A task has to have the verb there, and the sample’s has none; no name of it is a verb alone.
      let slots = phrase.expression.slots
      return !slots.contains { $0.isCapture && $0.name == "deed" } || slots.contains { $0.name == "event" }
    }
  }

  /// The question mark that the block of a phrase asks for; nothing for others.
  func mark(of phrase: Phrase, in intent: IntentPhrases) -> String {
    let block = intent.blocks.first { $0.phrases.contains { $0.position == phrase.position } }
    return block?.demandedContext["question"] == nil ? "" : "?"
  }

  init(locale: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Phrases")
    table = PhraseTableReader.read(folders: [folder.standardizedFileURL.path], locale: locale).table
    let isGerman = locale == "de"
    values = [
      "task": isGerman ? "Milch kaufen" : "Oat milk", "event": isGerman ? "Kaffee kaufen" : "Buy coffee",
      "category": "Sport",
      "title": isGerman ? "Blumen gießen" : "water the plants", "name": "Yoga", "due": isGerman ? "morgen" : "tomorrow",
      "priority": isGerman ? "hoher" : "high", "period": isGerman ? "diese Woche" : "this week",
      "file": "list.csv", "rolling": "in the last week", "day": isGerman ? "morgen" : "tomorrow",
      "date": isGerman ? "gestern" : "yesterday",
      "until": isGerman ? "morgen" : "tomorrow", "past": isGerman ? "gestern" : "yesterday",
      "month": isGerman ? "Dezember" : "december", "urgency": isGerman ? "dringend" : "urgent",
      "duration": isGerman ? "zwei Tage" : "two days", "twice": isGerman ? "zweimal" : "twice", "couple": "a couple of",
      "did": isGerman ? "gekauft" : "bought", "nearly": "baked", "unchanged": "read", "do": "buy", "apart": "picked",
      "off": "dropped", "occasion": "dentist",
      "gone": "went to",
      "after": isGerman ? "Freitag" : "friday", "before": isGerman ? "Freitag" : "friday",
      "range_start": isGerman ? "morgen nach 15 Uhr" : "tomorrow after 3",
      "range_end": isGerman ? "morgen vor 17 Uhr" : "tomorrow before 5", "importance": "important",
      "past_start": isGerman ? "gestern nach 15 Uhr" : "yesterday after 3",
      "past_end": isGerman ? "gestern vor 17 Uhr" : "yesterday before 5",
      "weeks": isGerman ? "zwei" : "two",
      "often": isGerman ? "täglich" : "daily", "years": isGerman ? "drei" : "three", "appointment": "Zahnarzt",
      "pressing": "dringend",
    ]
    let types: [String: SlotType] = [
      "task": .entity("Task"), "event": .entity("Event"), "category": .entity("Category"), "title": .text,
      "name": .text, "due": .date, "priority": .enumeration("Priority"), "period": .enumeration("Period"),
      "file": .text, "day": .date, "until": .date, "date": .date, "time": .duration,
      "after": .date, "before": .date, "since": .date, "days": .integer(nil),
    ]
    let shared = table.rules.values.flatMap { $0.phrase.expression.slots.map(\.name) }
    let signatures = table.intents.map { intent in
      let names = Set(intent.blocks.flatMap(\.phrases).flatMap { $0.expression.slots.map(\.name) } + shared)
      return IntentSignature(
        name: intent.name, slots: names.sorted().map { .init(name: $0, type: types[$0], isRequired: false) })
    }
    let language = try Languages.shelf.thing(locale)
    matcher = Matcher(table, language: language, signatures: signatures)
    var vocabulary = Vocabulary(language: language)
    for slot in ["task", "event", "category", "priority", "period"] {
      let name = values[slot] ?? ""
      vocabulary.replace(
        slot.capitalized, with: [VocabularyEntry(id: name, title: name)],
        isExact: ["priority", "period"].contains(slot))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    situation = Situation(
      vocabulary: vocabulary, now: Date(timeIntervalSince1970: 1_770_888_600), calendar: calendar)
  }
}

/// The texts that a template stands for, by number; slots are filled.
private indirect enum PhraseTexts {
  case one(String)
  case any([PhraseTexts])
  case all([PhraseTexts])
  case permuted([PhraseTexts])

  init(_ expression: ParlanceTemplates.Expression, rules: [String: PhraseRule], values: [String: String]) {
    let inner = { PhraseTexts($0, rules: rules, values: values) }
    switch expression {
    case .text(let text): self = .one(text)
    case .slot(let slot): self = .one(values[slot.list] ?? (slot.range == nil ? slot.list : "3"))
    case .rule(let name): self = rules[name].map { inner($0.phrase.expression) } ?? .one(name)
    case .alternatives(let branches): self = .any(branches.map(inner))
    case .sequence(let items): self = .all(items.map(inner))
    case .permutation(let parts): self = .permuted(parts.map(inner))
    }
  }

  /// How many there are; repeated ones count.
  var count: Double {
    switch self {
    case .one: 1
    case .any(let branches): branches.reduce(0) { $0 + $1.count }
    case .all(let items): items.reduce(1) { $0 * $1.count }
    case .permuted(let parts): parts.enumerated().reduce(1) { $0 * $1.element.count * Double($1.offset + 1) }
    }
  }

  /// The text of a number from 0.
  func text(at number: Double) -> String {
    switch self {
    case .one(let text): return text
    case .any(let branches):
      var number = number
      for branch in branches {
        if number < branch.count { return branch.text(at: number) }
        number -= branch.count
      }
      return ""
    case .all(let items):
      var number = number
      return items.reduce(into: "") { text, item in
        text += item.text(at: number.truncatingRemainder(dividingBy: item.count))
        number = (number / item.count).rounded(.down)
      }
    case .permuted(let parts):
      guard !parts.isEmpty else { return "" }
      var parts = parts
      let place = Int(number.truncatingRemainder(dividingBy: Double(parts.count)))
      var rest = (number / Double(parts.count)).rounded(.down)
      let first = parts.remove(at: place)
      let text = " " + first.text(at: rest.truncatingRemainder(dividingBy: first.count)) + " "
      rest = (rest / first.count).rounded(.down)
      return text + PhraseTexts.permuted(parts).text(at: rest)
    }
  }
}
