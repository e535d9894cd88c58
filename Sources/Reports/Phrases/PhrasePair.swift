import ParlancePhraseTables

/// A phrase of one language beside one of another, for those who translate it.
struct PhrasePair {
  /// The intent.
  var intent: String
  /// The phrase that is translated; empty where the other language has more phrases of the intent.
  var source: String
  /// Its translation; `nil` if there is none yet.
  var target: String?
  /// What is noted of them.
  var notes: TranslatedPhrase.Notes

  /// The phrases of each intent: those of the source, each beside one of the target in turn; those beyond the source's stand alone.
  static func all(from source: PhraseTable?, to target: PhraseTable?) -> [PhrasePair] {
    let names = Set((source?.intents ?? []).map(\.name) + (target?.intents ?? []).map(\.name)).sorted()
    return names.flatMap { name in
      let from = phrases(of: name, in: source)
      let to = phrases(of: name, in: target)
      return (0..<max(from.count, to.count)).map { place in
        let own = place < from.count ? from[place] : nil
        let other = place < to.count ? to[place] : nil
        return PhrasePair(
          intent: name, source: own?.text ?? "", target: other?.text,
          notes: .init(
            comment: own?.notes.comment ?? other?.notes.comment, needsReview: other?.notes.needsReview ?? false))
      }
    }
  }

  /// The phrases of an intent with what is noted of them.
  static func phrases(of intent: String, in table: PhraseTable?) -> [TranslatedPhrase] {
    let blocks = table?.intents.first { $0.name == intent }?.blocks ?? []
    return blocks.flatMap { block in
      block.phrases.map {
        TranslatedPhrase(
          text: $0.expression.written, notes: .init(comment: block.comment, needsReview: block.needsReview))
      }
    }
  }
}
