import AppIntents
import ParlanceDiagnostics
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// The phrases of a locale, compiled for an app's intents.
package struct CompiledPhrases: Sendable {
  /// What they were compiled from.
  package let sources: LocaleSources
  /// The phrases, compiled.
  package let matcher: Matcher
  /// What is wrong with the files and the phrases.
  package let diagnostics: [Diagnostic]
  /// The phrases as they were read; where they were kept compiled they are read when somebody asks.
  package let table: Lazy<PhraseTable, Never>

  /// Compiles the phrases, or takes what is kept of them.
  package init(_ sources: LocaleSources, _ signatures: [IntentSignature], cache: PhraseCache?) {
    self.sources = sources
    let language = sources.language
    let key = cache.map { $0.key(sources.phrases, language, signatures) }
    if let cache, let key, let kept = cache.phrases(key, language) {
      matcher = Matcher(kept.table, language: language, signatures: signatures)
      diagnostics = kept.diagnostics + kept.table.diagnostics
      table = Lazy { sources.phrases.read().table }
      return
    }
    let read = sources.phrases.read()
    let compiled = CompiledTable(read.table, language: language, signatures: signatures)
    matcher = Matcher(compiled, language: language, signatures: signatures)
    diagnostics = read.diagnostics + compiled.diagnostics
    table = Lazy { read.table }
    if let cache, let key { cache.keep(PhraseCache.Kept(table: compiled, diagnostics: read.diagnostics), key) }
  }
}
