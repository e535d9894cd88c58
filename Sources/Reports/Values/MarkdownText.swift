/// Texts within Markdown.
enum MarkdownText {
  /// A table of texts.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = { (cells: [String]) in "| " + cells.map(escaped).joined(separator: " | ") + " |" }
    return ([line(head), "|" + String(repeating: " --- |", count: head.count)] + rows.map(line)).joined(separator: "\n")
  }

  /// The most items of a list: what a summary page can hold has an end, and what people read has too.
  private static var mostItems: Int { 100 }

  /// The first items of a list, each a line or several, and how many more there are.
  static func list(_ items: [String], most: Int = mostItems) -> String {
    let more = items.count > most ? ["- … and \(items.count - most) more"] : []
    return (items.prefix(most) + more).joined(separator: "\n")
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
