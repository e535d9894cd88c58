import ParlanceLanguage
import ParlanceTemplates

extension Match {
  /// The utterance as it would have been said, with the words that were meant in place of those that were forgiven.
  package func corrected(_ utterance: String) -> String {
    var scalars = Array(utterance.unicodeScalars)
    for deviation in deviations.reversed() where deviation.scalars.upperBound <= scalars.count {
      switch deviation.kind {
      case .typo, .contrary, .split, .sound:
        guard let word = deviation.word ?? slotText(at: deviation.scalars) else { continue }
        scalars.replaceSubrange(deviation.scalars, with: Self.apart(word, deviation.scalars, in: scalars))
      case .filler, .stutter, .extra:
        let end = scalars[deviation.scalars.upperBound...].firstIndex { !$0.properties.isWhitespace } ?? scalars.count
        scalars.removeSubrange(deviation.scalars.lowerBound..<end)
      case .missing, .character:
        guard let word = deviation.word else { continue }
        scalars.insert(
          contentsOf: Self.parted(word, deviation.scalars.lowerBound, in: scalars), at: deviation.scalars.lowerBound)
      case .joined: continue
      }
    }
    // It is said, and not asked.
    let isMark = { (scalar: Unicode.Scalar) in scalar == " " || Punctuation.isQuestionMark(scalar) }
    if scalars.last.map(isMark) == true || scalars.first.map(isMark) == true {
      scalars = Array(scalars.drop(while: isMark).reversed().drop(while: isMark).reversed())
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// A word that is missing at a place, with a space where words have spaces between them.
  private static func parted(_ word: String, _ place: Int, in scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains(where: \.properties.isWhitespace) else { return Array(word.unicodeScalars) }
    return Array((place < scalars.count ? word + " " : " " + word).unicodeScalars)
  }

  /// A word with spaces where it would touch another one: sounds may begin and end within words.
  private static func apart(_ word: String, _ range: Range<Int>, in scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let touches = { (place: Int) in
      scalars.indices.contains(place) && !scalars[place].properties.isWhitespace
        && scalars[place].properties.isAlphabetic
    }
    return (touches(range.lowerBound - 1) ? [" "] : []) + Array(word.unicodeScalars)
      + (touches(range.upperBound) ? [" "] : [])
  }

  /// What a misspelled slot stands for, if that is one thing.
  private func slotText(at range: Range<Int>) -> String? {
    guard let slot = slots.first(where: { $0.range == range }) else { return nil }
    switch slot.value {
    case .names(let entries): return entries.count == 1 ? entries[0].title : nil
    case .scalar(let value): return value.text
    default: return nil
    }
  }
}
