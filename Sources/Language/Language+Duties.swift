import ParlanceTemplates

// What people say of what they have to do themselves, and what they say only to talk.
extension Language {
  /// How many words say that somebody has to do something before those that say what, “I need to”; `nil` for none.
  package func dutyAhead(of tokens: [Token]) -> Int? {
    parts.words.dutyPhrases.first { $0.count < tokens.count && tokens.holds($0, at: 0) }?.count
  }

  /// Whether what stands behind some words is what a person has to do, and no command to others: “I need to”, “remind me to”.
  package func announceDuty(_ tokens: [Token]) -> Bool {
    (parts.words.dutyPhrases + parts.words.reminderPhrases).contains { tokens.hold($0) }
  }

  /// Whether a word can be a verb that tells what somebody has to do: no command, where a language has other forms for these.
  package func mayTellDuty(_ word: Token) -> Bool {
    let endings = parts.words[.infinitiveEndings]
    return endings.isEmpty || endings.contains { word.text.count > $0.count && word.text.hasSuffix($0) }
  }

  /// What somebody has to do, with its verb as it is by itself, where words behind it say that they have to: 牛乳を買わ before なきゃ
  /// is 牛乳を買う.
  package func duty(_ text: String, before following: @autoclosure () -> String) -> String {
    let endings = parts.words.dutyEndingWords
    guard !endings.isEmpty, case let following = following(), endings.contains(where: following.hasPrefix) else {
      return text
    }
    for pair in parts.words.dutyFormPairs {
      if pair.count == 1 { return text + pair[0] }
      if text.hasSuffix(pair[0]) { return text.dropLast(pair[0].count) + pair.dropFirst().joined() }
    }
    return text
  }

  /// What somebody is to be reminded of, with its verbs as they are by themselves, where words beside it ask for that: „Milch zu kaufen“
  /// behind „erinnere mich daran“ is „Milch kaufen“, and „Mama anzurufen“ „Mama anrufen“.
  package func reminder(_ text: String, beside others: @autoclosure () -> [String]) -> String {
    let particles = parts.words[.infinitiveParticles]
    guard !particles.isEmpty, particles.contains(where: text.contains) else { return text }
    let leads = parts.words[.infinitiveLeads]
    guard others().contains(where: { tokens($0).contains { leads.contains($0.text) } }) else { return text }
    let words = tokens(text)
    var scalars = Array(text.unicodeScalars)
    for place in words.indices.reversed() where mayEndDuty(words, at: place, in: scalars) {
      guard let particle = particle(at: place, of: words, particles) else { continue }
      scalars.removeSubrange(particle)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a word can be the verb at the end of what is to be done, or of a part of it.
  private func mayEndDuty(_ words: [Token], at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let word = words[place]
    // Nouns are written large.
    guard mayTellDuty(word), !scalars[word.range.lowerBound].properties.isUppercase else { return false }
    guard place + 1 < words.count else { return true }
    return jointLength(at: place + 1, of: words) > 0
      || scalars[word.range.upperBound..<words[place + 1].range.lowerBound].contains(",")
  }

  /// Where the particle of a verb stands, with the space behind it: „zu“ of „zu kaufen“, and of „anzurufen“; `nil` if it has none.
  private func particle(at place: Int, of words: [Token], _ particles: Set<String>) -> Range<Int>? {
    let word = words[place]
    if place > 0, particles.contains(words[place - 1].text) {
      return words[place - 1].range.lowerBound..<word.range.lowerBound
    }
    let beginnings = parts.words[.separablePrefixes].flatMap { prefix in particles.map { (prefix, $0) } }
    let fitting = beginnings.filter { prefix, particle in
      word.text.hasPrefix(prefix + particle)
        && mayTellDuty(Token(String(word.text.dropFirst(prefix.count + particle.count)), range: word.range))
    }
    guard word.range.count == word.text.unicodeScalars.count,
      let (prefix, particle) = fitting.max(by: { $0.0.count < $1.0.count })
    else { return nil }
    let start = word.range.lowerBound + prefix.unicodeScalars.count
    return start..<start + particle.unicodeScalars.count
  }

  /// Whether a date within what somebody has to do can be when that is to be done, as where verbs come last or words stand in any order: “Oma am
  /// Sonntag besuchen”, «позвонить завтра маме».
  ///
  /// What begins another sentence has its own dates: “fragen, ob er am Sonntag kommt”.
  package func mayHoldDate(_ words: [Token]) -> Bool {
    guard let openings = parts.grammar?.dates.ifSound?.clauseOpenings else { return false }
    return words.count > 2
      && !words.indices.contains { place in
        // “Something” opens nothing: «купить завтра что-нибудь».
        openings.contains(words[place].text)
          && !parts.words.indefinitePhrases.contains { $0.count > 1 && words.holds($0, at: place) }
      }
  }

  /// Whether the words are known with which another sentence begins within what is to be done.
  package var knowsClauses: Bool { parts.grammar?.dates.ifSound?.clauseOpenings != nil }

  /// Whether the verb comes last in what is to be done: „Oma besuchen“.
  package var endsInVerbs: Bool { parts.grammar?.dates.ifSound?.endsInVerbs ?? false }

  /// Whether words say that something is on every day: “every day at 8”.
  package func sayDaily(_ words: [Token]) -> Bool {
    parts.grammar?.dates.ifSound?.surroundings.sayDaily(words) ?? false
  }

  /// Whether a date at the beginning of a text can begin with the word, or stand behind it: “on”, “for”.
  package func openDate(_ word: Token) -> Bool {
    parts.grammar?.dates.ifSound?.frames.openings.contains(word.text) ?? false
  }

  /// Whether a word is the name of a day of the week or of a month, of which other things can be called too.
  package func isDateName(_ word: Token) -> Bool { parts.grammar?.dates.ifSound?.isName(word.text) ?? false }

  /// Whether a text can go on with the word behind a date within it: “with”.
  package func followDate(_ word: Token) -> Bool {
    parts.grammar?.dates.ifSound?.frames.followers.contains(word.text) ?? false
  }

  /// Whether the words are said to a person rather than to an assistant, and nothing else: “I have to go”.
  package func isTalk(_ tokens: [Token]) -> Bool { parts.grammar?.talk.ifSound?.holds(tokens) ?? false }
}
