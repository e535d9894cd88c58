import ParlanceDiagnostics

/// A place in a language's data file; reads what is under it, and faults point into the file.
struct DataNode: Sendable {
  /// What stands at a place.
  enum Content: Sendable {
    /// A text.
    case scalar(String)
    /// Values in a row.
    case list([DataNode])
    /// Values by key, in order of the file.
    case mapping([(key: String, value: DataNode)])
  }

  /// The name of the file.
  let file: String
  private let content: Content
  private let line: Int
  private let column: Int

  /// Makes a node.
  init(_ content: Content, file: String, line: Int, column: Int) {
    self.content = content
    self.file = file
    self.line = line
    self.column = column
  }

  /// Where the node begins.
  var position: SourcePosition { SourcePosition(file: file, line: line, column: column) }

  /// A fault at this node.
  func fault(_ message: String) -> Diagnostic { Diagnostic(.error, message, at: position) }

  /// The node under `key`.
  func child(_ key: String) throws(Diagnostic) -> DataNode {
    guard let child = optional(key) else { throw fault("the key “\(key)” is missing") }
    return child
  }

  /// The node under `key`; `nil` if there is none.
  func optional(_ key: String) -> DataNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The keys and values of a mapping, in order of the file.
  func entries() throws(Diagnostic) -> [(key: String, value: DataNode)] {
    guard case .mapping(let entries) = content else { throw fault("a mapping belongs here") }
    return entries
  }

  /// The items of a list; a scalar is a list of itself.
  func items() throws(Diagnostic) -> [DataNode] {
    switch content {
    case .scalar: return [self]
    case .list(let items): return items
    case .mapping: throw fault("a list belongs here")
    }
  }

  /// The text of a scalar, as it is written.
  func text() throws(Diagnostic) -> String {
    guard case .scalar(let text) = content else { throw fault("a text belongs here") }
    return text
  }

  /// The words of a scalar, divided at spaces.
  func words() throws(Diagnostic) -> [String] { try text().split(separator: " ").map(String.init) }

  /// A whole number.
  func integer() throws(Diagnostic) -> Int {
    guard let value = Int(try text()) else { throw fault("a whole number belongs here") }
    return value
  }

  /// `true` or `false`.
  func flag() throws(Diagnostic) -> Bool {
    switch try text() {
    case "true": return true
    case "false": return false
    default: throw fault("true or false belongs here")
    }
  }

  /// Words, as tokens, by the number that is their key: `3: three`.
  func wordsByNumber() throws(Diagnostic) -> [(number: Double, word: String)] {
    let tokenizer = Tokenizer()
    var result: [(number: Double, word: String)] = []
    for (key, value) in try entries() {
      guard let number = Double(key) else { throw value.fault("the key “\(key)” is no number") }
      for word in try value.words() { result.append((number, tokenizer.word(word))) }
    }
    return result
  }
}
