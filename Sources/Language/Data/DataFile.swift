import ParlanceDiagnostics

/// A language's data file, which is read section by section: most conversations need few of them.
///
/// It is written in a part of YAML: mappings and lists by indentation, lists and mappings in brackets on one line, quoted and bare
/// texts, comments. Scalars are text.
struct DataFile: Sendable {
  /// The name of the file.
  let name: String

  private struct Section {
    var key: String
    var lines: Range<Int>
  }

  private let lines: [DataLine]
  private let sections: [Section]

  /// Finds the sections of a file; throws if a line at its edge begins none.
  init(_ text: some Collection<UInt8>, name: String) throws(Diagnostic) {
    self.name = name
    lines = DataLine.lines(of: Array(text))
    var sections: [Section] = []
    for (index, line) in lines.enumerated() where line.indent == 0 {
      if !sections.isEmpty {
        sections[sections.count - 1].lines = sections[sections.count - 1].lines.lowerBound..<index
      }
      var reader = DataReader(lines: [line], file: name)
      sections.append(Section(key: try reader.key(), lines: index..<lines.count))
    }
    guard !sections.isEmpty else { throw Diagnostic(.error, "the language file \(name) is empty") }
    if let first = lines.first, first.indent > 0 {
      throw Diagnostic(
        .error, "a key belongs at the edge", at: SourcePosition(file: name, line: first.number, column: 1))
    }
    self.sections = sections
  }

  /// What is under a key at the edge of the file; throws if there is no such key, or for a fault under it.
  func section(_ key: String) throws(Diagnostic) -> DataNode {
    guard let section = sections.first(where: { $0.key == key }) else {
      throw Diagnostic(
        .error, "the key “\(key)” is missing", at: SourcePosition(file: name, line: lines[0].number, column: 1))
    }
    var reader = DataReader(lines: lines[section.lines], file: name)
    return try reader.section()
  }
}
