import Foundation
import ParlanceDiagnostics
import ParlancePhraseTables

/// Writes what mends faults into their files.
package enum Fixes {
  /// One change of a file.
  package struct Change: Sendable, Hashable {
    /// The file.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
    /// What was written there.
    package var old: String
    /// What is written there instead.
    package var new: String
  }

  /// Applies all edits; gives how many faults are mended, and what changed, by file and place. A file that cannot be written is told, and
  /// stays as it is.
  ///
  /// With `isDryRun` nothing is written.
  package static func apply(
    _ diagnostics: [Diagnostic], isDryRun: Bool = false
  ) -> (count: Int, problems: [Diagnostic], changes: [Change]) {
    var changes: [Change] = []
    var problems: [Diagnostic] = []
    let edits = Dictionary(grouping: Set(diagnostics.flatMap(\.edits)), by: \.file)
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let text = TextFile.text(of: file, &problems) else { continue }
      let source = SourceText(file: file, text: text)
      let (bytes, applied) = mended(source.bytes, edits)
      do {
        if !isDryRun { try write(bytes, to: file, like: text) }
        changes += applied.map { change($0, in: source) }
      } catch {
        var problem = Diagnostic("cannot write \(file): \(FileStatus.reason(error))")
        problem.code = Diagnostic.unreadableFile
        problems.append(problem)
      }
    }
    return (changes.count, problems, changes)
  }

  private static func change(_ edit: SourceEdit, in source: SourceText) -> Change {
    Change(
      file: edit.file, line: source.lineNumber(ofByte: edit.bytes.lowerBound),
      old: String(decoding: source.bytes[edit.bytes], as: UTF8.self), new: edit.text)
  }

  /// Writes the bytes of a text in place of another one, in its encoding and with its mark.
  private static func write(_ bytes: [UInt8], to file: String, like text: String) throws {
    let place = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    guard FileManager.default.isWritableFile(atPath: place.path) else { throw POSIXError(.EACCES) }
    let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    let mark: [UInt8] = text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    let wide = WideText([UInt8](try Data(contentsOf: place)), of: file)
    let written = wide?.bytes(of: String(decoding: bytes, as: UTF8.self)) ?? mark + bytes
    // In one step, so that a full disk leaves the file as it was.
    try Data(written).write(to: place, options: .atomic)
    // What is written in one step is a new file, whose mode is nobody's choice.
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path) }
  }

  /// The bytes with the edits that do not overlap, and these in their order.
  private static func mended(_ bytes: [UInt8], _ edits: [SourceEdit]) -> (bytes: [UInt8], applied: [SourceEdit]) {
    var bytes = bytes
    var applied: [SourceEdit] = []
    var end = bytes.count
    for edit in edits.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) where edit.bytes.upperBound <= end {
      bytes.replaceSubrange(edit.bytes, with: edit.text.utf8)
      end = edit.bytes.lowerBound
      applied.append(edit)
    }
    return (bytes, applied.reversed())
  }
}
