import Foundation
import ParlanceJSONText
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports

/// Makes utterance tests of phrases, so that a table starts with a suite.
///
/// Every test passes when it is made: what a sentence is understood as is what it expects.
package struct SuggestedTests {
  private let table: PhraseTable
  private let matcher: Matcher
  private let signatures: [IntentSignature]
  private let situation: Situation
  private let recognized: SlotWords.RecognizedWords

  /// Makes tests of a table; without signatures intents are only names. `cases` are the names of enumerations by type.
  package init(
    _ table: PhraseTable, language: Language, signatures: [IntentSignature] = [],
    cases: [String: [VocabularyEntry]] = [:], now: Date, calendar: Calendar
  ) {
    self.table = table
    self.signatures = signatures
    matcher = Matcher(table, language: language, signatures: signatures)
    var vocabulary = Vocabulary(language: language)
    for (type, entries) in cases { vocabulary.replace(type, with: entries, isExact: true) }
    // As a conversation has it, in which a command about a thing that is not there goes before what is only offered.
    situation = Situation(
      vocabulary: vocabulary, now: now, calendar: calendar, takesUnknownNames: !signatures.isEmpty)
    recognized = SlotWords.RecognizedWords(language, now: now, calendar: calendar)
  }

  /// A line of JSON for each test, in the order of the intents' names and their phrases; at most so many of one phrase.
  ///
  /// Phrases whose slots only the app's data can fill are left out, and so are those that mean something else by what stands in another
  /// phrase.
  package func lines(perPhrase most: Int = 1) -> [String] { tests(perPhrase: most).lines }

  /// The same with the phrases of which no test could be made, those in between that only the context allows.
  package func tests(perPhrase most: Int = 1) -> (lines: [String], leftOut: [Phrase]) {
    var seen: Set<String> = []
    var lines: [String] = []
    var leftOut: [Phrase] = []
    let index = SignatureIndex(signatures)
    for intent in table.all {
      let signature = index[written: intent.name]
      for block in intent.blocks {
        guard block.demandedContext.isEmpty else {
          leftOut += block.phrases
          continue
        }
        // Examples read well; where their words stand in phrases too, words that stand in none will do.
        var makers = [true, false].map { maker(block, signature, areExamples: $0) }
        for phrase in block.phrases {
          var own: [String] = []
          for place in makers.indices where own.isEmpty {
            let sentences = makers[place].sentences(of: phrase.expression, most: most).sentences
            own = sentences.compactMap { line($0.text, of: intent.name, isOffered: block.offer != nil) }
          }
          if own.isEmpty { leftOut.append(phrase) }
          lines += own.filter { seen.insert($0).inserted }
        }
      }
    }
    return (lines, leftOut)
  }

  private func maker(_ block: PhraseBlock, _ signature: IntentSignature?, areExamples: Bool) -> SentenceMaker {
    let words = SlotWords(
      table, matcher.language, signature, block, situation.vocabulary, recognized, areExamples: areExamples)
    return SentenceMaker(table, block) { slot, turn in
      let text = words.words(for: slot, turn: turn)
      guard let offer = block.offer, words.takesAny(slot) else { return text }
      return text.map { offer.edged($0, by: table.settings.ignoreWhitespace ? "" : " ") }
    }
  }

  private func line(_ sentence: String, of intent: String, isOffered: Bool) -> String? {
    let result = matcher.matchOrOffer(sentence, in: situation)
    guard isOffered ? result.isOffer : result.decision == .match, let match = result.matches.first,
      IntentName.isSame(intent, match.intent),
      matcher.language.builtIn(matcher.language.tokens(sentence)) == nil
    else { return nil }
    let report = MatchReport(result, utterance: sentence, locale: table.locale, calendar: situation.calendar)
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("text", sentence)
    writer.member("locale", table.locale)
    writer.key("expect")
    writer.beginObject()
    writer.member("intent", match.intent)
    writer.key("slots")
    writer.beginObject()
    var names: Set<String> = []
    for slot in match.slots where names.insert(slot.name).inserted {
      writer.key(named: slot.name)
      writer.value(report.text(slot.value) ?? slot.text)
    }
    writer.endObject()
    if isOffered { writer.member("offered", true) }
    writer.endObject()
    writer.endObject()
    return writer.line
  }
}

extension PhraseOffer {
  /// A text with the word that it must begin or end with.
  fileprivate func edged(_ text: String, by space: String) -> String {
    if let word = begins.first { return word + space + text }
    return ends.first.map { text + space + $0 } ?? text
  }
}
