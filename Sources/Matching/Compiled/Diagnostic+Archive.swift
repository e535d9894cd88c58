import ParlanceArchives
import ParlanceDiagnostics
import ParlanceTemplates

extension SourcePosition: Archivable {
  /// Reads the position.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(file: try String(from: &archive), line: try Int(from: &archive), column: try Int(from: &archive))
  }

  /// Writes the position.
  package func write(to archive: inout ArchiveWriter) {
    file.write(to: &archive)
    line.write(to: &archive)
    column.write(to: &archive)
  }
}

extension Diagnostic: Archivable {
  /// Reads the diagnostic.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    guard let severity = Severity(rawValue: try String(from: &archive)) else { throw ArchiveError() }
    self.init(
      severity, try String(from: &archive), at: try SourcePosition?(from: &archive),
      sourceLine: try String?(from: &archive), length: try Int(from: &archive), fix: try String?(from: &archive))
    code = try String?(from: &archive)
    edits = try [SourceEdit](from: &archive)
  }

  /// Writes the diagnostic.
  package func write(to archive: inout ArchiveWriter) {
    severity.rawValue.write(to: &archive)
    message.write(to: &archive)
    position.write(to: &archive)
    sourceLine.write(to: &archive)
    length.write(to: &archive)
    fix.write(to: &archive)
    code.write(to: &archive)
    edits.write(to: &archive)
  }
}

extension SourceEdit: Archivable {
  /// Reads the change.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let file = try String(from: &archive)
    let (start, end) = (try Int(from: &archive), try Int(from: &archive))
    guard start <= end else { throw ArchiveError() }
    self.init(file: file, bytes: start..<end, text: try String(from: &archive))
  }

  /// Writes the change.
  package func write(to archive: inout ArchiveWriter) {
    file.write(to: &archive)
    bytes.lowerBound.write(to: &archive)
    bytes.upperBound.write(to: &archive)
    text.write(to: &archive)
  }
}
