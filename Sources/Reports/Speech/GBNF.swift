/// A grammar in the form of ggml, which whisper.cpp reads: of characters, so each word brings the space before it.
enum GBNF {
  /// The file.
  static func text(of grammar: SpeechGrammar) -> String {
    let style = RuleWriter.Style(
      word: { "\" \(escaped($0))\"" }, rule: { $0 }, optional: { "( \($0) )?" },
      name: { name in
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }).lowercased()
      })
    var writer = RuleWriter(hasFreeText: true, style: style)
    let groups = writer.groups(of: grammar)
    let fillers = grammar.fillers.compactMap { writer.text(of: $0) }
    // What whisper.cpp hears begins with a space, which is the first word's, and ends with a full stop.
    var lines = [
      "root ::= \(fillers.isEmpty ? "" : "fillers? ")( \(groups.map(\.name).joined(separator: " | ")) ) \".\""
    ]
    if !fillers.isEmpty { lines.append("fillers ::= \(fillers.joined(separator: " | "))") }
    for group in groups { lines.append("\(group.name) ::= \(group.texts.joined(separator: " | "))") }
    for rule in writer.rules(of: grammar) { lines.append("\(rule.name) ::= \(rule.text)") }
    if grammar.hasFreeText { lines.append("any-words ::= ( \" \" [^ .,;:!?]+ )+") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ word: String) -> String {
    word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
