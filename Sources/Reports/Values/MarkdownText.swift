/// Texts within Markdown.
enum MarkdownText {
  /// A table of texts.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = { (cells: [String]) in "| " + cells.map(escaped).joined(separator: " | ") + " |" }
    return ([line(head), "|" + String(repeating: " --- |", count: head.count)] + rows.map(line)).joined(separator: "\n")
  }

  /// A text on one line, in which nothing is markup.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in SafeLine.of(text) {
      if "\\`*_{}[]<>#|".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
