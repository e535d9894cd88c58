import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceTerminal

@Suite("History")
struct HistoryFileTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private var folder: String { place.path }

  private var file: HistoryFile { HistoryFile(path: folder + "/state/history") }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("Lines come back in order, from a file and folder that only their owner can read")
  func keeps() throws {
    #expect(try file.load().isEmpty)
    for line in ["add buy milk", "erledige Müll"] { try file.append(line) }
    #expect(try file.load() == ["add buy milk", "erledige Müll"])
    #expect(try mode(file.path) == 0o600)
    #expect(try mode(folder + "/state") == 0o700)
  }

  @Test("Lines that begin with a space, are empty, very long or hold control characters are not kept")
  func leavesOut() throws {
    for line in ["", " secret", "a\nb", "\u{1B}[A", String(repeating: "x", count: 5000)] { try file.append(line) }
    #expect(try file.load().isEmpty)
  }

  @Test("The newest thousand lines are kept, and a long file is cut")
  func bounded() throws {
    try file.append("first")
    let text = (1...2500).map { "line \($0)\n" }.joined()
    try text.write(toFile: file.path, atomically: true, encoding: .utf8)
    let lines = try file.load()
    #expect(lines.count == HistoryFile.limit)
    #expect(lines.last == "line 2500")
    #expect(try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n").count == HistoryFile.limit)
    #expect(try mode(file.path) == 0o600)
  }

  @Test("What is added while the file is cut is kept")
  func together() throws {
    let file = file
    try file.append("first")
    for round in 1...20 {
      try (1...2500).map { "line \($0)\n" }.joined().write(toFile: file.path, atomically: false, encoding: .utf8)
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        if number == 0 {
          #expect(throws: Never.self) { try file.load() }
        } else {
          for line in 1...10 { #expect(throws: Never.self) { try file.append("round \(round), \(number), \(line)") } }
        }
      }
      #expect(try file.load().count { $0.hasPrefix("round \(round),") } == 30)
    }
  }

  @Test("Bytes that are no text are left out")
  func broken() throws {
    try file.append("good")
    try Data([0xFF, 0x0A, 0x00, 0x0A] + Array("ok".utf8)).write(to: URL(filePath: file.path))
    #expect(try file.load() == ["ok"])
  }

  @Test("A history that cannot be used says so")
  func problems() throws {
    try file.append("x")
    let inside = HistoryFile(path: file.path + "/deeper/history")
    #expect(throws: HistoryFile.Problem.self) { try inside.append("x") }
    #expect(try inside.load().isEmpty)
    let isFolder = HistoryFile(path: folder)
    #expect(throws: HistoryFile.Problem.self) { try isFolder.load() }
    do { try isFolder.append("x") } catch { #expect(error.description.contains(folder)) }
  }
}
