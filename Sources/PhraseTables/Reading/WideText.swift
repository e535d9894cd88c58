/// A text in UTF-16, as Apple's tools and spreadsheets write it, with the mark of its byte order.
package struct WideText {
  /// The text, behind the mark.
  package let text: String
  private let isLittle: Bool

  /// The endings of files that other tools write so.
  private static let endings = [".strings", ".xliff", ".xlf", ".csv"]

  /// Reads the bytes of a file; `nil` if it is no such text, or of a kind that is always UTF-8.
  package init?(_ bytes: [UInt8], of path: String) {
    guard Self.endings.contains(where: { path.hasSuffix($0) }), bytes.count.isMultiple(of: 2), bytes.count > 1 else {
      return nil
    }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): isLittle = true
    case (0xFE, 0xFF): isLittle = false
    default: return nil
    }
    let high = isLittle ? 1 : 0
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    self.text = text
  }

  /// The bytes of another text, written in the same way.
  package func bytes(of text: String) -> [UInt8] {
    ([0xFEFF] + text.utf16).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isLittle ? [low, high] : [high, low]
    }
  }
}
