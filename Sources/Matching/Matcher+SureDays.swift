import ParlanceLanguage
import ParlanceTemplates

// Which days within a text are surely meant as days, and belong to no name.
extension Matcher {
  /// The one day of a text that is surely meant as one, wherever it stands: “call tomorrow Ann”; none in what holds another sentence.
  func sureDay(within title: [Token], _ dates: any SpanRecognizer) -> Range<Int>? {
    guard language.mayHoldDate(title) || !language.knowsClauses else { return nil }
    var found: Range<Int>?
    var start = 0
    while start < title.count {
      guard let span = dates.spans(in: title, at: start).first else {
        start += 1
        continue
      }
      guard found == nil, isDay(span), isSureDay(start..<span.end, title), isPlainDay(start..<span.end, title) else {
        return nil
      }
      found = start..<span.end
      start = span.end
    }
    return found
  }

  /// Whether a date at the beginning of a text is hardly part of a name: “tomorrow” is not; where dates stand anywhere between the words
  /// «вечером» and «1 декабря» are none either.
  func isSure(_ place: Range<Int>, _ isDay: Bool, _ words: [Token]) -> Bool {
    language.mayHoldDate(words) ? isSureDay(place, words) : isDay && place.count == 1 && isSureDay(place, words)
  }

  /// Whether words of a day are hardly part of a name: “tomorrow” and “on Monday” are none, “Monday” may be.
  private func isSureDay(_ place: Range<Int>, _ words: [Token]) -> Bool {
    guard place.lowerBound == 0 || !isLead(words[place.lowerBound - 1]) else { return false }
    return place.count > 1
      || words[place.lowerBound].text.count >= Self.leastLetters && !language.isDateName(words[place.lowerBound])
  }

  /// Whether a day among other words is one of a few that belong to no name: “tomorrow”, “on Monday”, and no feast or day of a month. Where
  /// words stand without spaces a link leads on from it.
  private func isPlainDay(_ place: Range<Int>, _ words: [Token]) -> Bool {
    let next = place.upperBound < words.count ? words[place.upperBound] : nil
    if let next, next.isCharacter, !language.dateTails.contains(next) { return false }
    return place.count == 1 || place.count == 2 && language.isDateName(words[place.lowerBound + 1])
  }

  /// Whether a date stands behind a colon, which begins what is told, or is written as a name is, in a language that writes days small.
  func isNamed(_ place: Range<Int>, _ words: [Token], _ text: UtteranceText) -> Bool {
    guard place.lowerBound > 0 else { return false }
    let gap = text.slice(words[place.lowerBound - 1].range.upperBound..<words[place.lowerBound].range.lowerBound)
    return gap.contains(":")
      || !language.endsInVerbs && text.words(words[place]).first?.isUppercase == true
  }

  /// Whether words say a whole day.
  func isDay(_ span: Span) -> Bool {
    if case .instant(_, .day) = span.value { true } else { false }
  }

  /// Whether a word belongs to a date behind it, or to no name.
  func isLead(_ token: Token) -> Bool {
    language.dateLeads.contains(token) || language.stopWords.contains(token)
  }

  /// The words before the first possessive at the beginning of a text, without what makes it one: “this Friday” of “this Friday's quiz”; none if
  /// there is none.
  func possessive(of title: [Token], _ text: UtteranceText) -> [Token] {
    let possessives = language.possessives
    for count in 1..<5 where count < title.count && !possessives.isEmpty {
      let written = text.words(title[..<count])
      guard let end = possessives.first(where: written.hasSuffix) else { continue }
      return language.tokens(String(written.dropLast(end.count)))
    }
    return []
  }

  /// The words behind a date without what leads from it to them: 明日の会議.
  func withoutLink(_ words: ArraySlice<Token>) -> ArraySlice<Token> {
    words.first?.isCharacter == true ? words.drop { language.dateTails.contains($0) } : words
  }
}
