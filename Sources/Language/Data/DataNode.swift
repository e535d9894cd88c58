import ParlanceDiagnostics
import Yams

/// A place in a language's data file; reads what is under it, and faults point into the file.
struct DataNode {
  /// The name of the file.
  let file: String
  private let node: Node

  /// Parses a whole file.
  init(yaml text: String, file: String) throws(Diagnostic) {
    let root: Node?
    do {
      // Without tags: scalars are text here, and telling their types apart takes most of the time.
      root = try Parser(yaml: text, resolver: .basic).singleRoot()
    } catch {
      throw Diagnostic(.error, "the language file \(file) is not YAML: \(error)")
    }
    guard let root else { throw Diagnostic(.error, "the language file \(file) is empty") }
    self.init(root, file: file)
  }

  private init(_ node: Node, file: String) {
    self.node = node
    self.file = file
  }

  /// Where the node begins.
  var position: SourcePosition? {
    node.mark.map { SourcePosition(file: file, line: $0.line, column: $0.column) }
  }

  /// A fault at this node.
  func fault(_ message: String) -> Diagnostic { Diagnostic(.error, message, at: position) }

  /// The node under `key`.
  func child(_ key: String) throws(Diagnostic) -> DataNode {
    guard let child = optional(key) else { throw fault("the key “\(key)” is missing") }
    return child
  }

  /// The node under `key`; `nil` if there is none.
  func optional(_ key: String) -> DataNode? {
    node.mapping?.first { $0.key.scalar?.string == key }.map { DataNode($0.value, file: file) }
  }

  /// The keys and values of a mapping, in order of the file; scalars stay text.
  func entries() throws(Diagnostic) -> [(key: String, value: DataNode)] {
    guard let mapping = node.mapping else { throw fault("a mapping belongs here") }
    return mapping.map { (key: $0.key.scalar?.string ?? "", value: DataNode($0.value, file: file)) }
  }

  /// The items of a list; a scalar is a list of itself.
  func items() throws(Diagnostic) -> [DataNode] {
    if node.scalar != nil { return [self] }
    guard let sequence = node.sequence else { throw fault("a list belongs here") }
    return sequence.map { DataNode($0, file: file) }
  }

  /// The text of a scalar, as it is written.
  func text() throws(Diagnostic) -> String {
    guard let scalar = node.scalar else { throw fault("a text belongs here") }
    return scalar.string
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

  /// Words by the number that is their key: `3: three`.
  func wordsByNumber() throws(Diagnostic) -> [(number: Double, word: String)] {
    var result: [(number: Double, word: String)] = []
    for (key, value) in try entries() {
      guard let number = Double(key) else { throw value.fault("the key “\(key)” is no number") }
      for word in try value.words() { result.append((number, Compatibility.fold(word))) }
    }
    return result
  }
}
