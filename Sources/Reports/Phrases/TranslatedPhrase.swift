/// A phrase that a translator gave back, with what is noted beside it.
struct TranslatedPhrase: Equatable {
  /// What is noted of a phrase.
  struct Notes: Equatable {
    /// What the developer noted for the translator.
    var comment: String?
    /// Whether somebody should look at it again.
    var needsReview = false
  }

  /// The phrase, in hassil's template syntax.
  var text: String
  /// What is noted of it.
  var notes = Notes()
}
