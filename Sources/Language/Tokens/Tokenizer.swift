import ParlanceTemplates

/// Divides a text into the tokens of one language; utterances and phrases alike, so that both compare.
struct Tokenizer: Sendable {
  /// What a word stands for, if it is short for others.
  private(set) var contractions: [String: [String]] = [:]

  /// The same, for words that are short for others only when an apostrophe was written in them.
  private(set) var contractionsWithApostrophe: [String: [String]] = [:]

  /// Teaches a contraction; its key is written with or without an apostrophe.
  mutating func addContraction(_ short: String, meaning long: String, onlyWithApostrophe: Bool) {
    let key = Tokenizer().tokens(short).map(\.text).joined()
    let words = Tokenizer().tokens(long).map(\.text)
    guard !key.isEmpty, !words.isEmpty else { return }
    if onlyWithApostrophe { contractionsWithApostrophe[key] = words } else { contractions[key] = words }
  }

  /// The tokens of `text`, in order; each range counts Unicode scalars of `text`, and ranges never overlap.
  func tokens(_ text: String) -> [Token] {
    var scanner = Scanner(scalars: Compatibility.map(text))
    var tokens: [Token] = []
    while let word = scanner.next() { append(word, onto: &tokens) }
    return tokens
  }

  private func append(_ word: Scanner.Word, onto tokens: inout [Token]) {
    let text = Compatibility.fold(word.text)
    // One character of the original can give several words; each scalar belongs to the first of them.
    let start = max(word.start, tokens.last?.range.upperBound ?? 0)
    let end = max(start, word.end)
    let known = word.apostrophe == nil ? nil : contractionsWithApostrophe[text]
    guard let parts = known ?? contractions[text], parts.count > 1 else {
      let replaced = contractions[text]?.first ?? text
      tokens.append(Token(replaced, range: start..<end))
      return
    }
    var from = start
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let even = start + (end - start) * (index + 1) / parts.count
      let cut = parts.count == 2 ? min(end, max(from, word.apostrophe ?? even)) : even
      let to = isLast ? end : cut
      tokens.append(Token(part, range: from..<to))
      from = to
    }
  }
}
