import ParlanceDiagnostics

/// Reads XML as translators' tools write it: elements, attributes and text. It declares no entities of its own and opens no other file.
struct MarkupReader {
  /// What comes next in a file.
  enum Event: Equatable {
    /// An element begins.
    case open(name: String, attributes: [String: String])
    /// An element ends.
    case close(name: String)
    /// Text, its entities resolved.
    case text(String)
  }

  /// The line at which the reader stands.
  private(set) var line = 1

  /// Where the reader stands: how many bytes are behind it, a mark of the byte order left out.
  var offset: Int { content.utf8.distance(from: content.startIndex, to: rest.startIndex) }

  private let file: String
  private let content: Substring
  private var rest: Substring.UnicodeScalarView
  private var openNames: [String] = []
  private var pending: Event?

  /// The most elements within each other.
  private static let mostOpen = 100

  /// Makes a reader of a file's content.
  init(_ text: String, file: String) {
    self.file = file
    content = text.unicodeScalars.first == "\u{FEFF}" ? Substring(text.unicodeScalars.dropFirst()) : text[...]
    rest = content.unicodeScalars
  }

  /// What comes next; `nil` at the end of the file.
  mutating func next() throws(Diagnostic) -> Event? {
    if let event = pending {
      pending = nil
      if case .close = event { openNames.removeLast() }
      return event
    }
    while let first = rest.first {
      if first != "<" { return .text(try text()) }
      if take("<!--") {
        try skip(past: "-->", of: "a comment")
      } else if take("<![CDATA[") {
        return .text(try upTo("]]>", of: "a CDATA section"))
      } else if take("<?") {
        try skip(past: "?>", of: "an instruction")
      } else if rest.starts(with: "<!".unicodeScalars) {
        throw fault("a document type is not read", fix: "leave the line with <!DOCTYPE out")
      } else if take("</") {
        return try end()
      } else {
        return try begin()
      }
    }
    if let name = openNames.last { throw fault("the file ends within <\(name)>") }
    return nil
  }

  /// A fault at the reader's line.
  func fault(_ message: String, fix: String? = nil) -> Diagnostic {
    Diagnostic(message, at: SourcePosition(file: file, line: line, column: 1), fix: fix)
  }

  private mutating func end() throws(Diagnostic) -> Event {
    let name = name()
    skipSpace()
    guard take(">") else { throw fault("</\(name) is not closed") }
    guard openNames.last == name else {
      throw fault("</\(name)> ends what is not open\(openNames.last.map { "; <\($0)> is" } ?? "")")
    }
    openNames.removeLast()
    return .close(name: name)
  }

  private mutating func begin() throws(Diagnostic) -> Event {
    removeFirst()
    let name = name()
    guard !name.isEmpty else { throw fault("a “<” begins no element", fix: "write &lt;") }
    guard openNames.count < Self.mostOpen else { throw fault("more than \(Self.mostOpen) elements within each other") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take("/>") {
        openNames.append(name)
        pending = .close(name: name)
        return .open(name: name, attributes: attributes)
      }
      if take(">") {
        openNames.append(name)
        return .open(name: name, attributes: attributes)
      }
      let key = self.name()
      skipSpace()
      guard !key.isEmpty, take("=") else { throw fault("<\(name)> is not closed, or an attribute lacks its value") }
      skipSpace()
      guard let quote = rest.first, quote == "\"" || quote == "'" else {
        throw fault("the value of “\(key)” lacks its quotes")
      }
      removeFirst()
      attributes[key] = try resolved(upTo(String(quote), of: "the value of “\(key)”"))
    }
  }

  private mutating func text() throws(Diagnostic) -> String {
    var raw = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != "<" {
      raw.append(scalar)
      removeFirst()
    }
    return try resolved(String(raw))
  }

  private func resolved(_ raw: String) throws(Diagnostic) -> String {
    guard raw.contains("&") else { return raw }
    var text = ""
    var parts = raw.split(separator: "&", omittingEmptySubsequences: false)
    text += parts.removeFirst()
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = Self.entity(String(part[..<end])) else {
        throw fault("“&\(part.prefix(12))” is no entity", fix: "write &amp; for &")
      }
      text.unicodeScalars.append(character)
      text += part[part.index(after: end)...]
    }
    return text
  }

  /// The character that an entity stands for, by its name without `&` and `;`; `nil` if it is none.
  static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }

  private mutating func name() -> String {
    var name = String.UnicodeScalarView()
    while let scalar = rest.first, !" \t\r\n/>=<".unicodeScalars.contains(scalar) {
      name.append(scalar)
      removeFirst()
    }
    return String(name)
  }

  private mutating func skipSpace() {
    while let scalar = rest.first, " \t\r\n".unicodeScalars.contains(scalar) { removeFirst() }
  }

  private mutating func take(_ mark: String) -> Bool {
    guard rest.starts(with: mark.unicodeScalars) else { return false }
    rest.removeFirst(mark.unicodeScalars.count)
    return true
  }

  private mutating func skip(past mark: String, of what: String) throws(Diagnostic) { _ = try upTo(mark, of: what) }

  private mutating func upTo(_ mark: String, of what: String) throws(Diagnostic) -> String {
    let start = line
    var taken = String.UnicodeScalarView()
    while let scalar = rest.first {
      if take(mark) { return String(taken) }
      taken.append(scalar)
      removeFirst()
    }
    line = start
    throw fault("\(what) has no end")
  }

  private mutating func removeFirst() {
    if rest.removeFirst() == "\n" { line += 1 }
  }
}
