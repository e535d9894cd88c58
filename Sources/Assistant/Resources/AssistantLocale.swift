import AppIntents
import ParlanceDiagnostics
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceStrings

/// All that an assistant needs to converse in one locale; compiled once and shared by its sessions.
package final class AssistantLocale: Sendable {
  /// The locale, as a language tag.
  package let locale: String
  /// The phrases as they were read; read now if they were kept compiled.
  package var table: PhraseTable { phrases.table.value }
  /// The phrases, compiled.
  package let matcher: Matcher
  /// The texts.
  package let voice: SessionVoice
  /// What is wrong with the phrases.
  package let diagnostics: [Diagnostic]
  /// The cases of the app's enums by type, as they are called in the locale.
  let cases: [String: [EnumReference]]
  /// The names of these cases, which are the app's code and do not change.
  let names: Vocabulary

  private let phrases: CompiledPhrases
  /// Makes the texts as they are said in a region, by its tag.
  private let voiced: @Sendable (_ tag: String) -> SessionVoice

  /// What is known of the language.
  package var language: Language { matcher.language }

  /// The same as it is spoken in a region, where dates in digits may be written otherwise, and dates, times and amounts said otherwise.
  func spoken(in tag: String) -> AssistantLocale {
    guard let language = try? Language.general(locale: tag), language.code == self.language.code else { return self }
    return AssistantLocale(self, matcher.speaking(language), Self.names(of: cases, language), voiced(tag))
  }

  private init(_ other: AssistantLocale, _ matcher: Matcher, _ names: Vocabulary, _ voice: SessionVoice) {
    (locale, phrases, voiced) = (other.locale, other.phrases, other.voiced)
    (diagnostics, cases) = (other.diagnostics, other.cases)
    (self.matcher, self.names, self.voice) = (matcher, names, voice)
  }

  /// Puts together what is needed.
  init(
    _ phrases: CompiledPhrases, catalogs: [StringCatalog], development: String, environment: AssistantEnvironment,
    enums: [EnumDescriptor]
  ) {
    locale = phrases.sources.locale
    self.phrases = phrases
    matcher = phrases.matcher
    voiced = { tag in
      SessionVoice(
        localizer: Localizer(catalogs: catalogs, locale: tag, development: development),
        timeZone: environment.timeZone, isVoiceOnly: environment.isVoiceOnly, now: environment.now)
    }
    voice = voiced(locale)
    diagnostics = phrases.diagnostics
    cases = CurrentRuntime.$value.withValue(LocalizingRuntime(voice)) {
      Dictionary(enums.map { ($0.typeName, $0.cases()) }) { first, _ in first }
    }
    names = Self.names(of: cases, phrases.matcher.language)
  }

  private static func names(of cases: [String: [EnumReference]], _ language: Language) -> Vocabulary {
    var names = Vocabulary(language: language)
    for (type, cases) in cases { names.replace(type, with: cases.map { VocabularyEntry($0) }, isExact: true) }
    return names
  }
}
