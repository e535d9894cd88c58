import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What is to be done by a text, which is said once and meant with other words too.
extension AnswerReader {
  /// The most words of a text beside those that say what is to be done, for which others can be said.
  private static var mostDone: Int { 3 }

  /// The most words that stand before an object in its place: “oat milk” for “milk”.
  private static var mostAhead: Int { 2 }

  /// Words with what is to be done by a text, where they do not say that themselves: “buy bread” for “bread” behind “add buy milk”.
  package func doing(_ text: String, _ tokens: [Token], as value: IntentValue?) -> String {
    guard case .text(let old)? = value, language.mayBeObject(tokens), let verb = verb(of: old, besides: tokens) else {
      return text
    }
    return verb.with(text)
  }

  /// A text with other words for its object; `nil` where they are longer than that and do not end as it does, are a verb themselves, or where the
  /// object is more than a few words for one thing: “Tom the report”, “flowers for mum”.
  func doing(_ text: String, _ tokens: [Token], inPlaceOfObjectOf value: IntentValue?) -> String? {
    guard case .text(let old)? = value, language.mayBeObject(tokens), let verb = verb(of: old, besides: tokens) else {
      return nil
    }
    let (new, object) = (
      language.withoutArticles(tokens).map(\.text), language.withoutArticles(verb.object).map(\.text)
    )
    let isMore = new.count <= object.count + Self.mostAhead && new.ends(with: object)
    guard new.count <= object.count || isMore || new.count < tokens.count && tokens.count <= Self.mostDone,
      !object.dropFirst().contains(where: { language.stopWords.contains($0) || language.articles.contains($0) }),
      !isVerb(tokens, in: text)
    else { return nil }
    return verb.with(text)
  }

  /// The verb of a text, and what it is done with.
  private struct Verb {
    /// The words of the verb.
    let words: String
    /// Whether it stands before its object.
    let isAhead: Bool
    /// What stands between them.
    let gap: String
    /// The object.
    let object: [Token]

    /// The verb with another object.
    func with(_ other: String) -> String { isAhead ? words + gap + other : other + gap + words }
  }

  private func verb(of text: String, besides tokens: [Token]) -> Verb? {
    let words = language.tokens(text)
    let (begin, end) = deed(words)
    let object = Array(words[begin..<words.count - end])
    guard deed(tokens) == (0, 0), begin + end > 0, object.count <= Self.mostDone, let first = object.first,
      let last = object.last
    else { return nil }
    let said = UtteranceText(text)
    let place =
      begin > 0
      ? words[begin - 1].range.upperBound..<first.range.lowerBound
      : last.range.upperBound..<words[words.count - end].range.lowerBound
    return Verb(
      words: said.words(begin > 0 ? words.prefix(begin) : words.suffix(end)), isAhead: begin > 0,
      gap: said.slice(place).contains(where: \.isWhitespace) ? " " : "", object: object)
  }

  /// Whether a word is a verb and no object: one with which what is offered begins or ends, or where verbs come last one that is written as one.
  private func isVerb(_ tokens: [Token], in text: String) -> Bool {
    guard tokens.count == 1, let word = tokens.first else { return false }
    // What is a verb with an object behind it or before it is one.
    let beside = Token("", range: word.range)
    let isKnown = deed([word, beside]).begin == 1 || deed([beside, word]).end == 1
    return isKnown || language.endsInVerbs && language.mayTellDuty(word) && text.first?.isLowercase == true
  }
}

extension [String] {
  fileprivate func ends(with others: [String]) -> Bool { suffix(others.count).elementsEqual(others) }
}
