/// A unit of translation.
package struct XLIFFUnit: Sendable {
  /// The name of its group, else what its own name begins with.
  var intent: String
  /// Its identifier.
  package var key: String
  /// The file that it was taken from.
  package var original: String?
  /// The line on which it begins.
  package var line: Int
  /// The line on which its source ends.
  package var sourceLine: Int?
  /// The line on which its target ends.
  package var targetLine: Int?
  /// How many bytes of the file stand before the text of its source, a mark of the byte order left out.
  package var sourceOffset: Int?
  /// How many bytes of the file stand before the text of its target, a mark of the byte order left out.
  package var targetOffset: Int?
  /// The language of its source.
  package var sourceLocale: String?
  /// The language of its target.
  package var targetLocale: String?
  /// What is to be translated.
  package var source: String?
  /// What the translator gave, if it is no proposal and not open.
  package var target: String?
  /// What is noted for the translator; `nil` if nothing is.
  package var note: String?
  /// Whether somebody should look at the target again.
  package var needsReview = false
  /// Whether each of its segments has a target.
  var isWhole = true

  /// What it comes to: a sentence of which a part is not translated is not translated.
  var finished: XLIFFUnit {
    var unit = self
    unit.source = source?.trimmed
    unit.target = isWhole ? target?.trimmed : nil
    unit.note = note.flatMap { $0.isEmpty ? nil : $0 }
    return unit
  }

  /// What is noted of its target.
  var notes: TranslatedPhrase.Notes { .init(comment: note, needsReview: needsReview) }
}
