import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates
import ParlanceTestSupport
import Testing

import ParlanceAssistant

@Suite("Phrases that are kept compiled")
struct PhraseCacheTests {
  private static let phrases = "Water: [\"water [the] {plant}\"]\nlists: {plant: [fern, ivy]}\nRule: oops"

  private let language: Language

  init() throws { language = try Language(locale: "en") }

  private func compiled(_ folder: TemporaryFolder, _ cache: PhraseCache?) -> CompiledPhrases {
    CompiledPhrases(
      LocaleSources(locale: "en", language: language, folders: [folder.path + "/phrases"]), [], cache: cache)
  }

  private func intent(_ utterance: String, _ phrases: CompiledPhrases) -> String? {
    let situation = Situation(
      vocabulary: Vocabulary(language: language), now: Date(timeIntervalSince1970: 1_770_888_600),
      calendar: Calendar(identifier: .gregorian))
    return phrases.matcher.match(utterance, in: situation).matches.first?.intent
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").sorted()
  }

  @Test("A second start finds the phrases of the first, with what is wrong with them, and reads the table when asked")
  func kept() throws {
    let folder = try TemporaryFolder(["phrases/en/a.yaml": Self.phrases])
    let cache = PhraseCache(folder: folder.path + "/cache")
    let first = compiled(folder, cache)
    let key = cache.key(first.sources.phrases, language, [])
    #expect(cache.phrases(key, language) != nil)
    #expect(try files(folder) == [key.digits + ".phrases"])
    let second = compiled(folder, cache)
    #expect(intent("water the fern", second) == "Water")
    #expect(!second.diagnostics.isEmpty)
    #expect(second.diagnostics == first.diagnostics)
    #expect(second.table.value == first.table.value)
  }

  @Test("Changed phrases and other intents are compiled anew, and never answered from an older file")
  func changed() throws {
    let folder = try TemporaryFolder(["phrases/en/a.yaml": Self.phrases])
    let cache = PhraseCache(folder: folder.path + "/cache")
    let first = compiled(folder, cache)
    try Data("Feed: [feed it]".utf8).write(to: URL(fileURLWithPath: folder.path + "/phrases/en/a.yaml"))
    let second = compiled(folder, cache)
    #expect(intent("feed it", second) == "Feed")
    #expect(intent("water the fern", second) == nil)
    #expect(try files(folder).count == 2)
    let water = IntentSignature(name: "Water", slots: [])
    let sources = first.sources.phrases
    #expect(cache.key(sources, language, []) != cache.key(sources, language, [water]))
    #expect(cache.key(sources, language, []) != cache.key(sources, try Language(locale: "de"), []))
  }

  @Test("A file that is torn, changed, empty or another's is not believed, and made again")
  func untrue() throws {
    let folder = try TemporaryFolder(["phrases/en/a.yaml": Self.phrases])
    let cache = PhraseCache(folder: folder.path + "/cache")
    let key = cache.key(compiled(folder, cache).sources.phrases, language, [])
    let path = folder.path + "/cache/" + key.digits + ".phrases"
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var untrue: [Data] = [Data(), whole.prefix(7), whole.dropLast(), whole + [0], Data(repeating: 0xFF, count: 400)]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var data = whole
      data[Int.random(in: 0..<data.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      untrue.append(data)
    }
    for data in untrue {
      try data.write(to: URL(fileURLWithPath: path))
      #expect(cache.phrases(key, language) == nil)
    }
    #expect(intent("water the fern", compiled(folder, cache)) == "Water")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole)
    // A sound file under another name is that of other phrases.
    var other = key
    other.combine(1)
    try whole.write(to: URL(fileURLWithPath: folder.path + "/cache/" + other.digits + ".phrases"))
    #expect(cache.phrases(other, language) == nil)
  }

  @Test("A folder that cannot be made costs nothing but time")
  func unwritable() throws {
    let folder = try TemporaryFolder(["phrases/en/a.yaml": Self.phrases, "cache": "a file"])
    let cache = PhraseCache(folder: folder.path + "/cache/deeper")
    #expect(intent("water ivy", compiled(folder, cache)) == "Water")
    #expect(intent("water ivy", compiled(folder, cache)) == "Water")
  }

  @Test("Old files go when there are many")
  func many() throws {
    let folder = try TemporaryFolder(["phrases/en/a.yaml": Self.phrases])
    let cache = PhraseCache(folder: folder.path + "/cache")
    for number in 0..<80 {
      try Data("Feed\(number): [feed it]".utf8).write(to: URL(fileURLWithPath: folder.path + "/phrases/en/a.yaml"))
      _ = compiled(folder, cache)
    }
    #expect(try files(folder).count <= 64)
  }
}
