import Foundation
import Testing

@Suite("Comments of declarations")
struct CommentTests {
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  /// What a declaration begins with, behind its attributes and modifiers.
  private static let keywords: Set<Substring> = [
    "func", "var", "let", "struct", "enum", "class", "actor", "protocol", "init", "subscript", "typealias", "case",
    "associatedtype",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "open", "static", "final", "mutating", "nonmutating", "nonisolated", "indirect", "override",
    "required", "convenience", "lazy", "borrowing", "consuming", "weak", "unowned", "prefix", "infix", "internal",
  ]
  private static let types: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "extension"]

  /// The words of a line behind its attributes.
  private func words(_ line: Substring) -> [Substring] {
    var rest = line.drop { $0 == " " }
    while rest.first == "@" {
      rest = rest.drop { $0 != " " && $0 != "(" }
      var open = 0
      rest = rest.drop { character in
        if character == "(" { open += 1 }
        defer { if character == ")" { open -= 1 } }
        return open > 0 || character == " "
      }
    }
    return rest.split { $0 == " " || "():<{?".contains($0) }.filter { $0 != "set" && $0 != "unsafe" }
  }

  /// The keyword of the declaration that begins on a line; `nil` if none does, and for a private one.
  private func keyword(_ line: Substring) -> Substring? {
    for word in words(line) {
      if Self.keywords.contains(word) { return word }
      guard Self.modifiers.contains(word) else { return nil }
    }
    return nil
  }

  private func isType(_ line: Substring) -> Bool {
    let words = words(line).filter { !Self.modifiers.contains($0) && $0 != "private" && $0 != "fileprivate" }
    // “class func” declares no class.
    return words.count > 1 && Self.types.contains(words[0]) && !Self.keywords.contains(words[1])
  }

  private func isPrivate(_ line: Substring) -> Bool {
    words(line).prefix(2).contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// The numbers of the lines of a file on which something is declared that is neither private nor has a comment.
  private func bare(_ text: String) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isText = false
    var enclosing: [(depth: Int, showsMembers: Bool)] = []
    var numbers: [Int] = []
    for (place, line) in lines.enumerated() {
      defer {
        if line.utf8.contains(34), line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() }
      }
      let content = line.drop { $0 == " " }
      guard !isText, let first = content.first, !"/)}#".contains(first) else { continue }
      let depth = line.utf8.prefix { $0 == 32 }.count
      while let last = enclosing.last, last.depth >= depth { enclosing.removeLast() }
      let isMember = enclosing.last?.showsMembers ?? true
      if isMember, keyword(content) != nil, !isCommented(lines[..<place]) { numbers.append(place + 1) }
      enclosing.append((depth, isMember && isType(line) && !isPrivate(line)))
    }
    return numbers
  }

  /// Whether a comment stands above, perhaps with attributes between, which may take several lines.
  private func isCommented(_ above: ArraySlice<Substring>) -> Bool {
    var closed = 0
    for line in above.reversed() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("///") { return closed == 0 }
      closed += content.count { $0 == ")" } - content.count { $0 == "(" }
      guard content.hasPrefix("@") || content.hasPrefix("#if") || closed > 0 else { return false }
    }
    return false
  }

  @Test("Every declaration that is not private has one")
  func all() throws {
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      count += 1
      let bare = bare(text)
      #expect(bare.isEmpty, "Sources/\(name), line \(bare.map(String.init).joined(separator: ", "))")
    }
    #expect(count > 500)
  }
}
