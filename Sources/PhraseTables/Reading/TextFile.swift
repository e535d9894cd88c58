import Foundation
import ParlanceDiagnostics

/// Reads the text of a file within bounds.
package enum TextFile {
  /// The largest file that is read, in bytes.
  static var largest: Int { 16 << 20 }

  /// The text; `nil` and a diagnostic if the file is no readable text.
  package static func text(of path: String, _ problems: inout [Diagnostic]) -> String? {
    switch FileStatus(path) {
    case .missing(let reason):
      problems.append(unreadable("the file cannot be read: \(reason)", at: start(of: path)))
      return nil
    case .file(let size) where size <= largest: break
    case .file:
      problems.append(
        unreadable(
          "the file is larger than \(largest >> 20) MB and is left out", at: start(of: path),
          fix: "split it into several files"))
      return nil
    case .folder, .other:
      problems.append(unreadable("this is no file and is left out", at: start(of: path)))
      return nil
    }
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      problems.append(unreadable("the file cannot be read: \(FileStatus.reason(error))", at: start(of: path)))
      return nil
    }
    guard let text = WideText(bytes, of: path)?.text ?? String(validating: bytes, as: UTF8.self) else {
      problems.append(invalid(bytes, path))
      return nil
    }
    if let conflict = MergeConflict.fault(in: text, file: path) {
      problems.append(conflict)
      return nil
    }
    return text
  }

  /// What the beginning of a file may say, whatever encoding it is in; `nil` if it cannot be opened.
  ///
  /// For a look at what a file is for that cannot be read as text.
  package static func guess(of path: String) -> String? {
    guard case .file = FileStatus(path), let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: 1 << 16) else { return nil }
    let bytes = [UInt8](data)
    // Of wide characters every other byte is 0 in the words that keys are written in.
    return String(decoding: bytes.filter { $0 != 0 && $0 != 0xFE && $0 != 0xFF }, as: UTF8.self)
  }

  private static func invalid(_ bytes: [UInt8], _ path: String) -> Diagnostic {
    if bytes.starts(with: Array("bplist".utf8)) {
      return unreadable(
        "this is a binary property list and no text; the file is left out", at: start(of: path),
        fix: "take the file that it was made of, with one \"key\" = \"text\"; a line")
    }
    let (position, offset) = SourcePosition.invalidUTF8(in: bytes, of: path)
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let reason = isWide ? "but UTF-16" : "the byte at offset \(offset) begins no character"
    return unreadable(
      "the file is not UTF-8\(isWide ? ", " : ": ")\(reason); the file is left out",
      at: position, fix: "save it as UTF-8")
  }

  /// Where a file begins that has no other place to name.
  private static func start(of path: String) -> SourcePosition { SourcePosition(file: path, line: 1, column: 1) }

  private static func unreadable(_ message: String, at position: SourcePosition, fix: String? = nil) -> Diagnostic {
    var fault = Diagnostic(.error, message, at: position, fix: fix)
    fault.code = Diagnostic.unreadableFile
    return fault
  }
}
