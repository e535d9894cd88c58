import Foundation
import ParlanceLinting
import Testing

@Suite("The project's own phrases")
struct SampleTests {
  @Test("The sample and the example have no errors", arguments: ["Phrases", "Examples/Coffee"])
  func sound(_ name: String) async {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    // Few sentences, since those of six languages take long in a debug build.
    var linter = Linter(sentences: 1)
    await linter.lint([root.appendingPathComponent(name).path])
    #expect(linter.fileCount > 2)
    #expect(linter.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
  }
}
