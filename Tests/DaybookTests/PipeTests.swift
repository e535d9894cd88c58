import ParlanceScenarios
import Testing

@Suite("Scenarios through a pipe")
struct PipeTests {
  /// The scenarios of each language that are played again.
  private static let number = 12

  /// So many scenarios of a language, or all if it has fewer, from all over the folder, that need nothing which a pipe cannot carry.
  static func files(of language: String) throws -> [String] {
    // A language that has none is told by another test.
    let all = (try? ScenarioFiles.find(["\(DaybookFiles.scenarios)/\(language)"])) ?? []
    let files = try all.filter { file in
      try ScenarioFiles.read(file).scenario?.steps.allSatisfy { PipeStage.canCarry($0.event) } ?? false
    }
    guard files.count > number else { return files }
    return (0..<number).map { files[$0 * files.count / number] }
  }

  @Test(
    "A scenario goes the same way line by line through the program",
    arguments: try DaybookFiles.languages().flatMap(files))
  func play(file: String) async {
    await ScenarioReplay { try PipeStage($0) }.play(file: file).record()
  }

  @Test("There are enough of every language", arguments: try DaybookFiles.languages())
  func enough(language: String) throws {
    #expect(try Self.files(of: language).count >= 6)
  }
}
