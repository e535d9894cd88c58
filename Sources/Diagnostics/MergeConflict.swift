/// The marks that version control leaves in a file where two changes met.
package enum MergeConflict {
  /// The fault of a text in which a conflict is open, at its first mark; `nil` if there is none.
  package static func fault(in text: String, file: String) -> Diagnostic? {
    var text = text
    let opening = text.withUTF8 { bytes in
      line(of: bytes, marked: UInt8(ascii: "<"), from: 0).flatMap { found in
        line(of: bytes, marked: UInt8(ascii: ">"), from: found.offset) == nil ? nil : found
      }
    }
    guard let opening else { return nil }
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: opening.offset)
    let shown = text.utf8[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    var fault = Diagnostic(
      "the file has a merge conflict that nobody has resolved; the file is left out",
      at: SourcePosition(file: file, line: opening.number, column: 1), sourceLine: String(Substring(shown)),
      length: markLength, fix: "keep one of the sides and remove the lines <<<<<<<, ======= and >>>>>>>")
    fault.code = Diagnostic.unreadableFile
    return fault
  }

  private static var markLength: Int { 7 }

  /// The first line that begins with a mark of such bytes, which white space or nothing follows.
  private static func line(
    of bytes: UnsafeBufferPointer<UInt8>, marked byte: UInt8, from start: Int
  ) -> (offset: Int, number: Int)? {
    var number = 1
    var offset = start
    while offset < bytes.count {
      if isMark(bytes, byte, at: offset) { return (offset, number) }
      while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      offset += 1
      number += 1
    }
    return nil
  }

  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, _ byte: UInt8, at offset: Int) -> Bool {
    let end = offset + markLength
    guard bytes[offset] == byte, end <= bytes.count, bytes[offset..<end].allSatisfy({ $0 == byte }) else {
      return false
    }
    return end == bytes.count || bytes[end] <= 0x20
  }
}
