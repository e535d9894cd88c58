import ParlanceTemplates

/// Divides a text into the tokens of one language; utterances and phrases alike, so that both compare.
struct Tokenizer: Sendable {
  /// Whether I is the capital of ı, as in Turkish.
  let hasDotlessI: Bool

  private var contractions = Contractions()

  /// Makes one that knows no contractions.
  init(hasDotlessI: Bool = false) { self.hasDotlessI = hasDotlessI }

  /// Teaches a contraction; its key is written with or without an apostrophe.
  mutating func addContraction(_ short: String, meaning long: String, onlyWithApostrophe: Bool) {
    let plain = Tokenizer(hasDotlessI: hasDotlessI)
    contractions.add(
      plain.word(short), meaning: plain.tokens(long).map(\.text), onlyWithApostrophe: onlyWithApostrophe)
  }

  /// The tokens of `text`, in order; each range counts Unicode scalars of `text`, and ranges never overlap.
  func tokens(_ text: String) -> [Token] {
    (text.utf8.withContiguousStorageIfAvailable { ascii($0) } ?? nil) ?? mapped(text)
  }

  /// The text as one word: its tokens without anything between them.
  func word(_ text: String) -> String { tokens(text).map(\.text).joined() }

  /// The tokens of a text in ASCII; `nil` if it is none.
  private func ascii(_ bytes: UnsafeBufferPointer<UInt8>) -> [Token]? {
    guard Self.isASCII(bytes), !hasDotlessI || !bytes.contains(0x49) else { return nil }
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 5 + 2)
    divide(Scanner(ASCIISource(bytes: bytes)), into: &tokens)
    return tokens
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    return all < 0x80
  }

  private func mapped(_ text: String) -> [Token] {
    var normalizer = Normalizer(hasDotlessI: hasDotlessI)
    var tokens: [Token] = []
    divide(Scanner(MappedSource(scalars: normalizer.map(text))), into: &tokens)
    return tokens
  }

  private func divide(_ scanner: Scanner<some ScalarSource>, into tokens: inout [Token]) {
    var scanner = scanner
    while let word = scanner.next() {
      scanner.text.withUnsafeBufferPointer { text in
        if word.cuts.isEmpty {
          append(.init(rebasing: text[word.byte...]), word.start, word.end, apostrophe: nil, onto: &tokens)
        } else {
          appendDivided(word, text, onto: &tokens)
        }
      }
    }
  }

  /// A word with apostrophes is a contraction, or else as many words.
  private func appendDivided<Source>(
    _ word: Scanner<Source>.Word, _ text: UnsafeBufferPointer<UInt8>, onto tokens: inout [Token]
  ) {
    let whole = UnsafeBufferPointer(rebasing: text[word.byte...])
    if let last = word.cuts.last, contractions.meaning(of: whole, hasApostrophe: true) != nil {
      append(whole, word.start, word.end, apostrophe: last.range.lowerBound, onto: &tokens)
      return
    }
    var byte = word.byte
    var start = word.start
    for cut in word.cuts {
      append(
        .init(rebasing: text[byte..<cut.byte]), start, cut.range.lowerBound, apostrophe: nil, onto: &tokens)
      byte = cut.byte
      start = cut.range.upperBound
    }
    append(.init(rebasing: text[byte...]), start, word.end, apostrophe: nil, onto: &tokens)
  }

  /// Where the second of two words begins that are written as one and end as it does: “pon|le”; `nil` if they do not.
  private func joint(_ text: UnsafeBufferPointer<UInt8>, _ parts: [String], _ start: Int, _ end: Int) -> Int? {
    guard let last = parts.last, text.suffix(last.utf8.count).elementsEqual(last.utf8) else { return nil }
    let cut = end - last.unicodeScalars.count
    return cut > start ? cut : nil
  }

  /// The least bytes with which a word begins as what it stands for ends.
  private static var leastCommon: Int { 3 }

  /// Whether a word is a form of the last of those that it stands for: “mondays” of “every monday”. Then that is all of it.
  private func isForm(_ text: UnsafeBufferPointer<UInt8>, ofLast parts: [String]) -> Bool {
    guard let last = parts.last, parts.count == 2, last.utf8.count > Self.leastCommon else { return false }
    return text.starts(with: last.utf8.prefix(max(Self.leastCommon, last.utf8.count - 2)))
  }

  private func append(
    _ text: UnsafeBufferPointer<UInt8>, _ wordStart: Int, _ wordEnd: Int, apostrophe: Int?, onto tokens: inout [Token]
  ) {
    // One character of the original can give several words; each scalar belongs to the first of them.
    let start = max(wordStart, tokens.last?.range.upperBound ?? 0)
    let end = max(start, wordEnd)
    guard let parts = contractions.meaning(of: text, hasApostrophe: apostrophe != nil) else {
      tokens.append(Token(String(decoding: text, as: UTF8.self), range: start..<end))
      return
    }
    if apostrophe == nil, joint(text, parts, start, end) == nil, isForm(text, ofLast: parts) {
      tokens.append(Token(parts[0], range: start..<start))
      tokens.append(Token(parts[1], range: start..<end))
      return
    }
    var from = start
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let even = start + (end - start) * (index + 1) / parts.count
      let cut = parts.count == 2 ? min(end, max(from, apostrophe ?? joint(text, parts, start, end) ?? even)) : even
      let to = isLast ? end : cut
      tokens.append(Token(part, range: from..<to))
      from = to
    }
  }
}
