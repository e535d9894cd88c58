import ParlanceArchives
import Testing

@testable import ParlanceStrings

@Suite("String catalogues that are kept")
struct KeptCatalogTests {
  private func kept(_ catalog: StringCatalog) throws -> StringCatalog {
    var writer = ArchiveWriter()
    catalog.write(to: &writer)
    return try writer.bytes.withUnsafeBytes { bytes in
      var reader = try ArchiveReader(bytes)
      let catalog = try StringCatalog(from: &reader)
      #expect(reader.isAtEnd)
      return catalog
    }
  }

  @Test("A catalogue that is read back says the same in every locale")
  func same() throws {
    let catalog = try StringCatalog(xcstrings: StringCatalogTests.sample, file: "a.xcstrings")
    let kept = try kept(catalog)
    #expect(kept.locales == catalog.locales)
    #expect(kept.locales.count > 3)
    #expect(kept.sourceLanguage == catalog.sourceLanguage)
    #expect(kept.impliedKeys == catalog.impliedKeys)
    #expect(Set(kept.keys) == Set(catalog.keys))
    for locale in catalog.locales { #expect(kept.texts(in: locale) == catalog.texts(in: locale), "\(locale)") }
    #expect(try self.kept(kept).texts(in: "en") == catalog.texts(in: "en"))
    #expect(kept.texts(in: "xx").isEmpty)
  }

  @Test("A key without a text in the source language is its own text")
  func implied() throws {
    let catalog = try kept(try StringCatalog(xcstrings: StringCatalogTests.sample, file: "a.xcstrings"))
    #expect(catalog.impliedKeys == ["Delete"])
    #expect(Localizer(catalogs: [catalog], locale: "de").string("Delete") == "Delete")
    #expect(Localizer(catalogs: [catalog], locale: "de").string("tasks.count %lld", 1) == "1 Aufgabe")
  }

  @Test("Texts that are equal and not of the same bytes stay as they were written")
  func bytes() throws {
    let texts = ["e\u{301}", "\u{E9}"]
    var writer = ArchiveWriter()
    texts.write(to: &writer)
    let read = try writer.bytes.withUnsafeBytes { bytes in
      var reader = try ArchiveReader(bytes)
      return try [String](from: &reader)
    }
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test("What is cut off is refused, wherever it is cut")
  func cut() throws {
    var writer = ArchiveWriter()
    try StringCatalog(xcstrings: StringCatalogTests.sample, file: "a.xcstrings").write(to: &writer)
    let bytes = writer.bytes
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ArchiveError.self) {
        try Array(bytes[..<end]).withUnsafeBytes { bytes in
          var reader = try ArchiveReader(bytes)
          _ = try StringCatalog(from: &reader)
        }
      }
    }
  }
}
