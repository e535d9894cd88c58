import ParlanceDiagnostics

/// Apple's `.strings` with the places of its texts.
package enum StringsFile {
  /// One line of the file.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package var key: String
    /// What it says.
    package var text: String
    /// The key's line, counted from 1.
    package var line: Int
    /// The column at which the key begins, behind its quote, counted from 1.
    package var keyColumn: Int
    /// The text's line, counted from 1.
    package var textLine: Int
    /// The column at which the text begins, behind its quote, counted from 1.
    package var textColumn: Int
    /// The comment that ends on the line above it; `nil` if there is none.
    package var comment: String?
  }

  /// The entries in the order of the file, and what was wrong with others; of a key that is given again the last counts.
  package static func entries(of text: String, file: String) -> (entries: [Entry], diagnostics: [Diagnostic]) {
    let (entries, _, diagnostics) = content(of: text, file: file)
    return (entries, diagnostics)
  }

  /// The same with the keys of entries that were broken behind their keys.
  package static func content(
    of text: String, file: String
  ) -> (entries: [Entry], brokenKeys: Set<String>, diagnostics: [Diagnostic]) {
    var reader = StringsFileReader(text: text, file: file)
    _ = reader.read()
    var seen: Set<String> = []
    let last = reader.entries.reversed().filter { seen.insert($0.key).inserted }
    return (last.reversed(), reader.brokenKeys.subtracting(seen), reader.faults.diagnostics)
  }
}

/// Reads Apple's `.strings`: `"key" = "text";` with comments. After a fault it goes on behind the next semicolon or line.
struct StringsFileReader {
  /// What was wrong.
  private(set) var faults: SourceFaults

  /// What was read so far, in the order of the file.
  private(set) var entries: [StringsFile.Entry] = []

  /// The keys of entries that were broken behind them.
  private(set) var brokenKeys: Set<String> = []

  private let scalars: [Unicode.Scalar]
  private var offset = 0
  /// The last comment, and the line on which it ends.
  private var comment: (text: String, line: Int)?
  /// The key of the entry that is being read.
  private var openKey: String?
  private var line = 1
  private var lineStart = 0

  /// What stopped an entry.
  private struct Fault: Error {
    let message: String
    let line: Int
    let column: Int
    let fix: String?
  }

  /// Prepares to read; `file` names the text in faults.
  init(text: String, file: String) {
    faults = SourceFaults(text: text, file: file)
    scalars = Array(text.unicodeScalars)
  }

  /// The texts by key.
  mutating func read() -> [String: String] {
    var texts: [String: String] = [:]
    if scalars.first == "\u{FEFF}" {
      offset = 1
      lineStart = 1
    }
    while true {
      do {
        try skipSpace()
        guard offset < scalars.count else { return texts }
        if scalars[offset...].starts(with: "<?xml".unicodeScalars)
          || scalars[offset...].starts(with: "bplist".unicodeScalars)
        {
          faults.add(
            "this is a property list, not the text form of .strings", line: line, column: column,
            fix: "Write one \"key\" = \"text\"; a line.")
          return texts
        }
        let (line, column) = (line, column)
        let (key, text) = try entry()
        openKey = nil
        if texts.updateValue(text, forKey: key) != nil {
          faults.add(
            "the key “\(key)” is given again; the last one counts", severity: .warning, line: line, column: column)
        }
      } catch {
        faults.add(error.message, line: error.line, column: error.column, fix: error.fix)
        if let openKey { brokenKeys.insert(openKey) }
        openKey = nil
        recover()
      }
    }
  }

  private var column: Int { offset - lineStart + 1 }

  private func fault(_ message: String, fix: String? = nil) -> Fault {
    Fault(message: message, line: line, column: column, fix: fix)
  }

  private mutating func advance() {
    offset += 1
    if scalars[offset - 1] == "\n" {
      line += 1
      lineStart = offset
    }
  }

  private mutating func recover() {
    while offset < scalars.count, scalars[offset] != ";", scalars[offset] != "\n" { advance() }
    if offset < scalars.count { advance() }
  }

