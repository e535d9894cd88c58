/// Finds the signs that stand against the words of an utterance and belong to them: “C#”, “<b>”, “50%”.
enum AttachedSigns {
  /// Signs that are punctuation to Unicode and yet part of a word.
  private static let marks: Set<Unicode.Scalar> = ["#", "%", "*", "@", "&"]

  /// The range widened by the signs that stand against its ends, where nothing but a space stands beyond them.
  static func widened(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= scalars.count else { return range }
    let before = scalars[..<range.lowerBound].reversed().prefix(while: isSign)
    let after = scalars[range.upperBound...].prefix(while: isSign)
    let start = range.lowerBound - before.count
    let end = range.upperBound + after.count
    let isBegun = start == 0 || scalars[start - 1].properties.isWhitespace
    return (isBegun ? start : range.lowerBound)..<end
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol: true
    default: marks.contains(scalar)
    }
  }
}
