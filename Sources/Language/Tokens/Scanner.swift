/// Walks over normalised scalars and gives one raw word at a time.
struct Scanner<Source: ScalarSource> {
  /// A word, without contractions resolved.
  struct Word {
    /// Where its text begins in ``Scanner/text``; it goes to the end of that.
    var byte: Int
    /// Where it begins in the original.
    var start: Int
    /// Where it ends.
    var end: Int
    /// The apostrophes that divide it.
    var cuts: [Cut] = []
  }

  /// An apostrophe inside a word.
  struct Cut {
    /// Where the text goes on after it, in ``Scanner/text``.
    var byte: Int
    /// The apostrophe itself, in the original.
    var range: Range<Int>
  }

  /// The text of all words up to the last one, in UTF-8; apostrophes left out.
  private(set) var text: [UInt8] = []

  private let source: Source
  private var position = 0

  /// Starts at the beginning.
  init(_ source: Source) {
    self.source = source
    text.reserveCapacity(source.count)
  }

  /// The next word; `nil` at the end.
  mutating func next() -> Word? {
    while position < source.count {
      switch source.kind(position) {
      case .word: return word()
      case .digit: return number()
      case .single, .ideograph, .leading: return single()
      case .separator where isSign(at: position): return number()
      case .separator where bindsNumber(position): return numberBehindHyphen()
      case .separator, .space, .apostrophe, .dot, .mark, .stacker: position += 1
      }
    }
    return nil
  }

  private func kind(_ index: Int) -> ScalarKind? { index < source.count ? source.kind(index) : nil }

  @inline(__always)
  private mutating func take(into word: inout Word) {
    source.append(position, to: &text)
    word.end = source.range(position).upperBound
    position += 1
  }

  private func begin() -> Word {
    let range = source.range(position)
    return Word(byte: text.count, start: range.lowerBound, end: range.upperBound)
  }

  private mutating func single() -> Word {
    var word = begin()
    let isLeading = source.kind(position) == .leading
    var joinsNext = isLeading
    take(into: &word)
    while let kind = kind(position) {
      switch kind {
      case .mark, .stacker:
        joinsNext = kind == .stacker
        take(into: &word)
      case .ideograph where joinsNext:
        joinsNext = false
        take(into: &word)
      default: return word
      }
    }
    return word
  }

  private mutating func word() -> Word {
    var word = begin()
    var letters = 0
    while position < source.count {
      switch source.kind(position) {
      case .word:
        let end = source.endOfLetters(from: position)
        letters += end - position
        source.append(position..<end, to: &text)
        word.end = source.range(end - 1).upperBound
        position = end
      case .mark, .stacker: take(into: &word)
      case .apostrophe:
        guard kind(position + 1) == .word else { return word }
        if !ScalarForms.joins(source.value(position), source.value(position - 1), source.value(position + 1)) {
          word.cuts.append(Cut(byte: text.count, range: source.range(position)))
        }
        letters = 0
        position += 1
      case .dot where letters == 1 && isInitial(at: position + 1):
        letters = 0
        position += 1
      case .separator where source.value(position) == 0x22 && kind(position + 1) == .word:
        guard ScalarForms.joins(0x22, source.value(position - 1), source.value(position + 1)) else { return word }
        position += 1
      default: return word
      }
    }
    return word
  }

  /// Whether a single letter stands there, as in p.m.
  private func isInitial(at index: Int) -> Bool {
    guard kind(index) == .word else { return false }
    var next = index + 1
    while kind(next) == .mark { next += 1 }
    return kind(next) != .word
  }

  /// The number behind a hyphen that binds it to a number or its unit, as in 2-3, 2 - 3 and 9am-10am: its range begins where that ends, which
  /// tells it from 2 3.
  private mutating func numberBehindHyphen() -> Word {
    let start = last(before: position).map { source.range($0).upperBound }
    position += 1
    while kind(position) == .space { position += 1 }
    var word = number()
    word.start = start ?? word.start
    return word
  }

  /// Whether a hyphen binds the number behind it to what stands before it: without spaces, or with one on either side between numbers.
  private func bindsNumber(_ index: Int) -> Bool {
    guard source.value(index) == 0x2D, let before = last(before: index) else { return false }
    let isSpaced = kind(index + 1) == .space
    guard kind(isSpaced ? index + 2 : index + 1) == .digit,
      isSpaced == (index > 0 && source.kind(index - 1) == .space)
    else { return false }
    switch source.kind(before) {
    case .digit: return true
    case .word, .ideograph: return isUnit(endingAt: before)
    default: return false
    }
  }

  /// What stands before a hyphen, behind no more than a space or the full stop of a number.
  private func last(before index: Int) -> Int? {
    var place = index - 1
    if place > 0, source.kind(place) == .space { place -= 1 }
    if place > 0, source.kind(place) == .dot, source.kind(place - 1) == .digit { place -= 1 }
    return place < 0 ? nil : place
  }

  /// Whether letters stand right behind a number, as in 2pm and 14時.
  private func isUnit(endingAt index: Int) -> Bool {
    var place = index
    while place > 0, source.kind(place) == .word || source.kind(place) == .ideograph { place -= 1 }
    return place < index && source.kind(place) == .digit
  }

  /// Digits, with a sign before and with `. , : /` or the hyphens of a date between them.
  private mutating func number() -> Word {
    var word = begin()
    let group = source.group(position)
    if source.kind(position) != .digit { take(into: &word) }
    var hyphens = isDate(at: position) ? 2 : 0
    while position < source.count, source.group(position) == group {
      if source.kind(position) == .digit {
        take(into: &word)
      } else if isInsideNumber(source.value(position), hyphens), kind(position + 1) == .digit,
        source.group(position + 1) == group
      {
        if source.value(position) == 0x2D { hyphens -= 1 }
        take(into: &word)
      } else {
        break
      }
    }
    return word
  }

  private func isInsideNumber(_ value: UInt32, _ hyphens: Int) -> Bool {
    switch value {
    case 0x2C, 0x2E, 0x2F, 0x3A: true
    case 0x2D: hyphens > 0
    default: false
    }
  }

  /// Whether a hyphen is the sign of the number after it: `-5` at the start or after a space.
  private func isSign(at index: Int) -> Bool {
    guard source.value(index) == 0x2D, kind(index + 1) == .digit else { return false }
    return index == 0 || source.kind(index - 1) == .space
  }

  /// Whether `2026-03-03` or `03-03-2026` begins here, and nothing longer.
  private func isDate(at start: Int) -> Bool {
    var index = start
    var lengths: [Int] = []
    while lengths.count < 3 {
      if !lengths.isEmpty {
        guard index < source.count, source.value(index) == 0x2D else { return false }
        index += 1
      }
      let from = index
      while kind(index) == .digit, index - from < 5 { index += 1 }
      lengths.append(index - from)
    }
    guard index >= source.count || source.value(index) != 0x2D else { return false }
    let years = lengths.indices.filter { lengths[$0] == 4 }
    return (years == [0] || years == [2]) && lengths.allSatisfy { (1...2).contains($0) || $0 == 4 }
  }
}
