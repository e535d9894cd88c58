/// Walks over mapped scalars and gives one raw word at a time.
struct Scanner {
  /// A word before folding.
  struct Word {
    /// Its scalars, joiners left out, digits in ASCII.
    var text = ""
    /// Where it begins in the original.
    var start: Int
    /// Where it ends.
    var end: Int
    /// Where its last apostrophe stands in the original.
    var apostrophe: Int?
  }

  private let scalars: [MappedScalar]
  private var position = 0

  /// Starts at the beginning of `scalars`.
  init(scalars: [MappedScalar]) {
    self.scalars = scalars
  }

  /// The next word; `nil` at the end.
  mutating func next() -> Word? {
    while position < scalars.count {
      let scalar = scalars[position].scalar
      switch ScalarKind(scalar) {
      case .digit: return number()
      case .word: return word()
      case .single, .ideograph: return single()
      case .separator where isSign(at: position): return number()
      case .separator, .joiner, .mark: position += 1
      }
    }
    return nil
  }

  /// Takes the scalar at the position into `word`.
  private mutating func take(into word: inout Word, as replacement: Unicode.Scalar? = nil) {
    let mapped = scalars[position]
    word.text.unicodeScalars.append(replacement ?? mapped.scalar)
    word.end = mapped.end
    position += 1
  }

  private mutating func single() -> Word {
    var word = Word(start: scalars[position].start, end: scalars[position].end)
    take(into: &word)
    takeMarks(into: &word)
    return word
  }

  private mutating func takeMarks(into word: inout Word) {
    while position < scalars.count {
      switch ScalarKind(scalars[position].scalar) {
      case .mark: take(into: &word)
      case .joiner where !ScalarKind.isApostrophe(scalars[position].scalar) && scalars[position].scalar != ".":
        position += 1
      default: return
      }
    }
  }

  private mutating func word() -> Word {
    var word = Word(start: scalars[position].start, end: scalars[position].end)
    var pending: Int?
    while position < scalars.count {
      switch ScalarKind(scalars[position].scalar) {
      case .word, .mark:
        if let apostrophe = pending { word.apostrophe = apostrophe }
        pending = nil
        take(into: &word)
      case .joiner:
        if ScalarKind.isApostrophe(scalars[position].scalar) { pending = scalars[position].start }
        position += 1
      default: return word
      }
    }
    return word
  }

  /// Digits, with a sign before and with `. , : /` or the hyphens of an ISO date between them.
  private mutating func number() -> Word {
    var word = Word(start: scalars[position].start, end: scalars[position].end)
    let group = scalars[position].group
    if ScalarKind.isHyphen(scalars[position].scalar) { take(into: &word, as: "-") }
    var hyphens = isISODate(at: position) ? 2 : 0
    while position < scalars.count, scalars[position].group == group {
      if let digit = digit(at: position) {
        take(into: &word, as: digit)
      } else if let separator = separator(at: position), digit(at: position + 1) != nil,
        scalars[position + 1].group == group, separator != "-" || hyphens > 0
      {
        if separator == "-" { hyphens -= 1 }
        take(into: &word, as: separator)
      } else {
        break
      }
    }
    return word
  }

  private func digit(at index: Int) -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    let scalar = scalars[index].scalar
    if scalar.value < 0x80 { return ("0"..."9").contains(scalar) ? scalar : nil }
    guard ScalarKind(scalar) == .digit, let value = scalar.properties.numericValue else { return nil }
    return Unicode.Scalar(UInt32(0x30) + UInt32(value))
  }

  private func separator(at index: Int) -> Unicode.Scalar? {
    switch scalars[index].scalar {
    case ".", ",", ":", "/": scalars[index].scalar
    case "\u{2044}": "/"
    case let scalar where ScalarKind.isHyphen(scalar): "-"
    default: nil
    }
  }

  /// Whether a hyphen is the sign of the number after it: `-5` at the start or after a space.
  private func isSign(at index: Int) -> Bool {
    guard ScalarKind.isHyphen(scalars[index].scalar), digit(at: index + 1) != nil else { return false }
    return index == 0 || scalars[index - 1].scalar.properties.isWhitespace
  }

  /// Whether `2026-03-03` begins here, and nothing longer.
  private func isISODate(at start: Int) -> Bool {
    var index = start
    for (position, lengths) in [4...4, 1...2, 1...2].enumerated() {
      if position > 0 {
        guard index < scalars.count, ScalarKind.isHyphen(scalars[index].scalar) else { return false }
        index += 1
      }
      let from = index
      while digit(at: index) != nil, index - from < 5 { index += 1 }
      guard lengths.contains(index - from) else { return false }
    }
    return index >= scalars.count || !ScalarKind.isHyphen(scalars[index].scalar)
  }
}
