/// Reads the text of a predicate: comparisons with `AND`, `OR`, `NOT` and parentheses.
struct PredicateParser {
  /// What is wrong with a text.
  struct Fault: Error, CustomStringConvertible {
    /// The fault in words.
    let description: String
  }

  private var words: [Substring] = []
  private var place = 0
  private var arguments: [Any]

  /// Makes a parser of a text and what its places stand for.
  init(_ text: String, _ arguments: [Any]) {
    self.arguments = arguments.reversed()
    words = Self.words(of: text)
  }

  /// The condition that the whole text states.
  mutating func condition() throws -> PredicateCondition {
    let condition = try alternatives()
    if let word = peek { throw Fault(description: "there is “\(word)” after its end") }
    return condition
  }

  // MARK: Words

  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word: Substring
      if first.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        continue
      } else if first == "'" || first == "\"" {
        word = quoted(rest, first)
      } else if first.isLetter || first.isNumber || "_%@$-.#".contains(first) {
        word = rest.prefix { $0.isLetter || $0.isNumber || "_%@$-.#".contains($0) }
      } else if "=<>!&|".contains(first) {
        word = rest.prefix { "=<>!&|".contains($0) }
      } else {
        word = rest.prefix(1)
      }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// A text in quotes, with both; a quote behind a backslash does not end it.
  private static func quoted(_ rest: Substring, _ quote: Character) -> Substring {
    var place = rest.index(after: rest.startIndex)
    while place < rest.endIndex, rest[place] != quote {
      if rest[place] == "\\" { place = rest.index(after: place) }
      if place < rest.endIndex { place = rest.index(after: place) }
    }
    return place < rest.endIndex ? rest[...place] : rest
  }

  /// What stands between quotes: a backslash stands for the character behind it.
  private static func text(_ quoted: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in quoted.dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(character)
        isEscaped = false
      }
    }
    return text
  }

  private var peek: Substring? { place < words.count ? words[place] : nil }

  private mutating func takes(_ wanted: String...) -> Bool {
    guard let word = peek, wanted.contains(word.uppercased()) else { return false }
    place += 1
    return true
  }

  private mutating func next() throws -> Substring {
    guard let word = peek else { throw Fault(description: "it ends too early") }
    place += 1
    return word
  }

  // MARK: Conditions

  private mutating func alternatives() throws -> PredicateCondition {
    var all = [try conjunction()]
    while takes("OR", "||") { all.append(try conjunction()) }
    return all.count == 1 ? all[0] : .any(all)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var all = [try single()]
    while takes("AND", "&&") { all.append(try single()) }
    return all.count == 1 ? all[0] : .all(all)
  }

  private mutating func single() throws -> PredicateCondition {
    if takes("NOT", "!") { return .not(try single()) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    if takes("(") {
      let condition = try alternatives()
      guard takes(")") else { throw Fault(description: "a parenthesis is not closed") }
      return condition
    }
    let left = try operand()
    let comparison = try comparison()
    let options = try options()
    return .comparison(left, comparison, try operand(), ignoring: options)
  }

  private mutating func comparison() throws -> PredicateCondition.Comparison {
    let word = try next()
    switch word.uppercased() {
    case "=", "==": return .equal
    case "!=", "<>": return .unequal
    case "<": return .less
    case "<=", "=<": return .lessOrEqual
    case ">": return .greater
    case ">=", "=>": return .greaterOrEqual
    case "CONTAINS": return .contains
    case "BEGINSWITH": return .begins
    case "ENDSWITH": return .ends
    case "LIKE": return .like
    case "MATCHES": return .matches
    case "IN": return .isIn
    case "BETWEEN": return .between
    default: throw Fault(description: "“\(word)” is no comparison that is known here")
    }
  }

  /// What is ignored, as in `CONTAINS[cd]`.
  private mutating func options() throws -> String.CompareOptions {
    guard takes("[") else { return [] }
    let letters = try next().lowercased()
    guard takes("]") else { throw Fault(description: "a bracket is not closed") }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func operand() throws -> PredicateCondition.Operand {
    let word = try next()
    switch word.uppercased() {
    case "SELF": return .path([])
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "{": return try list()
    default: break
    }
    if let quote = word.first, quote == "'" || quote == "\"" { return .value(Self.text(word)) }
    if word.hasPrefix("%") { return try argument(word) }
    if let number = Double(word) { return .value(number) }
    guard let first = word.first, first.isLetter || first == "_" || first == "#" else {
      throw Fault(description: "“\(word)” is neither a name nor a value")
    }
    let names = word.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }

  private mutating func list() throws -> PredicateCondition.Operand {
    var operands: [PredicateCondition.Operand] = []
    while !takes("}") {
      operands.append(try operand())
      _ = takes(",")
    }
    return .list(operands)
  }

  private mutating func argument(_ word: Substring) throws -> PredicateCondition.Operand {
    guard let argument = arguments.popLast() else { throw Fault(description: "there is no argument for “\(word)”") }
    guard word.uppercased() == "%K" else {
      return .value((argument as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) } ?? argument)
    }
    guard let path = argument as? String else { throw Fault(description: "a name is no text") }
    return .path(path.split(separator: ".").map(String.init))
  }
}
