/// How something is shown and said, in one locale.
package struct DisplayText: Sendable, Hashable, Codable {
  /// The name.
  package var title: String

  /// What tells it from others of the same name.
  package var subtitle: String?

  /// The name of an SF Symbol.
  package var symbol: String?

  /// Other names by which it may be called.
  package var synonyms: [String]

  /// The heading under which it is offered.
  package var section: String?

  /// Makes a text.
  package init(
    title: String, subtitle: String? = nil, symbol: String? = nil, synonyms: [String] = [], section: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.synonyms = synonyms
    self.section = section
  }
}
