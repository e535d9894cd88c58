/// Knows which sentences YAML takes for something else, and how to quote them.
enum YAMLQuoting {
  /// A sentence that YAML takes for something else.
  struct Culprit: Equatable {
    /// The column at which the sentence begins.
    var column: Int
    /// The sentence as it is written.
    var text: String
    /// What YAML takes it for.
    var reason: String
    /// The sentence that is meant: the same, unless it is quoted already.
    var meant: String
  }

  /// The sentence of a line `- sentence` or `key: sentence` if quotes would cure it.
  static func culprit(in line: String) -> Culprit? {
    let scalars = Array(line.unicodeScalars)
    var start = skipSpaces(scalars, 0)
    var isItem = false
    while start + 1 < scalars.count, scalars[start] == "-", scalars[start + 1] == " " {
      start = skipSpaces(scalars, start + 1)
      isItem = true
    }
    if let colon = keyEnd(scalars, start) {
      let value = skipSpaces(scalars, colon + 1)
      if !isItem || reason(String(scalars, from: value)) != nil { start = value }
    }
    guard start < scalars.count else { return nil }
    let text = String(scalars, from: start).trimmedEnd
    guard let reason = reason(text) else { return nil }
    guard let meant = quotedMeaning(text) else {
      return Culprit(column: start + 1, text: text, reason: reason, meant: text)
    }
    let mark = text.prefix(1)
    return Culprit(
      column: start + 1, text: text, reason: "YAML takes the \(mark) within for the end of what begins with \(mark)",
      meant: meant)
  }

  /// The text in YAML's quotes, double ones unless it holds some.
  static func quoted(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// What YAML takes an unquoted sentence for; `nil` if it leaves it alone.
  static func reason(_ text: String) -> String? {
    guard let first = text.unicodeScalars.first else { return nil }
    switch first {
    case "[" where hasTail(text, "[", "]"): return "YAML takes what begins with “[” for a list"
    case "{" where hasTail(text, "{", "}"): return "YAML takes what begins with “{” for a mapping"
    case "\"" where quoteFails(text), "'" where quoteFails(text):
      return "YAML takes a quotation mark at the beginning for one around the whole"
    case "@", "`": return "YAML keeps “\(first)” for itself"
    case "%": return "YAML takes what begins with “%” for a directive"
    case "|" where text.dropFirst().contains(where: \.isLetter), ">" where text.dropFirst().contains(where: \.isLetter):
      return "YAML takes what begins with “\(first)” for a block of text"
    case "*": return "YAML takes what begins with “*” for an alias"
    case "&": return "YAML takes what begins with “&” for an anchor"
    case "!": return "YAML takes what begins with “!” for a tag"
    case "[", "{", "\"", "'", "#": return nil
    default: return text.contains(": ") ? "YAML takes “: ” for the end of a key" : nil
    }
  }

  /// Whether more than a comment follows the bracket that closes the first one.
  private static func hasTail(_ text: String, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    var depth = 0
    var quote: Unicode.Scalar?
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
        continue
      }
      switch scalar {
      case "\"", "'": if index > 0, !(scalars[index - 1].properties.isAlphabetic) { quote = scalar }
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return isTail(String(scalars, from: index + 1)) }
      default: break
      }
    }
    return false
  }

  /// Whether the quotes that open the text never close, or close before its end.
  private static func quoteFails(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let end = quoteEnd(scalars) else { return true }
    return isTail(String(scalars, from: end + 1))
  }

  /// What is within the quotes of a text whose first and last character they are, and that has the same mark before a letter within, where
  /// YAML takes it for their end: 'what's on'; `nil` for any other text.
  private static func quotedMeaning(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let mark = scalars.first, mark == "'" || mark == "\"", scalars.last == mark, let end = quoteEnd(scalars),
      end + 1 < scalars.count, scalars[end + 1].properties.isAlphabetic
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The index of the quotation mark that closes the one at the beginning, as YAML reads it.
  private static func quoteEnd(_ scalars: [Unicode.Scalar]) -> Int? {
    var index = 1
    while index < scalars.count {
      if scalars[0] == "\"", scalars[index] == "\\" {
        index += 2
      } else if scalars[index] != scalars[0] {
        index += 1
      } else if scalars[0] == "'", index + 1 < scalars.count, scalars[index + 1] == "'" {
        index += 2
      } else {
        return index
      }
    }
    return nil
  }

  private static func isTail(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let start = skipSpaces(scalars, 0)
    return start < scalars.count && scalars[start] != "#" && scalars[start] != ":" && scalars[start] != ","
      && scalars[start] != "]" && scalars[start] != "}"
  }

  /// The index of the colon that ends the key of `key: …`.
  private static func keyEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    var index = start
    while index < scalars.count,
      scalars[index].properties.isAlphabetic || "_-0123456789".unicodeScalars.contains(scalars[index])
    {
      index += 1
    }
    guard index > start, index + 1 < scalars.count, scalars[index] == ":", scalars[index + 1] == " " else { return nil }
    return index
  }

  private static func skipSpaces(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var index = start
    while index < scalars.count, scalars[index] == " " || scalars[index] == "\t" { index += 1 }
    return index
  }
}

extension String {
  /// The scalars from an index on.
  init(_ scalars: [Unicode.Scalar], from start: Int) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars.dropFirst(start))
    self.init(view)
  }

  /// Without white space at its end.
  var trimmedEnd: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
