/// Finds the brackets that stand against the words of an utterance and have their partner among them: “pay rent (new account)”.
enum Brackets {
  private static let partners: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "【": "】",
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
    while let closing = open.last, end < scalars.count, scalars[end] == closing {
      open.removeLast()
      end += 1
    }
    while let opening = lacking.first, start > 0, scalars[start - 1] == opening {
      lacking.removeFirst()
      start -= 1
    }
    return start..<end
  }
}
