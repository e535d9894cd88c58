import ParlanceTemplates

/// The text of an utterance, to take parts of it by the Unicode scalars that tokens count.
package struct UtteranceText {
  private let text: String
  /// Whether a scalar is a byte, so that a part is found at once.
  private let isASCII: Bool
  /// Whether quotes or signs can stand around a part, or the marks that a path begins with before it.
  private let hasMarks: Bool

  /// The marks, a bit each.
  private static let marks = "\"'/#$%*+<>=@&()[]".utf8.reduce((UInt64(0), UInt64(0))) { marks, byte in
    byte < 64 ? (marks.0 | 1 << byte, marks.1) : (marks.0, marks.1 | 1 << (byte - 64))
  }

  /// Takes the text.
  package init(_ text: String) {
    self.text = text
    var text = text
    let marks = Self.marks
    (isASCII, hasMarks) = text.withUTF8 { bytes in
      var all: UInt8 = 0
      var found: UInt64 = 0
      for byte in bytes {
        all |= byte
        found |= (byte & 0x40 == 0 ? marks.0 : marks.1) >> UInt64(byte & 0x3F) & 1
      }
      return (all < 0x80, found != 0 || all >= 0x80)
    }
  }

  /// The quotations in it.
  var quotations: [Range<Int>] { hasMarks ? QuotedText.quotations(in: text) : [] }

  /// The part that a run of words stands for, with the quotes that belong to it; a path keeps its beginning.
  package func part(_ range: Range<Int>) -> String {
    if hasMarks {
      let scalars = Array(text.unicodeScalars)
      let signed = AttachedSigns.widened(range, in: scalars)
      let quoted = signed == range ? QuotedText.widened(range, in: scalars) : signed
      return slice(Brackets.widened(quoted, in: scalars))
    }
    return slice(range)
  }

  /// Some words as they stand, from the first to the last; empty if there are none.
  package func words(_ tokens: some BidirectionalCollection<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return slice(first.range.lowerBound..<last.range.upperBound)
  }

  /// The scalars of a range.
  func slice(_ range: Range<Int>) -> String {
    if isASCII {
      let bytes = text.utf8
      let range = range.clamped(to: 0..<bytes.count)
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      return String(text[start..<bytes.index(start, offsetBy: range.count)])
    }
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex)
    let from = start ?? scalars.endIndex
    let to = scalars.index(from, offsetBy: range.count, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return String(text[from..<to])
  }
}
