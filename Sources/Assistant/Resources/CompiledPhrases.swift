import AppIntents
import ParlanceMatching

/// The phrases of a locale, compiled for an app's intents.
struct CompiledPhrases: Sendable {
  /// What they were compiled from.
  let sources: LocaleSources
  /// The phrases, compiled.
  let matcher: Matcher

  /// Compiles what was read.
  init(_ sources: LocaleSources, _ intents: [IntentDescriptor]) {
    self.sources = sources
    matcher = Matcher(
      sources.table, language: sources.language, signatures: intents.map { IntentSignature($0) })
  }
}
