import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// The sentences of a phrase, for other tools.
enum PhraseSentences {
  /// The sentences with what is written for slots, and whether they are all.
  static func sentences(
    of phrase: Phrase, _ block: PhraseBlock, _ table: PhraseTable, slot: @escaping (SlotReference) -> String
  ) -> (texts: [String], areAll: Bool) {
    var maker = SentenceMaker(table, block) { reference, _ in slot(reference) }
    let made = maker.sentences(of: phrase.expression, most: PhraseExport.mostSentences)
    return (made.sentences.map(\.text), made.areAll)
  }
}
