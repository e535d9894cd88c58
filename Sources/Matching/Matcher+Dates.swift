import ParlanceLanguage
import ParlanceTemplates

// Free text takes any words, those of a date too. A date of which it takes a part was not cut where the person meant it.
extension Matcher {
  /// The attempts without the readings that cut an expression of time in two.
  func sparingDates(
    _ attempts: [Attempt], _ tokens: [Token], in situation: Situation
  ) -> [Attempt] {
    guard attempts.contains(where: { $0.candidates.contains { holdsDate($0.derivation) } }) else { return attempts }
    var attempts = attempts
    // Before all else, so that no other reading is held against what is none.
    for place in attempts.indices {
      attempts[place].candidates.removeAll {
        narrows($0.derivation, tokens, in: situation) || takesCharacter($0.derivation, tokens)
          || leavesNoWord($0.derivation, tokens) || takesMinutes($0.derivation, tokens, in: situation)
      }
    }
    let found = attempts.flatMap { $0.candidates.flatMap { dates(of: $0.derivation) } }
    let longest = Set(
      found.filter { date in
        !found.contains { $0 != date && $0.lowerBound <= date.lowerBound && $0.upperBound >= date.upperBound }
      })
    let today = language.today(situation.now, situation.calendar).timeIntervalSinceReferenceDate
    return attempts.map { attempt in
      var attempt = attempt
      let lacking = longest.filter { lacksWords(of: $0, tokens, in: attempt) }
      attempt.candidates.removeAll { candidate in
        let texts = texts(of: candidate.derivation).map(\.scalars)
        let dates = dates(of: candidate.derivation)
        return longest.contains { date in texts.contains { $0.overlaps(date) && $0.clamped(to: date) != date } }
          || lacking.contains { date in texts.contains { $0.overlaps(date) } }
          || tellsOfPast(candidate.derivation, tokens, before: today)
          || dates.contains {
            isBound($0, to: texts, tokens) || isLedAstray($0, from: texts, tokens) || isThing($0, behind: texts, tokens)
          }
      }
      return attempt
    }
  }

  /// Whether words of a date were dropped as skip words: what is left of it, “at 5 pm 6 pm”, is no better for being shorter.
  private func lacksWords(of date: Range<Int>, _ tokens: [Token], in attempt: Attempt) -> Bool {
    let count = { (tokens: [Token]) in tokens.count { date.overlaps($0.range) } }
    return attempt.tokens.count < tokens.count && count(attempt.tokens) < count(tokens)
  }

  private func holdsDate(_ derivation: Derivation) -> Bool { derivation.captures.contains { takesDate[$0.recognizer] } }

  /// Whether a day that is over only says which thing free text speaks of, by a word that belongs to it: 昨日の本.
  private func tellsOfPast(_ derivation: Derivation, _ tokens: [Token], before today: Double) -> Bool {
    derivation.captures.contains { capture in
      guard compiled.slots[capture.recognizer].type == .date, case .instant(let seconds, _) = capture.value,
        seconds < today, let after = tokens.first(where: { $0.range.lowerBound >= capture.scalars.upperBound })
      else { return false }
      return language.dateTails.contains(after)
    }
  }

  /// Whether a range is taken for its beginning where nothing new is made at it: “what is due from Monday to Friday” is no question about
  /// Monday, and “move it from Monday to Tuesday” says where it was. How long something was that has been is of no account.
  private func narrows(_ derivation: Derivation, _ tokens: [Token], in situation: Situation) -> Bool {
    // A name that nobody knows is no text of something new.
    guard !derivation.captures.contains(where: { $0.cost.wildcards > 0 && $0.cost.unknown == 0 }) else { return false }
    return derivation.captures.contains { capture in
      guard takesDate[capture.recognizer], case .instant(_, let precision) = capture.value,
        case let type = compiled.slots[capture.recognizer].type, !precision.hasTime || type == .date,
        let start = tokens.firstIndex(where: { $0.range.lowerBound >= capture.scalars.lowerBound })
      else { return false }
      let isRead = { (takingRanges: Bool) in
        let dates = self.language.dates(
          now: situation.now, calendar: situation.calendar, arePast: type == .pastDate, takingRanges: takingRanges,
          sharing: situation.dates ?? DateReadings())
        return dates.spans(in: tokens, at: start).contains { span in
          span.value == capture.value && tokens[span.end - 1].range.upperBound == capture.scalars.upperBound
        }
      }
      return !isRead(false) && isRead(true)
    }
  }

  /// Whether the minutes of a time, a number of two digits as clocks are read, count what stands behind them: „um 8 Uhr 15 Kaffee getrunken“.
  private func takesMinutes(_ derivation: Derivation, _ tokens: [Token], in situation: Situation) -> Bool {
    derivation.captures.contains { capture in
      guard takesDate[capture.recognizer],
        let start = tokens.firstIndex(where: { $0.range.lowerBound >= capture.scalars.lowerBound }),
        let end = tokens.firstIndex(where: { $0.range.lowerBound >= capture.scalars.upperBound }), end > start,
        language.areHourWords([tokens[end - 1]]), tokens[end].text.count == 2,
        let minutes = Int(tokens[end].text), (10..<60).contains(minutes), minutes % 5 == 0,
        derivation.captures.contains(where: { $0.scalars == tokens[end].range && !takesDate[$0.recognizer] }),
        // “10 cups of coffee” are counted.
        end + 1 < tokens.count,
        derivation.captures.contains(where: { $0.scalars.lowerBound == tokens[end + 1].range.lowerBound })
      else { return false }
      let dates = language.dates(
        now: situation.now, calendar: situation.calendar, arePast: compiled.slots[capture.recognizer].type == .pastDate,
        sharing: situation.dates ?? DateReadings())
      return dates.spans(in: tokens, at: start).contains { $0.end == end + 1 }
    }
  }