  private mutating func entry() throws(Fault) -> (key: String, text: String) {
    let (keyLine, keyColumn) = placeOfWord
    let comment = comment?.line == keyLine - 1 ? comment?.text : nil
    let start = Place(offset: offset, line: line, lineStart: lineStart)
    let key = try word()
    openKey = key.contains("\n") ? nil : key
    try skipSpace()
    // A key alone says itself.
    if take(";") {
      entries.append(
        .init(
          key: key, text: key, line: keyLine, keyColumn: keyColumn, textLine: keyLine, textColumn: keyColumn,
          comment: comment))
      return (key, key)
    }
    guard take("=") else {
      if key.contains("\n") { throw unclosed("the key is never closed", from: start) }
      throw fault(
        "expected “=” after the key “\(key)”, found \(found)",
        fix: key.contains("=") ? "Close the key with a double quote." : nil)
    }
    try skipSpace()
    let (textLine, textColumn) = placeOfWord
    let textStart = Place(offset: offset, line: line, lineStart: lineStart)
    let text = try word()
    let end = Place(offset: offset, line: line, lineStart: lineStart)
    try skipSpace()
    guard take(";") else {
      if text.contains("\n") { throw unclosed("the text of “\(key)” is never closed", from: textStart) }
      let message = "expected “;” after the text of “\(key)”, found \(found)"
      // Where the next entry begins on another line it is not lost too.
      if line > end.line { (offset, line, lineStart) = (end.offset, end.line, end.lineStart) }
      throw fault(message, fix: "End each entry with a semicolon.")
    }
    entries.append(
      .init(
        key: key, text: text, line: keyLine, keyColumn: keyColumn, textLine: textLine, textColumn: textColumn,
        comment: comment))
    return (key, text)
  }

  /// A place to go back to.
  private struct Place {
    let offset: Int
    let line: Int
    let lineStart: Int
  }

  /// The fault of a text that ends only at the next one's quote; goes back there, so that only its line is lost.
  private mutating func unclosed(_ message: String, from place: Place) -> Fault {
    (offset, line, lineStart) = (place.offset, place.line, place.lineStart)
    return fault(message, fix: "Close it with a double quote.")
  }

  /// Where the next word begins, behind its quote.
  private var placeOfWord: (line: Int, column: Int) {
    (line, column + (offset < scalars.count && scalars[offset] == "\"" ? 1 : 0))
  }

  private var found: String {
    guard offset < scalars.count else { return "the end of the file" }
    let scalar = scalars[offset]
    return scalar.properties.generalCategory == .control
      ? "U+" + String(scalar.value, radix: 16, uppercase: true) : "“\(scalar)”"
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard offset < scalars.count, scalars[offset] == scalar else { return false }
    advance()
    return true
  }

  private mutating func skipSpace() throws(Fault) {
    while offset < scalars.count {
      if scalars[offset].properties.isWhitespace {
        advance()
      } else if scalars[offset...].starts(with: "//".unicodeScalars) {
        let begin = offset + 2
        while offset < scalars.count, scalars[offset] != "\n" { advance() }
        note(begin..<offset)
      } else if scalars[offset...].starts(with: "/*".unicodeScalars) {
        let start = fault("the comment is never closed", fix: "Close it with */.")
        offset += 2
        let begin = offset
        while !scalars[offset...].starts(with: "*/".unicodeScalars) {
          guard offset < scalars.count else { throw start }
          advance()
        }
        note(begin..<offset)
        offset += 2
      } else {
        return
      }
    }
  }

  private mutating func note(_ range: Range<Int>) {
    let text = scalars[range].drop { $0.properties.isWhitespace }.reversed().drop { $0.properties.isWhitespace }
    comment = (String(String.UnicodeScalarView(text.reversed())), line)
  }

  /// A text in quotes, or a bare word of letters, digits and `_ . - / : $`.
  private mutating func word() throws(Fault) -> String {
    if offset < scalars.count, scalars[offset] == "\"" { return try quoted() }
    let start = offset
    while offset < scalars.count,
      scalars[offset].properties.isAlphabetic || "0123456789_.-/:$".unicodeScalars.contains(scalars[offset])
    {
      advance()
    }
    guard offset > start else {
      throw fault("expected a text in double quotes, found \(found)", fix: "Write \"key\" = \"text\";.")
    }
    return String(String.UnicodeScalarView(scalars[start..<offset]))
  }

  private mutating func quoted() throws(Fault) -> String {
    let start = fault("the text is never closed", fix: "Close it with a double quote.")
    advance()
    let textStart = (offset, line, lineStart)
    var units: [UInt16] = []
    while offset < scalars.count {
      let scalar = scalars[offset]
      if scalar == "\"" {
        advance()
        return String(decoding: units, as: UTF16.self)
      }
      if scalar == "\\" {
        try escape(into: &units)
      } else {
        units += UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter; advance()
      }
    }
    // Only this line is lost: a missing quote would else swallow the rest of the file.
    (offset, line, lineStart) = textStart
    throw start
  }

  /// A backslash and what follows: `\n`, `\"`, `\U00E9`.
  private mutating func escape(into units: inout [UInt16]) throws(Fault) {
    let start = fault("“\\U” needs four hexadecimal digits")
    advance()
    guard offset < scalars.count else { return }
    let scalar = scalars[offset]
    switch scalar {
    case "n": units.append(0x0A)
    case "t": units.append(0x09)
    case "r": units.append(0x0D)
    case "U", "u":
      let digits = String(String.UnicodeScalarView(scalars[offset + 1..<min(offset + 5, scalars.count)]))
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
        throw start
      }
      units.append(unit)
      offset += 4
    default: units += UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter
    }
    advance()
  }
}
