import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// The phrases of one locale, compiled, ready to match utterances.
///
/// A value: matching is synchronous and pure. Names come with each call, so that a change of the vocabulary compiles nothing.
package struct Matcher: Sendable {
  /// A phrase that the automaton accepts, by its payload.
  struct Accepted: Sendable {
    var intent: String
    var signature: IntentSignature?
    var block: Int
    var phrase: Phrase
  }

  /// The language that utterances are read in.
  package let language: Language

  /// What was wrong with the phrases; each of them was left out.
  package let diagnostics: [Diagnostic]

  let automaton: Automaton
  let accepted: [Accepted]
  let blocks: [PhraseBlock]
  let slotTypes: [CompiledSlot]
  let skipPhrases: [[String]]
  let declared: [IntentSignature]

  /// Compiles a table.
  ///
  /// Without signatures intents are only names and a slot takes what a list or built-in type says; with them an intent that is not
  /// among them is a fault, and a bare slot takes its type from the intent.
  package init(_ table: PhraseTable, language: Language, signatures: [IntentSignature] = []) {
    var compiler = TableCompiler(table, language: language, signatures: signatures)
    compiler.compile()
    self.language = language
    diagnostics = compiler.diagnostics
    automaton = compiler.builder.build()
    accepted = compiler.accepted
    blocks = compiler.blocks
    slotTypes = compiler.slots
    skipPhrases = table.skipWords.map { language.tokens($0).map(\.text) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    declared = signatures
  }

  /// The words that can be a slot's, by the number that the automaton's arcs use.
  struct CompiledSlot: Sendable {
    var type: SlotType
    var entries: [ListEntry] = []
    var isWildcard = false
    var recognizer: (any SpanRecognizer)?
  }
}
