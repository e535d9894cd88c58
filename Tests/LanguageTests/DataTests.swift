import ParlanceDiagnostics
import Testing

@testable import ParlanceLanguage

@Suite("Data of a language")
struct DataTests {
  @Test("Every phrase of every language compiles", arguments: Language.available)
  func compiles(code: String) throws {
    try Language(locale: code).check()
  }

  @Test(
    "A fault says where it is",
    arguments: [
      "", "a: [", "language: en", "- a", "contractions: {}\ncontractionsWithApostrophe: 3", " a: b", "a: \"b",
    ])
  func faults(yaml: String) throws {
    let fault = #expect(throws: Diagnostic.self) { try language(yaml) }
    #expect(fault?.description.contains("xx.yaml") == true)
  }

  @Test(
    "A fault is told with its line and column",
    arguments: [
      ("contractions: {}\nstopWords: [a, b", 2), ("contractions:\n  a: b\n   c: d", 3),
      ("contractions:\n  a: b\n  - c", 3),
      ("contractions:\nstopWords: a", 1), ("contractions:\n  - in: \"x\\n\"", 2),
    ])
  func places(yaml: String, line: Int) throws {
    let fault = #expect(throws: Diagnostic.self) {
      let file = try DataFile(yaml.utf8, name: "xx.yaml")
      for key in ["contractions", "stopWords"] { _ = try file.section(key).entries() }
    }
    #expect(fault?.position?.line == line)
  }

  @Test("A file that is cut anywhere is refused or read, never a crash")
  func truncated() throws {
    let bytes = try #require(Resources.bytes("Languages/en.yaml"))
    for length in stride(from: 0, to: bytes.count, by: 397) {
      _ = try? language(String(decoding: bytes.prefix(length), as: UTF8.self))
    }
  }

  @Test("Values are read as they are written")
  func values() throws {
    let file = try DataFile(
      """
      # A comment.
      plain: one two   # and why
      quoted: "a \\"b\\" \\\\ # c"
      list: ["a, b", c]
      map: { GB: dmy, IE: "x" }
      empty: {}
      nested:
        "&": and
        3: three
      items:
        - in: ["x"]
          days: 1
        - in:
            - "y"
            - z
      """.utf8, name: "xx.yaml")
    #expect(try file.section("plain").text() == "one two")
    #expect(try file.section("quoted").text() == "a \"b\" \\ # c")
    #expect(try file.section("list").items().map { try $0.text() } == ["a, b", "c"])
    #expect(try file.section("map").entries().map(\.key) == ["GB", "IE"])
    #expect(try file.section("empty").entries().isEmpty)
    #expect(try file.section("nested").entries().map(\.key) == ["&", "3"])
    let items = try file.section("items").items()
    #expect(try items[0].child("days").integer() == 1)
    #expect(try items[1].child("in").items().map { try $0.text() } == ["y", "z"])
    #expect(throws: Diagnostic.self) { try file.section("none") }
  }

  private func language(_ yaml: String) throws -> Language {
    let tag = try #require(LocaleTag("xx"))
    let language = try Language(tag, file: DataFile(yaml.utf8, name: "Languages/xx.yaml"))
    try language.check()
    return language
  }
}
