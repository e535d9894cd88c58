import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What is to be done by a text, which is said once and meant with other words too.
extension AnswerReader {
  /// The most words of a text beside those that say what is to be done, for which others can be said.
  private static var mostDone: Int { 3 }

  /// Words with what is to be done by a text, where they do not say that themselves: “buy bread” for “bread” behind “add buy milk”.
  package func doing(_ text: String, _ tokens: [Token], as value: IntentValue?) -> String {
    done(text, tokens, as: value) ?? text
  }

  /// The same where the words are no more than those in whose place they stand, or have these too, “oat milk” for “milk”; `nil` for others.
  func doing(_ text: String, _ tokens: [Token], inPlaceIn value: IntentValue?) -> String? {
    done(text, tokens, as: value) { object in
      let (new, old) = (language.withoutArticles(tokens), language.withoutArticles(object))
      return new.count <= old.count || old.allSatisfy { word in new.contains { $0.text == word.text } }
    }
  }

  private func done(
    _ text: String, _ tokens: [Token], as value: IntentValue?, inPlaceOf takes: ([Token]) -> Bool = { _ in true }
  ) -> String? {
    guard case .text(let old)? = value, deed(tokens) == (0, 0), case let words = language.tokens(old),
      case let (begin, end) = deed(words), begin + end > 0,
      case let object = words[begin..<words.count - end], object.count <= Self.mostDone,
      let first = object.first, let last = object.last, takes(Array(object))
    else { return nil }
    let whole = UtteranceText(old)
    guard begin > 0 else { return text + whole.slice(last.range.upperBound..<old.unicodeScalars.count) }
    return whole.slice(0..<first.range.lowerBound) + text
  }
}
