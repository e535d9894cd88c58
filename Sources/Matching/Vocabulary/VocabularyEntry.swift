/// A name that people can say, and what it stands for.
package struct VocabularyEntry: Sendable, Hashable {
  /// Tells it from others of its type.
  package var id: String
  /// What it is called.
  package var title: String
  /// What tells it from others of that title.
  package var subtitle: String?
  /// The name of a symbol to show beside it.
  package var symbol: String?
  /// Other words for it.
  package var synonyms: [String]
  /// Where it stands among the others of its type, the lowest first; those without a place of their own stand last, in the order in which they
  /// came.
  package var place: Int

  /// The place of what stands behind all that has one.
  package static let lastPlace = Int.max

  /// Makes an entry.
  package init(
    id: String, title: String, subtitle: String? = nil, symbol: String? = nil, synonyms: [String] = [],
    place: Int = lastPlace
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.synonyms = synonyms
    self.place = place
  }
}
