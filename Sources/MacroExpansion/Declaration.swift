/// A declaration of a type, read as far as the macros need it.
struct Declaration {
  /// The words of the declaration outside of braces and parentheses, and those right inside its braces.
  private let head: [String]
  private let body: [(depth: Int, word: String)]

  /// Reads a declaration.
  init(_ source: String) {
    let text = Self.withoutComments(source)
    let opening = text.firstIndex(of: "{") ?? text.endIndex
    head = Self.words(in: String(text[..<opening]))
    body = Self.nested(text[opening...])
  }

  /// The name of the type.
  var name: String {
    let keywords: Set<String> = ["enum", "struct", "class", "actor"]
    guard let place = head.firstIndex(where: keywords.contains), place + 1 < head.count else { return "" }
    return head[place + 1]
  }

  /// Whether it can be seen from other modules.
  var isPublic: Bool { head.contains("public") }

  /// The names of its cases.
  var cases: [String] {
    var names: [String] = []
    var isCase = false
    var wantsName = false
    for (depth, word) in body where depth == 1 {
      if word == "case" {
        (isCase, wantsName) = (true, true)
      } else if isCase, wantsName {
        names.append(word)
        wantsName = false
      } else if isCase, word == "," {
        wantsName = true
      } else if word != "indirect" {
        isCase = false
      }
    }
    return names
  }

  /// The names of its variables.
  var variables: [String] {
    let words = body.filter { $0.depth == 1 }.map(\.word)
    return zip(words, words.dropFirst()).filter { $0.0 == "var" }.map(\.1)
  }

  /// The words of a text: names, and nothing else.
  static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }.map(String.init)
  }

  /// A text without its comments, and with nothing in its strings.
  static func withoutComments(_ source: String) -> String {
    var text = ""
    var rest = Substring(source)
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else if first == "\"" {
        rest = rest.dropFirst()
        while let next = rest.first, next != "\"" { rest = rest.dropFirst(next == "\\" ? 2 : 1) }
        rest = rest.dropFirst()
        text += "\"\""
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The words and commas of a text, each with the number of brackets around it.
  private static func nested(_ text: Substring) -> [(depth: Int, word: String)] {
    var found: [(depth: Int, word: String)] = []
    var depth = 0
    var word = ""
    func end() {
      if !word.isEmpty { found.append((depth, word)) }
      word = ""
    }
    for letter in text {
      if letter.isLetter || letter.isNumber || letter == "_" || letter == "`" {
        word.append(letter)
        continue
      }
      end()
      if "{([".contains(letter) { depth += 1 }
      if "})]".contains(letter) { depth -= 1 }
      if letter == "," { found.append((depth, ",")) }
    }
    end()
    return found
  }
}
