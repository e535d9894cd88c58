import Foundation
import Testing

@Suite("The page of what is compatible")
struct CompatibilityPageTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The name that a line declares as a public type; `nil` for one that only the package knows by its underscore, and for what no source writes.
  private func declaredType(_ line: Substring) -> String? {
    var words = line.drop { $0 == " " }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }[...]
    guard words.popFirst() == "public" else { return nil }
    while let word = words.first, ["final", "indirect"].contains(word) { words = words.dropFirst() }
    let isNested = line.first == " "
    let kinds = ["struct", "class", "enum", "protocol", "actor"] + (isNested ? [] : ["typealias"])
    guard let kind = words.popFirst(), kinds.contains(String(kind)), let name = words.first else { return nil }
    return name.hasPrefix("_") || name == "StringInterpolation" ? nil : String(name)
  }

  @Test("Each public type of AppIntents is named on it")
  func types() throws {
    let sources = root.appendingPathComponent("Sources/AppIntents")
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Compatibility.md"), encoding: .utf8)
    let words = Set(page.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      for type in text.split(separator: "\n").compactMap(declaredType) {
        count += 1
        #expect(words.contains(Substring(type)), "\(type) of \(name) is not on the page")
      }
    }
    #expect(count > 200)
  }
}
