import ParlanceDiagnostics
import Testing

@Suite("Merge conflicts in files")
struct MergeConflictTests {
  private static let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n"

  @Test("A conflict is told at its first mark") func told() throws {
    let fault = try #require(MergeConflict.fault(in: Self.text, file: "a.yaml"))
    #expect(fault.position == SourcePosition(file: "a.yaml", line: 2, column: 1))
    #expect(fault.sourceLine == "<<<<<<< HEAD")
    #expect(fault.code == Diagnostic.unreadableFile)
  }

  @Test(
    "What only looks like a mark is none",
    arguments: [
      "", "<<<<<<<", "a <<<<<<< b\n>>>>>>> c\n", "<<<<<<<<\n>>>>>>>>\n", "<<<<<<< HEAD\nb\n", "<< shown\n> said\n",
    ])
  func none(_ text: String) {
    #expect(MergeConflict.fault(in: text, file: "a.txt") == nil)
  }
}
