import ParlanceLanguage
import ParlanceTemplates

/// What a ``NameIndex`` is made of: an object, since an index is handed from step to step of a turn.
///
/// Unchecked, also for exclusive access, since only a ``NameIndex`` changes one, and only while nothing else refers to it.
final class NameIndexContent: @unchecked Sendable {
  /// Whether there are more names than these.
  let isOpen: Bool
  /// Whether only whole names count.
  let isExact: Bool
  /// Whose tokens the names are read with.
  let language: Language
  /// Words that can stand before a name without being part of it; the language's own, which are asked for with every word.
  let articles: WordSet
  /// The entries, by the numbers that spans name.
  @exclusivity(unchecked) var list: EntryList
  /// Where most names are.
  @exclusivity(unchecked) var settled: NameLayer
  /// Where those are that came since.
  @exclusivity(unchecked) var recent: NameLayer

  /// Indexes entries.
  init(_ entries: [VocabularyEntry], _ language: Language, isOpen: Bool, isExact: Bool) {
    (self.isOpen, self.isExact, self.language) = (isOpen, isExact, language)
    articles = language.articles
    list = EntryList(entries)
    settled = NameLayer(entries, language)
    recent = NameLayer()
  }

  /// The same once more, to be changed; open or not as it was, if nothing else is wanted.
  init(copying other: NameIndexContent, isOpen: Bool? = nil) {
    self.isOpen = isOpen ?? other.isOpen
    (isExact, language, articles) = (other.isExact, other.language, other.articles)
    (list, settled, recent) = (other.list, other.settled, other.recent)
  }
}
