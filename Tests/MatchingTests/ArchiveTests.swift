import ParlanceArchives
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("Archives of compiled tables")
struct ArchiveTests {
  private let language: Language
  private let table: CompiledTable

  init() throws {
    language = try Languages.shelf.thing("en")
    var reader = PhraseTableReader(locale: "en")
    reader.add(
      yaml: """
        Turn:
          - sentences: ["(turn|switch) on [the] {lamp}", "set {lamp} to {0..100/5:level}", "{lamp}s[ please] on"]
            slots: {state: "on"}
            requires_context: {room: {value: kitchen, slot: true}}
            required_keywords: [lamp]
          - {sentences: ["<all> off"], excludes_context: {mode: [night, 7]}, weight: 2.5}
        Wait: ["wait {wait:duration}", "wait {number:count}", "say {words}", "{undefined:x}"]
        lists:
          lamp: [{in: "[big] lamp", out: 1, context: {room: kitchen}}, "lamp {number}"]
          words: {wildcard: true}
        expansion_rules: {all: "(all|everything)"}
        skip_words: [please, could you]
        """, file: "home.yaml")
    table = CompiledTable(reader.finish().table, language: language)
  }

  @Test("What comes back of an archive gives the same archive again")
  func same() throws {
    #expect(!table.isEmpty)
    #expect(!table.diagnostics.isEmpty)
    #expect(try table.kept(language).archive == table.archive)
    #expect(try table.kept(language).diagnostics == table.diagnostics)
  }

  @Test("An archive that ends early is an error wherever it ends")
  func torn() {
    let whole = table.archive
    for count in 0..<whole.count {
      #expect(throws: ArchiveError.self) { try read(Array(whole.prefix(count))) }
    }
  }

  @Test("An archive with wrong bits is an error or another table, and never a crash")
  func damaged() {
    let whole = table.archive
    var random = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      if (try? read(bytes)) == nil { refused += 1 }
    }
    #expect(refused > 300)
  }

  private func read(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { bytes in
      var reader = try ArchiveReader(bytes)
      _ = try CompiledTable(from: &reader, language: language)
    }
  }
}
