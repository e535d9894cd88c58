import ParlanceDiagnostics

/// How a language says numbers, moments and short answers, for what must know beforehand what people will say: a recogniser of speech.
package struct SpokenForms: Sendable {
  /// Yes, no and the built-in words, as templates without slots of their own but `{number}` and `{ordinal}`.
  package let answers: [String]
  /// Moments as templates over `{weekday}`, `{month}`, `{number}`, `{ordinal}`, `{hour}` and such.
  package let moments: [String]
  /// The names of the days of the week.
  package let weekdays: [String]
  /// The names of the months.
  package let months: [String]
  /// Units of time that stand behind a number.
  package let units: [String]
  /// Short words and the words for which they stand: “what’s”, “what is”.
  package let contractions: [(short: String, long: [String])]

  /// Reads what a data file says.
  init(_ file: DataFile) throws(Diagnostic) {
    var answers: [String] = []
    for section in ["answers", "picks"] {
      for (_, value) in try file.section(section).entries() {
        guard let items = try? value.items() else { continue }
        answers += items.compactMap { try? $0.text() }
      }
    }
    self.answers = answers
    let dates = try file.section("dates")
    var moments: [String] = []
    for entry in try dates.child("phrases").items() {
      for item in try entry.child("in").items() { moments.append(try item.text()) }
    }
    self.moments = moments
    weekdays = try Self.names(dates.child("weekdays"))
    months = try Self.names(dates.child("months"))
    units = try Self.names(file.section("durations").child("units"))
    var contractions: [(short: String, long: [String])] = []
    for key in ["contractions", "contractionsWithApostrophe"] {
      for (short, long) in try file.section(key).entries() where short.contains(where: \.isLetter) {
        contractions.append((short, try long.words()))
      }
    }
    self.contractions = contractions
  }

  /// The words under numbers, without those that only stand for a longer one: “mon” beside “monday”.
  private static func names(_ data: DataNode) throws(Diagnostic) -> [String] {
    var names: [String] = []
    for (_, value) in try data.entries() {
      let words = try value.words()
      names += words.filter { word in !words.contains { $0.count > word.count + 1 && isAbbreviation(word, of: $0) } }
    }
    return names
  }

  private static func isAbbreviation(_ word: String, of other: String) -> Bool {
    var rest = Substring(other)
    for character in word {
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return word.first == other.first && word.count <= 4
  }
}

extension Language {
  /// The most that is spelled out.
  private static var mostSpelled: Int { 1_000_000_000 }

  /// How the language says numbers, moments and short answers; `nil` for one without a data file.
  package var spokenForms: SpokenForms? { parts.file.flatMap { try? SpokenForms($0) } }

  /// The ways to say whole numbers in words, each with all its forms by gender and case, in lower case; empty if none are known.
  package func spoken(_ numbers: some Sequence<Int>) -> [Int: [String]] { spelled(numbers, for: .counting) }

  private func spelled(_ numbers: some Sequence<Int>, for use: SpellOut.Use) -> [Int: [String]] {
    let numbers = numbers.filter { abs($0) <= Self.mostSpelled }
    let forms = SpellOut(locale: code, for: use)?.forms(of: numbers) ?? []
    return Dictionary(grouping: forms, by: \.number).mapValues { forms in
      forms.map { $0.text.replacing("\u{AD}", with: "").lowercased() }
    }
  }

  /// The ways to say ordinals in words; a number whose ordinal the language does not read again is missing.
  package func spokenOrdinals(_ numbers: some Sequence<Int>) -> [Int: [String]] {
    guard let ordinals = parts.grammar?.ordinals.ifSound else { return [:] }
    let numbers = Array(numbers)
    // What is made of a cardinal need be no word: where Unicode has the ordinals, these are.
    let spelled = spelled(numbers, for: .ordering)
    return spoken(numbers).reduce(into: [:]) { found, entry in
      let isRead = { (text: String) in
        let tokens = tokens(text)
        return !tokens.isEmpty
          && ordinals.spans(in: tokens, at: 0).contains { $0.end == tokens.count && $0.value == .integer(entry.key) }
      }
      var forms = (spelled[entry.key] ?? []).filter(isRead)
      if forms.isEmpty { forms = entry.value.flatMap { ordinals.words(for: $0) }.filter(isRead) }
      let unique = forms.enumerated().filter { index, form in !forms[..<index].contains(form) }.map(\.element)
      if !unique.isEmpty { found[entry.key] = unique }
    }
  }
}
