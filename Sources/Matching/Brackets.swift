/// Finds the brackets, and the quotes that French writes apart, that stand against the words of an utterance and have their partner among them: “pay rent (new account)”.
enum Brackets {
  private static let partners: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "【": "】",
    "«": "»",
  ]

  /// What stands in brackets in a text, with them, those within others left out.
  static func ranges(in text: String) -> [Range<Int>] {
    guard text.unicodeScalars.contains(where: { partners[$0] != nil }) else { return [] }
    var ranges: [Range<Int>] = []
    var open: [(place: Int, partner: Unicode.Scalar)] = []
    for (place, scalar) in text.unicodeScalars.enumerated() {
      if let last = open.last, last.partner == scalar {
        open.removeLast()
        if open.isEmpty { ranges.append(last.place..<place + 1) }
      } else if let partner = partners[scalar] {
        open.append((place, partner))
      }
    }
    return ranges
  }

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
