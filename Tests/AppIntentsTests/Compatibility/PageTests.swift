#if !canImport(Darwin)
  import Testing

  @Suite("The pages of the documentation")
  struct PageTests {
    private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func texts(under folder: URL, ending: String) throws -> [String: String] {
      var texts: [String: String] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(ending) {
        texts[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
      return texts
    }

    /// A source without its indentation.
    private func lines(_ text: Substring) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    /// What a block declares, or what a test of it would name.
    private func subject(of block: String) -> String {
      let words = block.prefix { $0 != "\n" }.split { !$0.isLetter }.map(String.init)
      // A part of a query is tried by its entity.
      if words.first == "static" { return "TrailEntity" }
      return words.count > 1 ? words[1] : block
    }

    @Test(
      "Every block of code on a page stands in a source that is built with the tests, and a test names what it declares"
    )
    func blocks() throws {
      let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let pages = try texts(under: root.appendingPathComponent("Sources/AppIntents/AppIntents.docc"), ending: ".md")
      let sources = try texts(under: here, ending: ".swift").values.map { lines($0[...]) }
      let tests = try texts(under: here, ending: "Tests.swift").values
      #expect(pages.count == 9)
      for (name, page) in pages {
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
          $0.components(separatedBy: "\n```")[0]
        }
        #expect(!blocks.isEmpty, "\(name)")
        for block in blocks {
          #expect(tests.contains { $0.contains(subject(of: block)) }, "\(name): \(subject(of: block)) is not tried")
          #expect(sources.contains { $0.contains(lines(block[...])) }, "\(name): \(block.prefix(40))")
        }
      }
    }
  }
#endif
