/// What stands for the app's name or a parameter in a phrase of a catalogue, rightly written or not.
struct Placeholder: Hashable {
  /// The name: `applicationName`, or that of the parameter.
  var name: String
  /// How it is written.
  var written: String
  /// Whether it is written as a catalogue wants it: `${name}`.
  var isRight: Bool

  /// How a catalogue wants it.
  var right: String { "${\(name)}" }

  /// Whether it stands for the app's name, however that is written.
  var isApplicationName: Bool { name.lowercased() == Self.applicationName.lowercased() }

  /// The name that stands for the app's.
  static let applicationName = "applicationName"

  /// All placeholders of a phrase, in order.
  ///
  /// Of the wrong ones those that are surely meant as such: `\(.applicationName)`, `$(name)`, `$name`, `{applicationName}`, `%@`.
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
    return found
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "%"): true
    default: false
    }
  }

  /// Whether a character can go on a name; of most characters that is told without Unicode's tables.
  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    case "\0"..."\u{7F}": false
    default: scalar.properties.isXIDContinue
    }
  }

  private static func placeholder(_ scalars: [Unicode.Scalar], at start: Int) -> (Placeholder, end: Int)? {
    let next = start + 1 < scalars.count ? scalars[start + 1] : " "
    switch scalars[start] {
    case "$" where next == "{": return enclosed(scalars, start, opening: 2, closing: "}", isRight: true)
    case "$" where next == "(": return enclosed(scalars, start, opening: 2, closing: ")", isRight: false)
    case "\\" where next == "(": return enclosed(scalars, start, opening: 2, closing: ")", isRight: false)
    case "{":
      guard let found = enclosed(scalars, start, opening: 1, closing: "}", isRight: false),
        found.0.isApplicationName
      else { return nil }
      return found
    case "$" where next.properties.isXIDStart:
      let name = scalars[(start + 1)...].prefix(while: isOfName)
      return (Placeholder(name: text(name), written: "$" + text(name), isRight: false), start + 1 + name.count)
    case "%" where next == "@": return (Placeholder(name: "", written: "%@", isRight: false), start + 2)
    default: return nil
    }
  }

  private static func enclosed(
    _ scalars: [Unicode.Scalar], _ start: Int, opening: Int, closing: Unicode.Scalar, isRight: Bool
  ) -> (Placeholder, end: Int)? {
    guard let end = scalars[start...].firstIndex(of: closing), end > start + opening else { return nil }
    let inner = scalars[(start + opening)..<end]
    // Swift names a parameter by a key path: `\.$task`.
    let name = inner.drop { $0 == "." || $0 == "\\" || $0 == "$" || $0 == " " }.prefix(while: isOfName)
    guard !name.isEmpty else { return nil }
    let isPlain = name.count == inner.count
    return (
      Placeholder(name: text(name), written: text(scalars[start...end]), isRight: isRight && isPlain), end + 1
    )
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
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
