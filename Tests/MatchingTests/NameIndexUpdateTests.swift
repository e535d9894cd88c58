import ParlanceLanguage
import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

@Suite struct NameIndexUpdateTests {
  private func candidates(_ words: String, in index: NameIndex, _ language: Language) -> [[String]] {
    let tokens = language.tokens(words)
    return index.spans(in: tokens, at: 0).filter { $0.end == tokens.count }.map { span in
      guard case .candidates(let numbers) = span.value else { return [] }
      return numbers.map { index[$0].id }
    }
  }

  private let words = ["milk", "bread", "the", "red", "report", "weekly"]

  private func entry(_ random: inout SeededGenerator) -> VocabularyEntry {
    VocabularyEntry(
      id: String(Int.random(in: 0...7, using: &random)),
      title: (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in words.randomElement(using: &random) }
        .joined(separator: " "),
      synonyms: Bool.random(using: &random) ? ["bread milk"] : [])
  }

  private func expect(_ changed: NameIndex, toBe entries: [VocabularyEntry], _ language: Language) -> Int {
    let fresh = NameIndex(entries, language: language)
    var found = 0
    #expect(changed.entries == entries)
    for text in words + ["red milk", "weekly report", "bread milk", "the red"] {
      let answer = candidates(text, in: fresh, language)
      found += answer.isEmpty ? 0 : 1
      #expect(candidates(text, in: changed, language) == answer, "\(text) among \(entries.map(\.title))")
      #expect(changed.holds(text) == fresh.holds(text))
    }
    return found
  }

