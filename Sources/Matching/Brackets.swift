/// Finds the brackets, and the quotes that French writes apart, that stand against the words of an utterance and have their partner among them: “pay rent (new account)”.
enum Brackets {
  private static let partners: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "【": "】",
    "«": "»",
  ]

  /// The range widened by the brackets at its ends that close or open one within it; those around the whole text are left out.
  static func widened(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= scalars.count else { return range }
    var (open, lacking) = ([Unicode.Scalar](), [Unicode.Scalar]())
    for scalar in scalars[range] {
      if let partner = partners[scalar] {
        open.append(partner)
      } else if open.last == scalar {
        open.removeLast()
      } else if let opening = partners.first(where: { $0.value == scalar })?.key {
        lacking.append(opening)
      }
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while let closing = open.last {
      let place = closing == "»" ? scalars[end...].firstIndex { !$0.properties.isWhitespace } ?? end : end
      guard place < scalars.count, scalars[place] == closing else { break }
      open.removeLast()
      end = place + 1
    }
    while let opening = lacking.first {
      let place = opening == "«" ? scalars[..<start].lastIndex { !$0.properties.isWhitespace } ?? -1 : start - 1
      guard place >= 0, scalars[place] == opening else { break }
      lacking.removeFirst()
      start = place
    }
    return start..<end
  }
}
