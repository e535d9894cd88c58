import ParlanceTestSupport
import Testing

@testable import ParlancePhraseTables

@Suite("Plain YAML")
struct PlainYAMLTests {
  /// The same by the YAML library; `nil` if it finds a fault.
  private func library(_ text: String) -> YAMLNode? {
    try? YAMLDocument.composeAny(SourceText(file: "a.yaml", text: text))
  }

  /// The node without the guess that a comment may have cut off a text: each reader guesses in its way.
  private func uncut(_ node: YAMLNode) -> YAMLNode {
    let content: YAMLNode.Content =
      switch node.content {
      case .scalar(let text, .plain): .scalar(text, .plain(isCut: false))
      case .scalar: node.content
      case .sequence(let items): .sequence(items.map(uncut))
      case .mapping(let pairs): .mapping(pairs.map { .init(key: uncut($0.key), value: uncut($0.value)) })
      }
    return YAMLNode(content: content, line: node.line, column: node.column)
  }

  private func plain(_ text: String) -> YAMLNode? {
    PlainYAML.read(SourceText(file: "a.yaml", text: text))
  }

  @Test(
    "What tables are written in is read without the library, and means the same there",
    arguments: [
      "a: b\n", "a:\n- b\n- c: d\n  e: f\ng:\n  - h\n", "# note\n\na: 'it''s' # why\nb: \"c \\\"d\\\" \\\\\"  \n",
      "a: {b: c, d: [e, 'f'], g: , \"h\": i, j}\nk: []\nl: {}\n", "ä: ö\nüü: x\n",
      "a:\n  b:\n    c:\n  d: e\n", "a:\r\n  - b\r\n  - c\r\n", "a: b c:d http://e #f\n", "- a\n- b: c\n",
      "- a:\n  - b\n  c: d\n-   e: f\n    g: h\n", "a: b", "\u{FEFF}a: 日本語\n日本: [語, a]\n", "a : b\n'c' : d\n",
      "a: -b\nc: (d|e) [f] <g> {h} #\n", "a: b\n c\n", "- a\n  b\n  - c\n- d\n",
      "a: 'b\n  it''s c' # d\ne: \"f \n    g \\\"h\n   i\"\n",
      "- 'a: b\n  c: d'\n- e\n   f\n    g\n", "a:\n# note\n  - b # c\n\n  # note\n  - \"d\"\ne: 1\n",
    ])
  func same(text: String) throws {
    let node = try #require(plain(text))
    #expect(uncut(node) == library(text).map(uncut))
  }

  @Test(
    "All else is left to the library, faults too",
    arguments: [
      "", "# a\n", "a\n", "a: |\n  b\n", "a: >\n  b\n", "a: &b c\n", "a: *b\n", "a: !b c\n", "---\na: b\n",
      "a: b\n...\n",
      "a:\tb\n", "\ta: b\n", "a:\n  b\n", "a: 'b\nc'\n", "a: 'b\n\n  c'\n",
      "a: b\n\n  c\n", "a: b # c\n  d\n", "a: b\n  c # d\n", "a: \"b\\\n  c\"\n", "a: 'b\n  # c'\n", "a: \"b\\n\"\n",
      "a: [b,\n  c]\n", "a: b: c\n",
      "a: - b\n", "? a\n: b\n", "- - a\n", "a: b\na: c\n", "a: {b: c, b: d}\n", "a: [b: c]\n", "a: [please] b\n",
      "a: {b} c\n", "a: \"b\" c\n", "a: 'b'#c\n", "a: @b\n", "a: `b`\n", "a: %b\n", "a: b\n  c: d\n",
      "a:\n  - b\n c: d\n",
      " a: b\n", "a: b\n- c\n", "a: \u{1}\n", "a: \u{85}b\n", "a: \u{2028}b\n", "a: b\u{FEFF}\n", "a: [b, , c]\n",
      "a: {? b}\n",
      "-\n", "a: [b\n", "{a}: b\n", "\"a\":b\n", "a: b\rc: d\n",
    ])
  func leftOut(text: String) {
    #expect(plain(text) == nil)
  }

  @Test("Whatever is read means the same to the library", arguments: 0..<40)
  func agrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1)
    let pieces = [
      "\n      s", " 't", "\n   u' ", " \"v", "\n  w\"",
      "\n", "\n  ", "\n    ", "\n- ", "\n  - ", "\n    - ", "a", "b: ", "c:", ": ", " ", "- ", "'d'", "\"e\"", "[", "]",
      "{", "}",
      ", ", ",", "#", " # f", "ä", "日", "''", "\\\"", "g: h", "\n  i: j", "\nk:", "?", ":", "-", "~", "\r\n", "[l, m]",
      "{n: o}",
      "\n\n", "\n  # p", "'", "\"", "&q ", "*q", "!r ", "|", ">", "%", "@", "<<", "...", "---", "\t",
    ]
    var plainly = 0
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...14, using: &random)
      let text = "x: y\nz:" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard let node = plain(text) else { continue }
      plainly += 1
      guard uncut(node) != library(text).map(uncut) else { continue }
      Issue.record("\(text.debugDescription) is read as \(node)")
    }
    #expect(plainly > 100)
  }
}
