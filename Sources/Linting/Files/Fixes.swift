import Foundation
import ParlanceDiagnostics
import ParlancePhraseTables

/// Writes what mends faults into their files.
package enum Fixes {
  /// Applies all edits; gives how many faults are mended. A file that cannot be written is told, and stays as it is.
  package static func apply(_ diagnostics: [Diagnostic]) -> (count: Int, problems: [Diagnostic]) {
    var count = 0
    var problems: [Diagnostic] = []
    let edits = Dictionary(grouping: Set(diagnostics.flatMap(\.edits)), by: \.file)
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let text = TextFile.text(of: file, &problems) else { continue }
      let source = SourceText(file: file, text: text)
      let (bytes, applied) = mended(source.bytes, edits)
      let mark: [UInt8] = text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
      do {
        // In one step, so that a full disk leaves the file as it was.
        let place = URL(fileURLWithPath: file).resolvingSymlinksInPath()
        guard FileManager.default.isWritableFile(atPath: place.path) else { throw POSIXError(.EACCES) }
        let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
        try Data(mark + bytes).write(to: place, options: .atomic)
        // What is written in one step is a new file, whose mode is nobody's choice.
        if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path) }
        count += applied
      } catch {
        problems.append(Diagnostic("cannot write \(file): \(FileStatus.reason(error))"))
      }
    }
    return (count, problems)
  }

  /// The bytes with the edits that do not overlap, and how many these are.
  private static func mended(_ bytes: [UInt8], _ edits: [SourceEdit]) -> (bytes: [UInt8], count: Int) {
    var bytes = bytes
    var count = 0
    var end = bytes.count
    for edit in edits.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) where edit.bytes.upperBound <= end {
      bytes.replaceSubrange(edit.bytes, with: edit.text.utf8)
      end = edit.bytes.lowerBound
      count += 1
    }
    return (bytes, count)
  }
}
