import ParlanceTemplates

// Where one sentence ends and the next begins, as recognisers punctuate what they hear.
extension Language {
  /// The sentences of a text, each as a range of its Unicode scalars without the mark that ends it; one for a text without such marks.
  ///
  /// A mark ends a sentence before a space or at the end. The full stop of an abbreviation, of a number or of a single letter ends none.
  package func sentences(_ text: String) -> [Range<Int>] {
    let scalars = Array(text.unicodeScalars)
    var sentences: [Range<Int>] = []
    var start = 0
    for place in scalars.indices where ends(at: place, in: scalars) {
      add(start..<place, of: scalars, to: &sentences)
      start = place + 1
    }
    add(start..<scalars.count, of: scalars, to: &sentences)
    return sentences
  }

  /// A text that is one sentence without the full stop that ends it; that of “etc.” stays.
  package func withoutFullStop(_ text: String) -> String {
    guard text.unicodeScalars.last.map(Punctuation.isFullStop) == true, case let sentences = sentences(text),
      sentences.count == 1
    else { return text }
    return String(String.UnicodeScalarView(Array(text.unicodeScalars)[sentences[0]]))
  }

  private func add(_ range: Range<Int>, of scalars: [Unicode.Scalar], to sentences: inout [Range<Int>]) {
    let isWord = { (place: Int) in
      scalars[place].properties.isAlphabetic || scalars[place].properties.numericType != nil
    }
    guard let first = range.first(where: { !scalars[$0].properties.isWhitespace }), range.contains(where: isWord) else {
      return
    }
    sentences.append(first..<range.upperBound)
  }

  private func ends(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[place] {
    case "。", "！", "？": return true
    case "!", "?", "…": return isFollowedBySpace(place, in: scalars)
    case ".": return isFollowedBySpace(place, in: scalars) && !isShortened(before: place, in: scalars)
    default: return false
    }
  }

  private func isFollowedBySpace(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    place + 1 == scalars.count || scalars[place + 1].properties.isWhitespace
  }

  /// Whether the full stop shortens the word before it, which ends no sentence: “Dr.”, “J.”, „3.“.
  private func isShortened(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let word = scalars[..<place].reversed().prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    guard word.count > 1 else { return true }
    return word.allSatisfy { $0.properties.numericType != nil } || isAbbreviation(word.reversed())
  }

  private func isAbbreviation(_ word: some Sequence<Unicode.Scalar>) -> Bool {
    var written = String.UnicodeScalarView()
    written.append(contentsOf: word)
    return tokens(String(written)).first.map { parts.words[.abbreviations].contains($0) } ?? false
  }

  /// Whether the full stop at a place belongs to the word before it and ends nothing: “Dr. Miller”, “at 4 p.m. tomorrow”. Behind single letters
  /// with stops a sentence begins with a capital, unless that is of a day: “at 4 p.m. Friday”.
  package func shortens(fullStopAt place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard Punctuation.isFullStop(scalars[place]) else { return false }
    let word = scalars[..<place].reversed().prefix { $0.properties.isAlphabetic }
    if word.count > 1 { return isAbbreviation(word.reversed()) }
    guard word.count == 1, place > 1, scalars[place - 2] == scalars[place] else { return false }
    let rest = scalars[place...].dropFirst().drop { $0.properties.isWhitespace }
    guard rest.first?.properties.isUppercase == true else { return !rest.isEmpty }
    let next = String(String.UnicodeScalarView(rest.prefix { $0.properties.isAlphabetic }))
    return tokens(next).first.map(isDateName) ?? false
  }
}
