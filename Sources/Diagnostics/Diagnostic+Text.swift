extension Diagnostic: CustomStringConvertible {
  /// The longest part of a source line that is shown, in Unicode scalars; a line of a megabyte stays readable.
  private static var shownWidth: Int { 100 }

  /// `file:line:column: error: message`, the line with a caret under the fault, and the fix.
  package var description: String {
    var text = position.map { "\($0): " } ?? ""
    text += "\(severity.rawValue): \(message)"
    if let excerpt { text += "\n" + excerpt }
    if let fix { text += "\n  fix: \(fix)" }
    return text
  }

  /// The source line, cut to a window around the fault, with the caret line below it.
  private var excerpt: String? {
    guard let sourceLine, let position else { return nil }
    let scalars = Array(sourceLine.unicodeScalars)
    let start = min(max(0, position.column - 1), scalars.count)
    let from = max(0, min(start - Self.shownWidth / 2, scalars.count - Self.shownWidth))
    let to = min(scalars.count, from + Self.shownWidth)
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars[from..<to].map { $0.properties.generalCategory == .control ? " " : $0 })
    let caret = String(repeating: " ", count: start - from)
    let marks = String(repeating: "^", count: max(1, min(length, to - start)))
    return "  \(String(shown))\n  \(caret)\(marks)"
  }
}
