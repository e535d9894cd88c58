import ParlanceLanguage
import ParlanceTemplates

/// The text of an utterance, to take parts of it by the Unicode scalars that tokens count.
package struct UtteranceText {
  private let text: String
  /// Whether a scalar is a byte, so that a part is found at once.
  private let isASCII: Bool
  /// Whether quotes or signs can stand around a part, or the marks that a path begins with before it.
  private let hasMarks: Bool
  private let hasQuestionMark: Bool

  /// The marks, a bit each.
  private static let marks = "\"'/#$%*+<>=@&()[]".utf8.reduce((UInt64(0), UInt64(0))) { marks, byte in
    byte < 64 ? (marks.0 | 1 << byte, marks.1) : (marks.0, marks.1 | 1 << (byte - 64))
  }

  /// Takes the text.
  package init(_ text: String) {
    self.text = text
    var text = text
    (isASCII, hasMarks, hasQuestionMark) = text.withUTF8 { bytes in
      Self.isPlain(bytes) ? (true, false, false) : Self.signs(in: bytes)
    }
  }

  /// Whether there is nothing but letters, digits and spaces, which is found for many bytes at once.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var other: UInt8 = 0
    for byte in bytes {
      let noLetter: UInt8 = (byte | 0x20) &- 0x61 < 26 ? 0 : 1
      let noDigit: UInt8 = byte &- 0x30 < 10 ? 0 : 1
      let noSpace: UInt8 = byte == 0x20 ? 0 : 1
      other |= noLetter & noDigit & noSpace
    }
    return other == 0
  }

  private static func signs(in bytes: UnsafeBufferPointer<UInt8>) -> (isASCII: Bool, marks: Bool, question: Bool) {
    let marks = marks
    var all: UInt8 = 0
    var found: UInt64 = 0
    var asks: UInt8 = 0
    for byte in bytes {
      all |= byte
      found |= (byte & 0x40 == 0 ? marks.0 : marks.1) >> UInt64(byte & 0x3F) & 1
      asks |= byte == UInt8(ascii: "?") ? 1 : 0
    }
    return (all < 0x80, found != 0 || all >= 0x80, asks != 0)
  }

  /// Whether a question mark may stand in it, by a look at its bytes: in nearly no text one does.
  var mayHoldQuestionMark: Bool { hasQuestionMark || !isASCII && Punctuation.mayHoldQuestionMark(text) }

  /// Its scalars, as tokens count them.
  var scalars: [Unicode.Scalar] { Array(text.unicodeScalars) }

  /// The quotations in it.
  var quotations: [Range<Int>] { hasMarks ? QuotedText.quotations(in: text) : [] }

  /// The part that a run of words stands for, with the quotes that belong to it; a path keeps its beginning.
  package func part(_ range: Range<Int>) -> String {
    if hasMarks {
      let scalars = scalars
      let signed = AttachedSigns.widened(range, in: scalars)
      let quoted = signed == range ? QuotedText.widened(range, in: scalars) : signed
      return slice(Brackets.widened(quoted, in: scalars))
    }
    return slice(range)
  }

  /// Whether a letter or a digit stands behind a place.
  func hasWords(behind place: Int) -> Bool {
    text.unicodeScalars.dropFirst(place).contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Some words as they stand, from the first to the last; empty if there are none.
  package func words(_ tokens: some BidirectionalCollection<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return slice(first.range.lowerBound..<last.range.upperBound)
  }

  /// The same with the quotation marks and brackets that stand right before and behind them.
  func wordsInQuotes(_ tokens: some BidirectionalCollection<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let scalars = scalars
    let belongs = { (scalar: Unicode.Scalar) in
      !scalar.properties.isWhitespace && !Self.stops.contains(scalar) && !scalar.properties.isAlphabetic
    }
    let before = scalars.prefix(first.range.lowerBound).reversed().prefix(while: belongs).count
    let behind = scalars.dropFirst(last.range.upperBound).prefix(while: belongs).count
    return slice(first.range.lowerBound - before..<last.range.upperBound + behind)
  }

  /// What stands between or behind sentences and their parts, and belongs to none.
  private static let stops = Set(",;.:?!¿¡？！、。…-–—'’".unicodeScalars)

  /// The scalars of a range.
  package func slice(_ range: Range<Int>) -> String {
    if isASCII {
      var text = text
      return text.withUTF8 { bytes in
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)]), as: UTF8.self)
      }
    }
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex)
    let from = start ?? scalars.endIndex
    let to = scalars.index(from, offsetBy: range.count, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return String(text[from..<to])
  }
}
