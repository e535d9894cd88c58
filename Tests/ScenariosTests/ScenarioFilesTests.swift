import Foundation
import ParlanceDiagnostics
import ParlanceScenarios
import ParlanceTestSupport
import Testing

@Suite("Files of scenarios")
struct ScenarioFilesTests {
  /// Runs `body` in a folder with files that is removed afterwards.
  func inFolder(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    for (name, data) in files { try folder.write(name, data) }
    try body(folder.path)
  }

  @Test("Files are found under folders, sorted, by locale; hidden ones are not")
  func find() throws {
    let names = ["en/b.txt", "en/a.txt", "de/c.txt", "pt/d.txt", ".git/e.txt", "en/.f.txt", "en/notes.md"]
    try inFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Data()) })) { folder in
      let all = try ScenarioFiles.find([folder, folder + "/en/a.txt"])
      #expect(all.map { String($0.dropFirst(folder.count + 1)) } == ["de/c.txt", "en/a.txt", "en/b.txt", "pt/d.txt"])
      #expect(try ScenarioFiles.find([folder + "/"], locale: "pt-BR") == [folder + "/pt/d.txt"])
      #expect(throws: Diagnostic.self) { try ScenarioFiles.find([folder], locale: "fr") }
      #expect(throws: Diagnostic.self) { try ScenarioFiles.find([folder + "/nowhere"]) }
    }
  }

  @Test("A folder without scenarios is an error")
  func none() throws {
    try inFolder(["en/notes.md": Data()]) { folder in
      #expect(throws: Diagnostic.self) { try ScenarioFiles.find([folder]) }
    }
  }

  @Test("A file that is no UTF-8 says so with its line, and the folder gives the locale")
  func read() throws {
    let broken = Data("now: 2026-02-12\n> h\n< ".utf8) + Data([0xFF])
    try inFolder(["de/a.txt": Data("now: 2026-02-12\n> hi".utf8), "de/b.txt": broken]) { folder in
      let read = try ScenarioFiles.read(folder + "/de/a.txt")
      #expect(read.scenario?.locale == "de")
      let error = #expect(throws: Diagnostic.self) { _ = try ScenarioFiles.read(folder + "/de/b.txt") }
      #expect(error?.position?.line == 3)
    }
  }

  @Test("Many files are played at once and reported in their order, broken ones too")
  func playsFiles() async throws {
    let folder = try TemporaryFolder()
    let files = try (10..<30).map { number in
      let text = number == 15 ? "nonsense" : "locale: en\nnow: 2026-02-12\n>\n~ silence"
      return try folder.write("\(number).txt", Data(text.utf8))
    }
    let report = await ScenarioReplay { _ in Stage() }.play(files: files + [folder.path + "/gone.txt"])
    #expect(report.cases.map(\.file) == files + [folder.path + "/gone.txt"])
    #expect(report.cases.indices.filter { report.cases[$0].outcome != .passed } == [5, 20])
    #expect(report.cases[5].failures.first?.line == 1)
  }
}
