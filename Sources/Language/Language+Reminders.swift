import ParlanceTemplates

// What somebody is to be reminded of, in a language where its verbs then have another form: „Milch zu kaufen“, „Mama anzurufen“.
extension Language {
  /// A text with its verbs as they are by themselves, and without the article before it, where words before it or behind it ask to be reminded
  /// of it: „Milch kaufen“ for „Milch zu kaufen“ behind „erinnere mich daran“. It stays as it is behind what asks for a thing or a clause, „an“.
  package func reminder(_ text: String, before: @autoclosure () -> String, behind: @autoclosure () -> String) -> String
  {
    let particles = parts.words[.infinitiveParticles]
    guard !particles.isEmpty, particles.contains(where: text.contains) else { return text }
    let said = tokens(before()).map(\.text)
    let (leads, bars) = (parts.words[.infinitiveLeads], parts.words[.infinitiveBars])
    guard !said.contains(where: bars.contains),
      (said + tokens(behind()).map(\.text)).contains(where: leads.contains)
    else { return text }
    let words = tokens(text)
    var scalars = Array(text.unicodeScalars)
    for place in words.indices.reversed()
    where mayEndDuty(words, at: place, in: scalars) && !isOfClause(words, at: place, in: scalars) {
      if let particle = particle(at: place, of: words, in: scalars, particles) { scalars.removeSubrange(particle) }
    }
    guard scalars.count < text.unicodeScalars.count else { return text }
    if words.count > 1, articles.contains(words[0]) { scalars.removeSubrange(..<words[1].range.lowerBound) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a word can be the verb at the end of what is to be done, or of a part of it.
  private func mayEndDuty(_ words: [Token], at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let word = words[place]
    // Nouns are written large.
    guard mayTellDuty(word), !stopWords.contains(word), !scalars[word.range.lowerBound].properties.isUppercase
    else { return false }
    guard place + 1 < words.count else { return true }
    let next = words[place + 1]
    return jointLength(at: place + 1, of: words) > 0 || listAlternatives.contains(next)
      || parts.grammar?.dates.ifSound?.clauseOpenings?.contains(next) == true
      || scalars[word.range.upperBound..<next.range.lowerBound].contains(",")
  }

  /// Whether a verb belongs to a clause that has that form whatever it stands in: „um Strom zu sparen“, „ohne zu zahlen“.
  private func isOfClause(_ words: [Token], at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let openings = parts.words[.infinitiveClauses]
    return words.indices[...place].last { openings.contains(words[$0]) }.map { opening in
      // What is joined to it belongs to it too, what stands behind a comma does not.
      !(opening..<place).contains { scalars[words[$0].range.upperBound..<words[$0 + 1].range.lowerBound].contains(",") }
    } ?? false
  }

  /// Where the particle of a verb stands, with the space behind it: „zu“ of „zu kaufen“, and of „anzurufen“; `nil` if it has none.
  private func particle(
    at place: Int, of words: [Token], in scalars: [Unicode.Scalar], _ particles: WordSet
  ) -> Range<Int>? {
    let word = words[place]
    if place > 0, particles.contains(words[place - 1]) {
      return words[place - 1].range.lowerBound..<word.range.lowerBound
    }
    let (prefixes, endings) = (parts.words[.separablePrefixes], parts.words[.infinitiveEndings])
    let said = String(String.UnicodeScalarView(scalars[word.range])).lowercased()
    let found = prefixes.lazy.flatMap { prefix in particles.lazy.map { (prefix, particle: $0) } }.filter {
      prefix, particle in
      // „Hinzufügen“ is no „hin“ with a „zu“.
      guard said.hasPrefix(prefix + particle), !prefixes.contains(prefix + particle) else { return false }
      let verb = said.dropFirst(prefix.count + particle.count)
      return endings.contains { verb.count > $0.count && verb.hasSuffix($0) }
    }.max { $0.0.count < $1.0.count }
    guard let (prefix, particle) = found else { return nil }
    let start = word.range.lowerBound + prefix.unicodeScalars.count
    return start..<start + particle.unicodeScalars.count
  }
}
