/// A text in UTF-16, as Apple's tools and spreadsheets write it, mostly with the mark of its byte order.
package struct WideText {
  /// The text, behind the mark.
  package let text: String
  private let isLittle: Bool
  private let hasMark: Bool

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
    default:
      guard let guess = Self.isLittle(withoutMark: bytes) else { return nil }
      isLittle = guess
    }
    hasMark = bytes[0] >= 0xFE
    let high = isLittle ? 1 : 0
    let units = stride(from: hasMark ? 2 : 0, to: bytes.count, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    self.text = text
  }

  /// How many characters at the beginning tell what a file without a mark is: the words that keys are written in.
  private static let looked = 64

  /// Whether the low byte comes first in a text without a mark, of whose first characters most are Latin; `nil` for other bytes.
  private static func isLittle(withoutMark bytes: [UInt8]) -> Bool? {
    let count = min(looked, bytes.count / 2)
    let zeros = [0, 1].map { side in (0..<count).count { bytes[2 * $0 + side] == 0 } }
    guard count > 1, zeros.contains(0), zeros[0] + zeros[1] > count / 2 else { return nil }
    return zeros[1] > 0
  }

  /// The bytes of another text, written in the same way.
  package func bytes(of text: String) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + text.utf16).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isLittle ? [low, high] : [high, low]
    }
  }
}