  @Test("An index that is changed answers as one that is made anew, whatever the changes")
  func changesAgree() throws {
    let language = try Languages.shelf.thing("en")
    var random = SeededGenerator(seed: 11)
    var changed = NameIndex([], language: language)
    var entries: [VocabularyEntry] = []
    var found = 0
    for _ in 0..<600 {
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        entries = (0..<Int.random(in: 0...6, using: &random)).map { _ in entry(&random) }
        _ = changed.update(entries)
      case 1:
        let new = entry(&random)
        let isNew = changed.apply(new)
        #expect(isNew == !(entries.first { $0.id == new.id } == new))
        if let place = entries.firstIndex(where: { $0.id == new.id }) {
          entries[place] = new
        } else {
          entries.append(new)
        }
      default:
        let id = String(Int.random(in: 0...7, using: &random))
        let isThere = changed.remove(id)
        #expect(isThere == entries.contains { $0.id == id })
        if let place = entries.firstIndex(where: { $0.id == id }) { entries.remove(at: place) }
      }
      found += expect(changed, toBe: entries, language)
    }
    #expect(found > 600)
  }

  @Test("An index that was changed many thousand times answers as one that is made anew")
  func manyChangesAgree() throws {
    let language = try Languages.shelf.thing("en")
    var random = SeededGenerator(seed: 12)
    var entries = (0..<300).map { VocabularyEntry(id: "\($0)", title: "\(words[$0 % 6]) \(words[$0 / 6 % 6])") }
    var changed = NameIndex(entries, language: language)
    for round in 0..<2_500 {
      let place = Int.random(in: 0..<entries.count, using: &random)
      entries[place].title = "\(words[round % 5]) \(round)"
      _ = changed.apply(entries[place])
    }
    #expect(expect(changed, toBe: entries, language) > 0)
    entries = Array(entries.prefix(100))
    _ = changed.update(entries)
    #expect(expect(changed, toBe: entries, language) > 0)
  }

  @Test("Entries that have places stand in their order, whenever they come and however many there are")
  func places() throws {
    let language = try Languages.shelf.thing("en")
    var random = SeededGenerator(seed: 13)
    var entries: [VocabularyEntry] = []
    var changed = NameIndex([], language: language)
    var found = 0
    for round in 0..<900 {
      var new = entry(&random)
      new.id = String(Int.random(in: 0...round / 2, using: &random))
      new.place = Int.random(in: 0...5_000, using: &random) * 1_000 + round
      if round % 4 == 0 {
        #expect(changed.remove(new.id) == entries.contains { $0.id == new.id })
        entries.removeAll { $0.id == new.id }
      } else {
        _ = changed.apply(new)
        entries.removeAll { $0.id == new.id }
        entries.append(new)
        entries.sort { $0.place < $1.place }
      }
      if round % 100 == 0 {
        entries.removeLast(entries.count / 8)
        _ = changed.update(entries)
      }
      if round % 30 < 2 { found += expect(changed, toBe: entries, language) }
    }
    #expect(entries.count > 100 && found > 200)
  }

  @Test("Entries that came in no order are put in theirs, and told again they are nothing new")
  func disordered() throws {
    var vocabulary = Vocabulary(language: try Languages.shelf.thing("en"))
    let entries = (0..<900).map { VocabularyEntry(id: "\($0)", title: "Milk \($0)", place: ($0 * 7 + 3) % 900) }
    vocabulary.replace("Task", with: entries)
    #expect(vocabulary.entries(of: "Task").map(\.place) == Array(0..<900))
    let version = vocabulary.version
    vocabulary.replace("Task", with: entries)
    #expect(vocabulary.version == version)
    let moved = VocabularyEntry(id: "5", title: "Milk 5", place: 4)
    vocabulary.change("Task", removing: ["6"], applying: [moved])
    vocabulary.replace("Task", with: entries.filter { $0.id != "5" && $0.id != "6" } + [moved])
    #expect(
      vocabulary.version == version + 2 && vocabulary.entries(of: "Task").map(\.place).prefix(6) == [0, 1, 2, 3, 4, 4])
  }

  @Test("An entry that is told without a place keeps the one that it had, or stands last")
  func withoutPlaces() throws {
    let language = try Languages.shelf.thing("en")
    var index = NameIndex(
      [VocabularyEntry(id: "1", title: "Milk", place: 10), VocabularyEntry(id: "2", title: "Red milk", place: 20)],
      language: language)
    _ = index.apply(VocabularyEntry(id: "3", title: "Weekly milk", place: 15))
    _ = index.apply(VocabularyEntry(id: "4", title: "Bread milk"))
    _ = index.apply(VocabularyEntry(id: "1", title: "The red milk"))
    #expect(index.entries.map(\.id) == ["1", "3", "2", "4"])
    #expect(candidates("milk", in: index, language) == [["1", "3", "2", "4"]])
  }

  @Test("A copy knows nothing of later changes")
  func copies() throws {
    let language = try Languages.shelf.thing("en")
    var changed = NameIndex([VocabularyEntry(id: "1", title: "Red milk")], language: language)
    let before = changed
    _ = changed.apply(VocabularyEntry(id: "1", title: "Weekly report"))
    #expect(candidates("milk", in: before, language) == [["1"]])
    #expect(candidates("milk", in: changed, language) == [])
    #expect(candidates("report", in: changed, language) == [["1"]])
  }

  @Test("A part that more than 256 names share names nothing; a whole name and a rarer part of it do")
  func shared() throws {
    let language = try Languages.shelf.thing("en")
    var entries = (0..<300).map { VocabularyEntry(id: "\($0)", title: "Report number\($0 % 150)") }
    entries.append(VocabularyEntry(id: "whole", title: "Report"))
    let index = NameIndex(entries, language: language)
    #expect(candidates("report", in: index, language) == [["whole"]])
    #expect(candidates("number7", in: index, language) == [["7", "157"]])
    #expect(candidates("report number7", in: index, language) == [["7", "157"]])
    #expect(candidates("report", in: NameIndex(entries.dropLast(), language: language), language) == [])
  }

  @Test("Of very many entries of one name the first are told")
  func namesakes() throws {
    let language = try Languages.shelf.thing("en")
    let index = NameIndex((0..<3_000).map { VocabularyEntry(id: "\($0)", title: "Milk") }, language: language)
    #expect(candidates("milk", in: index, language) == [(0..<1024).map { "\($0)" }])
  }
}
