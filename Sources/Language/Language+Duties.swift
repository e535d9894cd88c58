import ParlanceTemplates

// What people say of what they have to do themselves, and what they say only to talk.
extension Language {
  /// How many words say that somebody has to do something before those that say what, “I need to”; `nil` for none.
  package func dutyAhead(of tokens: [Token]) -> Int? {
    parts.words.dutyPhrases?.length(in: tokens, at: 0, below: tokens.count)
  }

  /// Whether what stands behind some words is what a person has to do, and no command to others: “I need to”, “remind me to”.
  package func announceDuty(_ tokens: [Token]) -> Bool {
    [parts.words.dutyPhrases, parts.words.reminderPhrases].contains { $0?.standWithin(tokens) == true }
  }

  /// Whether a word can be a verb that tells what somebody has to do: no command, where a language has other forms for these.
  package func mayTellDuty(_ word: Token) -> Bool {
    let endings = parts.words[.infinitiveEndings]
    return endings.isEmpty || endings.contains { word.text.count > $0.count && word.text.hasSuffix($0) }
  }

  /// Whether a word has the form of a verb that tells what is to be done; `nil` in a language where no form tells so.
  package func isInfinitive(_ word: Token) -> Bool? {
    parts.words[.infinitiveEndings].isEmpty ? nil : mayTellDuty(word)
  }

  /// Whether words are none but such as belong to no object of a verb: “later”, “no, wait”.
  package func nameNothing(_ tokens: [Token]) -> Bool {
    tokens.allSatisfy { parts.words[.noObjects].contains($0) || stopWords.contains($0) }
  }

  /// Whether words can be the object of a verb, as far as that can be told: “later” and “nothing” cannot.
  package func mayBeObject(_ tokens: [Token]) -> Bool {
    let none = parts.words[.noObjects]
    return !tokens.contains { none.contains($0) }
  }

  /// What somebody has to do or wants to, with its verb as it is by itself, where words behind it say so: 牛乳を買わ before なきゃ is 牛乳を買う.
  package func duty(_ text: String, before following: @autoclosure () -> String) -> String {
    let forms = parts.words.verbForms
    guard !forms.isEmpty, case let following = following() else { return text }
    return forms.lazy.compactMap { $0.plain(text, before: following) }.first ?? text
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
        openings.contains(words[place])
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
    parts.grammar?.dates.ifSound?.frames.openings.contains(word) ?? false
  }

  /// Whether a word is the name of a day of the week or of a month, of which other things can be called too.
  package func isDateName(_ word: Token) -> Bool { parts.grammar?.dates.ifSound?.isName(word) ?? false }

  /// What stands at the end of a word for a day of which something is: “tonight's”.
  package var possessives: [String] { parts.grammar?.dates.ifSound?.frames.possessives ?? [] }

  /// Whether a word makes a name of the weekday behind it: “Black Friday”.
  package func makesDayName(_ word: Token) -> Bool {
    parts.grammar?.dates.ifSound?.surroundings.dayNames.contains(word) ?? false
  }

  /// Whether a text can go on with the word behind a date within it: “with”.
  package func followDate(_ word: Token) -> Bool {
    parts.grammar?.dates.ifSound?.frames.followers.contains(word) ?? false
  }

  /// Whether a text can go on with the first of two words behind a date within it; `isTimed` tells that it says a time of day, behind which it also can with
  /// “on” where what stands behind that belongs to no date: “at 2 on Zoom”.
  package func followDate(_ words: ArraySlice<Token>, isTimed: Bool) -> Bool {
    guard words.count > 1, let word = words.first, let frames = parts.grammar?.dates.ifSound?.frames else {
      return false
    }
    let next = words[words.startIndex + 1]
    return frames.followers.contains(word)
      || isTimed && frames.timedFollowers.contains(word) && !stopWords.contains(next)
  }

  /// What the date of something is called, as tokens: “due date”.
  package var dateNames: [[String]] { parts.grammar?.dates.ifSound?.frames.names ?? [] }

  /// Whether the words are said to a person rather than to an assistant, and nothing else: “I have to go”.
  package func isTalk(_ tokens: [Token]) -> Bool { parts.grammar?.talk.ifSound?.holds(tokens) ?? false }
}
