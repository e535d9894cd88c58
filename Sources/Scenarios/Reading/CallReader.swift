/// Reads an intent with its parameters: `CompleteTask task="Buy milk" count=2`.
struct CallReader {
  /// A fault, at that many Unicode scalars from the beginning of the text.
  struct Fault: Error {
    /// What is wrong, without the place and without a full stop.
    var message: String
    /// How many scalars stand before it; whoever reads a line adds where the text begins there.
    var offset: Int
    /// What to write instead; `nil` where the message says it.
    var fix: String?
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Reads the whole text.
  static func read(_ text: String) throws(Fault) -> ScenarioCall {
    var reader = CallReader(text)
    return try reader.call()
  }

  private mutating func call() throws(Fault) -> ScenarioCall {
    skipSpace()
    let intent = name()
    guard !intent.isEmpty, place == scalars.count || scalars[place] == " " || scalars[place] == "\t" else {
      throw Fault(
        message: "expected the name of an intent", offset: place, fix: "write = Intent parameter=\"value\"")
    }
    var call = ScenarioCall(intent: intent)
    skipSpace()
    while place < scalars.count {
      call.arguments.append(try argument())
      skipSpace()
    }
    return call
  }

  private mutating func argument() throws(Fault) -> ScenarioCall.Argument {
    let start = place
    let name = name()
    guard !name.isEmpty, place < scalars.count, scalars[place] == "=" else {
      throw Fault(
        message: "expected parameter=\"value\"", offset: start,
        fix: "put double quotes around a value that has spaces")
    }
    place += 1
    guard place < scalars.count, scalars[place] == "\"" else { return .init(name: name, value: word()) }
    return .init(name: name, value: try quoted())
  }

  private mutating func name() -> String {
    var name = String.UnicodeScalarView()
    while place < scalars.count, isName(scalars[place]) {
      name.append(scalars[place])
      place += 1
    }
    return String(name)
  }

  private func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "."
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while place < scalars.count, scalars[place] != " ", scalars[place] != "\t" {
      word.append(scalars[place])
      place += 1
    }
    return String(word)
  }

  private mutating func quoted() throws(Fault) -> String {
    let start = place
    place += 1
    var text = String.UnicodeScalarView()
    while place < scalars.count, scalars[place] != "\"" {
      text.append(scalars[place] == "\\" ? try escaped() : scalars[place])
      place += 1
    }
    guard place < scalars.count else {
      throw Fault(message: "the double quote is never closed", offset: start, fix: "close it, or write \\\" inside")
    }
    place += 1
    guard place == scalars.count || scalars[place] == " " || scalars[place] == "\t" else {
      throw Fault(message: "a space is missing behind the value", offset: place, fix: "write \\\" for a quote inside")
    }
    return String(text)
  }

  /// What a backslash stands for; leaves the place on its last character.
  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    let start = place
    place += 1
    switch place < scalars.count ? scalars[place] : " " {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u":
      if let scalar = hexadecimal() { return scalar }
    default: break
    }
    throw Fault(
      message: "this escape means nothing", offset: start,
      fix: "write \\\\ for a backslash; there are also \\\" \\n \\t \\r")
  }

  private mutating func hexadecimal() -> Unicode.Scalar? {
    let rest = scalars[(place + 1)...].prefix(10)
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: rest[(rest.startIndex + 1)..<end])
    guard let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
    place = end
    return scalar
  }

  private mutating func skipSpace() {
    while place < scalars.count, scalars[place] == " " || scalars[place] == "\t" { place += 1 }
  }
}
