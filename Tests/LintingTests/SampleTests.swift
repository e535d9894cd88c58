import Foundation
import ParlanceLinting
import Testing

@Suite("The project's own phrases")
struct SampleTests {
  @Test(
    "In the sample and the example nothing is found that is not allowed there",
    arguments: ["Phrases", "Examples/Coffee"])
  func sound(_ name: String) async {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    // Few sentences, since those of six languages take long in a debug build.
    var linter = Linter(sentences: 1)
    await linter.lint([root.appendingPathComponent(name).path])
    #expect(linter.fileCount > 2)
    #expect(linter.diagnostics.map(\.description) == [])
  }
}
