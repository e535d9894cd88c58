import Foundation
import ParlanceDialog
import Testing

@Suite("The diagram of the states")
struct DiagramTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/Dialog.md").standardizedFileURL

  /// The states and what leads from one to another, as the machine itself tells.
  private static var diagram: String {
    var arrows: [String: [String]] = [:]
    for (from, state) in Garden.states {
      for (event, what) in Garden.events {
        var machine = DialogMachine(Garden.shape, state: state)
        _ = machine.handle(what)
        guard machine.state.name != from else { continue }
        arrows["\(from) --> \(machine.state.name)", default: []].append(event)
      }
    }
    let lines = arrows.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value.sorted().joined(separator: ", "))" }
    return (["```mermaid", "stateDiagram-v2", "    [*] --> idle"] + lines + ["```"]).joined(separator: "\n")
  }

  @Test("Stands on the page as the machine draws it; with PARLANCE_DRAW set it is drawn anew")
  func drawn() throws {
    let (opening, closing) = ("<!-- states -->\n", "\n<!-- end of states -->")
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: opening)).upperBound
    let end = try #require(text.range(of: closing)).lowerBound
    if ProcessInfo.processInfo.environment["PARLANCE_DRAW"] != nil {
      text.replaceSubrange(start..<max(start, end), with: Self.diagram)
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(start < end && text[start..<end] == Self.diagram)
    }
  }
}
