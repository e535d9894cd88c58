import ParlanceDiagnostics
import Testing

@testable import ParlanceStrings

@Suite("Files of the form .strings")
struct StringsFileTests {
  @Test("Reads keys, texts, comments and escapes")
  func reads() throws {
    let text = #"""
      /* A comment
         of two lines */
      "Delete" = "Löschen"; // behind
      "quote" = "Sag \"ja\"\n\t\\ \U00e9\UD83D\uDE00";
      bare.key-1 = "x";
      "alone";
      "two
      lines" = "a
      b"; "same" = "line";
      """#
    let catalog = try StringCatalog(strings: text, file: "de.lproj/a.strings", locale: "de_DE.UTF-8")
    #expect(catalog.diagnostics.isEmpty)
    #expect(catalog.sourceLanguage == "de-DE")
    func said(_ key: String) -> String? { catalog.format(key, locale: "de-DE", arguments: []) }
    #expect(said("Delete") == "Löschen")
    #expect(said("quote") == "Sag \"ja\"\n\t\\ é😀")
    #expect(said("bare.key-1") == "x")
    #expect(said("alone") == "alone")
    #expect(said("two\nlines") == "a\nb")
    #expect(said("same") == "line")
    #expect(catalog.format("Delete", locale: "en", arguments: []) == nil)
  }

  @Test("All faults are reported at once, and the entries around them stay")
  func faults() throws {
    let text = #"""
      "a" = "A"
      "b" = "B";
      "c" "C";
      = "D";
      "e" = "E\U12";
      "f" = "F";
      "f" = "G";
      "g" = "never closed;
      """#
    let catalog = try StringCatalog(strings: text, file: "a.strings", locale: "en")
    #expect(catalog.format("f", locale: "en", arguments: []) == "G")
    #expect(Set(catalog.keys).isSuperset(of: ["f"]))
    let places = catalog.diagnostics.compactMap(\.position).map { "\($0.line):\($0.column)" }
    #expect(places == ["1:10", "3:5", "4:1", "5:9", "7:1", "8:7"])
    #expect(catalog.diagnostics.map(\.severity) == [.error, .error, .error, .error, .warning, .error])
  }

  @Test("A file in which nothing can be read is refused")
  func refused() {
    for text in ["<?xml version=\"1.0\"?>", "bplist00…", "/* never closed", "{\"json\": true}", "\"", "\\", "\u{0}"] {
      #expect(throws: Diagnostic.self) { try StringCatalog(strings: text, file: "a.strings", locale: "en") }
    }
  }

  @Test("An empty file is a catalogue without keys")
  func empty() throws {
    #expect(try StringCatalog(strings: "\u{FEFF} // nothing\r\n", file: "a.strings", locale: "en").keys.isEmpty)
  }

  @Test("A file cut off at any scalar, or damaged there, never crashes")
  func damaged() {
    let scalars = Array(#"/* c */ "k\"" = "v\U00e9\n"; // x\#n b = "w";"#.unicodeScalars)
    for place in scalars.indices {
      let cut = String(String.UnicodeScalarView(scalars[..<place]))
      _ = try? StringCatalog(strings: cut, file: "a.strings", locale: "en")
      for scalar in "\"\\*/;=\n\u{0}é".unicodeScalars {
        var damaged = scalars
        damaged[place] = scalar
        _ = try? StringCatalog(
          strings: String(String.UnicodeScalarView(damaged)), file: "a.strings", locale: "en")
      }
    }
  }
}