  /// Whether a date ends in a character that stands twice, of which the second begins the free text behind it: 明日日本へ.
  private func takesCharacter(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let texts = texts(of: derivation).map(\.scalars)
    return derivation.captures.contains { capture in
      guard capture.cost.edits > 0, takesDate[capture.recognizer],
        texts.contains(where: { $0.lowerBound == capture.scalars.upperBound })
      else { return false }
      let last = tokens.filter { capture.scalars.overlaps($0.range) }.suffix(2)
      return last.count == 2 && last.allSatisfy { $0.isCharacter && $0.text == last.last?.text }
    }
  }

  /// Whether free text begins with what no word begins with, so that its first character went to the words before it: 明日に | んにく.
  private func leavesNoWord(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    texts(of: derivation).contains { text in
      tokens.dropFirst().contains {
        $0.range.lowerBound == text.scalars.lowerBound && $0.isCharacter && $0.beginsNoWord
      }
    }
  }

  private func dates(of derivation: Derivation) -> [Range<Int>] {
    derivation.captures.filter { takesDate[$0.recognizer] }.map(\.scalars)
  }

  /// Whether free text ends in a word that belongs to the date behind it, or begins with one that belongs to the date before it.
  private func isBound(_ date: Range<Int>, to texts: [Range<Int>], _ tokens: [Token]) -> Bool {
    let isText = { (token: Token) in texts.contains { $0.overlaps(token.range) } }
    if var before = tokens.lastIndex(where: { $0.range.upperBound <= date.lowerBound && !$0.range.isEmpty }) {
      // «Los martes y los jueves»
      if before > 0, !isText(tokens[before]), language.articles.contains(tokens[before]) { before -= 1 }
      let isLead = language.dateLeads.contains(tokens[before]) && !language.isThing(before, in: tokens)
      if isLead, isText(tokens[before]) { return true }
    }
    guard let after = tokens.first(where: { $0.range.lowerBound >= date.upperBound }), isText(after) else {
      return false
    }
    return language.dateTails.contains(after) || beginsWithDay(tokens, behind: date)
  }

  /// Whether an “and” and another day stand behind a date: “and Thursday” of “Tuesday and Thursday football”.
  private func beginsWithDay(_ tokens: [Token], behind date: Range<Int>) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.range.lowerBound >= date.upperBound }),
      let joint = language.conjunctionLength(at: place, of: tokens), place + joint < tokens.count
    else { return false }
    let next = tokens.isHidden(place + joint) ? place + joint + 1 : place + joint
    return next < tokens.count && language.isDateName(tokens[next])
  }

  /// Whether the name of a day that is an everyday word as well is that, behind an article: “enjoy the sun”, « acheter un jeu », «ver el mar».
  private func isThing(_ date: Range<Int>, behind texts: [Range<Int>], _ tokens: [Token]) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.range.upperBound == date.upperBound }), place > 1,
      language.isThing(place, in: tokens), language.isDateName(tokens[place]),
      date.lowerBound >= tokens[place - 1].range.lowerBound
    else { return false }
    return texts.contains { $0.overlaps(tokens[place - 1].range) || $0.overlaps(tokens[place - 2].range) }
  }

  /// Whether the word of the phrase between free text and a date belongs to the text, since the date has one of its own: “drop by at 5”.
  private func isLedAstray(_ date: Range<Int>, from texts: [Range<Int>], _ tokens: [Token]) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.range.lowerBound == date.lowerBound }), place > 1,
      !texts.contains(where: { $0.overlaps(tokens[place - 1].range) }),
      texts.contains(where: { $0.upperBound == tokens[place - 2].range.upperBound })
    else { return false }
    return language.strayLeads.contains { tokens.holds($0, at: place - 1) }
  }

  /// The attempts without the readings that take a part of a quotation, or of what stands in brackets, for free text and another for something else,
  /// unless all is quoted.
  func sparingQuotations(_ attempts: [Attempt], _ tokens: [Token], of utterance: String) -> [Attempt] {
    let quotations = QuotedText.quotations(in: utterance)
    let inner = (quotations + Brackets.ranges(in: utterance)).filter { quotation in
      ![tokens.first, tokens.last].allSatisfy { $0.map { quotation.overlaps($0.range) } ?? true }
    }
    guard !inner.isEmpty else { return attempts }
    return attempts.map { attempt in
      var attempt = attempt
      attempt.candidates.removeAll { candidate in
        let texts = texts(of: candidate.derivation).map(\.scalars)
        return inner.contains { quotation in
          texts.contains { quotation.overlaps($0) }
            && tokens.contains { token in
              quotation.overlaps(token.range) && !texts.contains { $0.overlaps(token.range) }
            }
        }
      }
      return attempt
    }
  }

  /// Whether words say to their end how long something takes: “meeting at 10 for two hours”.
  func saysLength(_ words: [Token], at place: Int) -> Bool {
    language.duration.spans(in: words, at: place).contains { $0.end == words.count }
  }
}
