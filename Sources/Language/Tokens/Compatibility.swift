import Foundation

/// A scalar of a text after compatibility mapping, with the scalars of the original that it stands for.
struct MappedScalar {
  /// The mapped scalar.
  var scalar: Unicode.Scalar
  /// Where it begins in the original, in Unicode scalars.
  var start: Int
  /// Where it ends.
  var end: Int
  /// Not 0: it came out of one character such as ½, which joins no digits around it. Equal for scalars of one character.
  var group: Int
}

/// Unicode's compatibility mapping (NFKC) that remembers where everything came from.
enum Compatibility {
  /// The mapped scalars of `text`.
  static func map(_ text: String) -> [MappedScalar] {
    if text.unicodeScalars.allSatisfy(isStable) {
      var index = -1
      return text.unicodeScalars.map { scalar in
        index += 1
        return MappedScalar(scalar: scalar, start: index, end: index + 1, group: 0)
      }
    }
    var mapped: [MappedScalar] = []
    // Character by character: normalising a long text at once takes time with the square of its length.
    var known: [Character: [Unicode.Scalar]] = [:]
    var start = 0
    for character in text {
      let count = character.unicodeScalars.count
      append(character, from: start, to: start + count, onto: &mapped, known: &known)
      start += count
    }
    return mapped
  }

  /// The form in which words are compared: lower case, ß as ss, composed.
  static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let lowered = text.lowercased()
    if lowered.unicodeScalars.allSatisfy({ $0 != "ß" && isStable($0) }) { return lowered }
    var folded = text
    // Lowering can undo composition and composing can undo lowering, so until nothing changes.
    for _ in 0..<4 {
      var next = String.UnicodeScalarView()
      for scalar in map(folded.lowercased()).lazy.map(\.scalar) {
        switch scalar {
        case "ß": next.append(contentsOf: "ss".unicodeScalars)
        case "ς": next.append("σ")
        default: next.append(scalar)
        }
      }
      if next.elementsEqual(folded.unicodeScalars) { break }
      folded = String(next)
    }
    return folded
  }

  private static func append(
    _ character: Character, from start: Int, to end: Int, onto mapped: inout [MappedScalar],
    known: inout [Character: [Unicode.Scalar]]
  ) {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1, isStable(only) {
      mapped.append(MappedScalar(scalar: only, start: start, end: end, group: 0))
      return
    }
    let forms = known[character] ?? Array(String(character).precomposedStringWithCompatibilityMapping.unicodeScalars)
    known[character] = forms
    let isIsolated = scalars.first?.properties.generalCategory == .otherNumber
    for scalar in forms {
      mapped.append(MappedScalar(scalar: scalar, start: start, end: end, group: isIsolated ? start + 1 : 0))
    }
  }

  /// Scalars that no mapping changes and that no mapping joins with a stable neighbour.
  private static func isStable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xA0, 0xA1...0xA7, 0xA9, 0xAB...0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF...0x131, 0x2010, 0x2012...0x2014,
      0x2018...0x201F, 0x20AC:
      true
    default: false
    }
  }
}
