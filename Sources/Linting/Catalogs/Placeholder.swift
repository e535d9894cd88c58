/// What stands for the app's name or a parameter in a phrase of a catalogue, rightly written or not.
struct Placeholder: Hashable {
  /// The name: `applicationName`, or that of the parameter.
  var name: String
  /// How it is written.
  var written: String
  /// Whether it is written as a catalogue wants it: `${name}`.
  var isRight: Bool
  /// Which characters of the phrase it takes.
  var range: Range<Int>
  /// The marks that touch it from the left and belong to no placeholder: people would have to say them.
  var marksBefore = ""
  /// Those that touch it from the right.
  var marksBehind = ""
  /// Whether all of it is known, from its first mark to its last: what is never closed has no end that could be replaced.
  var isWhole = true

  /// Which characters it takes with the marks that touch it.
  var outer: Range<Int> {
    range.lowerBound - marksBefore.unicodeScalars.count..<range.upperBound + marksBehind.unicodeScalars.count
  }

  /// Whether it is written as a catalogue wants it, and no mark touches it.
  var isClean: Bool { isRight && marksBefore.isEmpty && marksBehind.isEmpty }

  /// Whether nothing but a “$” touches it, which may be the sign of money.
  var mayBeSum: Bool { isRight && marksBefore + marksBehind == "$" }

  /// How a catalogue wants it.
  var right: String { Self.right(name) }

  /// How a catalogue wants the placeholder of a name.
  static func right(_ name: String) -> String { "${\(name)}" }

  /// Whether it stands for the app's name, however that is written.
  var isApplicationName: Bool { name.lowercased() == Self.applicationName.lowercased() }

  /// The name that stands for the app's.
  static let applicationName = "applicationName"

  /// All placeholders of a phrase, in order.
  ///
  /// Of the wrong ones those that are surely meant as such: `\(.applicationName)`, `$(name)`, `$name`, `$ {name}`, `{name}`, `%{name}`,
  /// `%@`, `%1$@`, and all of these with the wide marks of Chinese and Japanese.
  static func all(in text: String) -> [Placeholder] {
    guard text.utf8.contains(where: isStart) else { return [] }
    let scalars = Array(text.unicodeScalars)
    var found: [Placeholder] = []
    var index = 0
    while index < scalars.count {
      guard let (placeholder, end) = placeholder(scalars, at: index) else {
        index += 1
        continue
      }
      found.append(placeholder)
      index = end
    }
    return StrayMarks.joined(to: found, in: scalars)
  }

  /// Whether a placeholder can begin with a byte; wide marks begin with 0xEF.
  private static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "("), 0xEF: true
    default: false
    }
  }

  /// Whether a character can go on a name; of most characters that is told without Unicode's tables.
  static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    case "\0"..."\u{7F}": false
    default: scalar.properties.isXIDContinue
    }
  }

  /// The mark that a wide one stands for.
  static func narrow(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    switch scalar {
    case "＄": "$"
    case "｛": "{"
    case "｝": "}"
    case "％": "%"
    default: scalar
    }
  }

  private static func placeholder(_ scalars: [Unicode.Scalar], at start: Int) -> (Placeholder, end: Int)? {
    let next = start + 1 < scalars.count ? scalars[start + 1] : nil
    switch (narrow(scalars[start]), narrow(next)) {
    case ("$", "{"):
      return enclosed(scalars, start, opening: 2, closing: "}", isRight: scalars[start] == "$" && next == "{")
    case ("$", " ") where narrow(start + 2 < scalars.count ? scalars[start + 2] : nil) == "{":
      return enclosed(scalars, start, opening: 3, closing: "}")
    case ("$", "["):
      guard let found = enclosed(scalars, start, opening: 2, closing: "]"), found.0.isWhole else { return nil }
      return found
    case ("$", "("), ("\\", "("): return enclosed(scalars, start, opening: 2, closing: ")")
    // A `.strings` file takes one backslash for itself.
    case ("(", "."):
      guard var found = enclosed(scalars, start, opening: 1, closing: ")"), found.0.isWhole else { return nil }
      found.0.written = "\\" + found.0.written
      return found
    case ("%", "{"): return enclosed(scalars, start, opening: 2, closing: "}")
    case ("{", _):
      guard let found = enclosed(scalars, start, opening: 1, closing: "}"), found.0.isWhole || found.0.isApplicationName
      else { return nil }
      return found
    case ("$", let first?) where first.properties.isXIDStart:
      let name = scalars[(start + 1)...].prefix(while: isOfName)
      return found(text(name), scalars, start..<name.endIndex)
    case ("%", _): return numbered(scalars, start)
    default: return nil
    }
  }

  /// `%@`, or with a number `%1$@`.
  private static func numbered(_ scalars: [Unicode.Scalar], _ start: Int) -> (Placeholder, end: Int)? {
    var end = start + 1
    let digits = scalars[end...].prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, digits.endIndex < scalars.count, scalars[digits.endIndex] == "$" { end = digits.endIndex + 1 }
    guard end < scalars.count, scalars[end] == "@" else { return nil }
    return found("", scalars, start..<end + 1)
  }

  /// What stands between two marks; a name that its closing mark does not follow ends where it ends.
  private static func enclosed(
    _ scalars: [Unicode.Scalar], _ start: Int, opening: Int, closing: Unicode.Scalar, isRight: Bool = false
  ) -> (Placeholder, end: Int)? {
    // Swift names a parameter by a key path: `\.$task`.
    let isOfPath = { (scalar: Unicode.Scalar) in
      isOfName(scalar) || scalar == "." || scalar == "\\" || scalar == "$" || scalar == " "
    }
    let inner = scalars[(start + opening)...].prefix(while: isOfPath)
    let name = inner.drop { !isOfName($0) }.prefix(while: isOfName)
    guard !name.isEmpty else { return nil }
    let isClosed = inner.endIndex < scalars.count && narrow(scalars[inner.endIndex]) == closing
    let words = inner.split(separator: " ").map { $0.filter(isOfName) }
    if isClosed, closing == "}", opening == 2, words.count > 1, inner.allSatisfy({ isOfName($0) || $0 == " " }) {
      // A name has no spaces: `${application Name}` is one word for whoever wrote it.
      return found(words.map { text($0[...]) }.joined(), scalars, start..<inner.endIndex + 1)
    }
    guard isClosed, inner[name.endIndex...].allSatisfy({ $0 == " " }) else {
      return found(text(name), scalars, start..<name.endIndex, isWhole: false)
    }
    let isPlain = name.count == inner.count && scalars[inner.endIndex] == closing
    return found(text(name), scalars, start..<inner.endIndex + 1, isRight: isRight && isPlain)
  }

  private static func found(
    _ name: String, _ scalars: [Unicode.Scalar], _ range: Range<Int>, isRight: Bool = false, isWhole: Bool = true
  ) -> (Placeholder, end: Int) {
    let placeholder = Placeholder(
      name: name, written: text(scalars[range]), isRight: isRight, range: range, isWhole: isWhole)
    return (placeholder, range.upperBound)
  }

  /// A text of some scalars, which need not be those of whole characters.
  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension LintCatalog.Text {
  /// The names of the parameters in it, the app's name left out.
  var parameters: Set<String> {
    Set(placeholders.lazy.filter { !$0.isApplicationName && !$0.name.isEmpty }.map(\.name))
  }

  /// Whether it names the app, however that is written.
  var namesApplication: Bool { placeholders.contains(where: \.isApplicationName) }
}
