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

  /// Makes an entry.
  package init(
    id: String, title: String, subtitle: String? = nil, symbol: String? = nil, synonyms: [String] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.synonyms = synonyms
  }
}
