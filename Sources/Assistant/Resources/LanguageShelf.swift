import ParlanceLanguage
import Synchronization

/// The languages of an app's locales, each read once when it is first asked for.
///
/// Whoever says something that nobody understands may have asked for another language, in that one: reading the data of all of them
/// for each such sentence would cost more than everything else.
final class LanguageShelf: Sendable {
  private let languages = Mutex<[String: Language?]>([:])

  /// The language of a locale; `nil` if there is none.
  func language(of locale: String) -> Language? {
    languages.withLock { languages in
      if let known = languages[locale] { return known }
      let language = try? Language.general(locale: locale)
      languages[locale] = .some(language)
      return language
    }
  }
}
