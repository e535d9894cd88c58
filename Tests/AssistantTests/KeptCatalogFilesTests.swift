import Foundation
import ParlanceAssistant
import ParlanceStrings
import ParlanceTestSupport
import Testing

@Suite("Catalogues that are kept")
struct KeptCatalogFilesTests {
  private static func catalog(_ text: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {
      "hello": {"localizations": {"en": {"stringUnit": {"value": "\(text)"}}, "de": {"stringUnit": {"value": "Hallo"}}}},
      "broken": {"localizations": {"en": {}}}}}
    """
  }

  private func hello(_ catalogs: [StringCatalog], _ locale: String = "en") -> String {
    Localizer(catalogs: catalogs, locale: locale).string("hello")
  }

  @Test("A second start finds what the first has read, with its faults, and changed texts are read anew")
  func kept() throws {
    let folder = try TemporaryFolder(["phrases/Localizable.xcstrings": Self.catalog("Hello")])
    let (phrases, cache) = (folder.path + "/phrases", ArchiveCache(folder: folder.path + "/cache"))
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache") }
    let first = CatalogFiles.read([phrases], cache: cache)
    #expect(hello(first.catalogs) == "Hello")
    #expect(first.diagnostics.count == 1)
    #expect(try files().count == 1)
    let second = CatalogFiles.read([phrases], cache: cache)
    #expect(hello(second.catalogs) == "Hello")
    #expect(hello(second.catalogs, "de") == "Hallo")
    #expect(second.diagnostics == first.diagnostics)
    #expect(second.catalogs.count == first.catalogs.count)
    try Data(Self.catalog("Good day").utf8).write(to: URL(fileURLWithPath: phrases + "/Localizable.xcstrings"))
    #expect(hello(CatalogFiles.read([phrases], cache: cache).catalogs) == "Good day")
    #expect(try files().count == 2)
  }

  @Test("A file that was changed is not believed")
  func untrue() throws {
    let folder = try TemporaryFolder(["phrases/Localizable.xcstrings": Self.catalog("Hello")])
    let (phrases, cache) = (folder.path + "/phrases", ArchiveCache(folder: folder.path + "/cache"))
    _ = CatalogFiles.read([phrases], cache: cache)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").first)
    let file = URL(fileURLWithPath: folder.path + "/cache/" + name)
    let whole = try Data(contentsOf: file)
    let place = try #require(whole.range(of: Data("Hello".utf8))?.lowerBound)
    var changed = whole
    changed[place] ^= 2
    try changed.write(to: file)
    #expect(hello(CatalogFiles.read([phrases], cache: cache).catalogs) == "Hello")
    #expect(try Data(contentsOf: file) == whole)
  }
}
