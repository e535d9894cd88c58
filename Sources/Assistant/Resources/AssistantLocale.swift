import AppIntents
import ParlanceDiagnostics
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceStrings

/// All that an assistant needs to converse in one locale; compiled once and shared by its sessions.
package struct AssistantLocale: Sendable {
  /// The locale, as a language tag.
  package let locale: String
  /// The phrases as they were read.
  package let table: PhraseTable
  /// The phrases, compiled.
  package let matcher: Matcher
  /// The texts.
  package let voice: SessionVoice
  /// What is wrong with the phrases.
  package let diagnostics: [Diagnostic]

  /// What is known of the language.
  package var language: Language { matcher.language }

  /// Compiles what was read.
  init(
    _ sources: LocaleSources, signatures: [IntentSignature], catalogs: [StringCatalog], development: String,
    timeZone: TimeZone
  ) {
    locale = sources.locale
    table = sources.table
    matcher = Matcher(sources.table, language: sources.language, signatures: signatures)
    voice = SessionVoice(
      localizer: Localizer(catalogs: catalogs, locale: sources.locale, development: development), timeZone: timeZone)
    diagnostics = sources.diagnostics + matcher.diagnostics
  }
}
