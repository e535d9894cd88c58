import ParlanceLanguage
import ParlanceTestSupport

enum Languages {
  /// By their locales.
  static let shelf = Shelf { try Language(locale: $0) }
}
