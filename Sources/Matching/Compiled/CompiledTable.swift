import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// A phrase table compiled for one language and the intents of one app: all of a ``Matcher`` that is dear to make.
///
/// An archive of it is read back many times faster than the table is read and compiled.
package struct CompiledTable: Sendable {
  /// A phrase that the automaton accepts, by its payload.
  struct Accepted: Sendable {
    /// The place of its intent among all of them by name.
    var intent: Int32
    /// The index of its block among ``CompiledTable/blocks``.
    var block: Int32
    /// The phrase as written.
    var text: String
    /// Where it is written; with ``text`` it tells which phrase of the table it is.
    var position: SourcePosition
  }

  /// What the phrases of a block share.
  struct Block: Sendable {
    /// Slots that have a value as soon as a phrase matches.
    var slots: [String: ScalarValue]
    /// What the context must hold, by its key; the domains of names are there under `domain`.
    var requiresContext: [String: ContextCondition]
    /// What the context must not hold, by its key.
    var excludesContext: [String: ContextCondition]
    /// The words of which one must be in the utterance.
    var keywords: [[String]]
    /// Of two readings of the same cost the one with the greater weight wins; 1 is neutral, none is 0 or less.
    var weight: Double
    /// Whether nothing is forgiven.
    var isExact: Bool
    /// Whether the phrases are meant even where a word that they do not explain turns them into their contrary.
    var allowsNegation: Bool
    /// The key of the response.
    var response: String?

    /// Whether the context has a say.
    var hasConditions: Bool { !requiresContext.isEmpty || !excludesContext.isEmpty }
  }

  /// The locale that the phrases are in.
  package let locale: String
  /// What was wrong with the phrases; each of them was left out.
  package let diagnostics: [Diagnostic]

  /// The automaton of all phrases: its payloads count ``accepted``, its recognisers ``slots``.
  let automaton: Automaton
  /// The intents that have phrases, sorted; as the app calls them, if it has them.
  let intents: [String]
  /// The phrases without a fault, by payload, in the order of the table.
  let accepted: [Accepted]
  /// The blocks of known intents in the order of the table, those too of which no phrase is left.
  let blocks: [Block]
  /// The slots, by the numbers that the automaton uses.
  let slots: [CompiledSlot]
  /// The phrases that are never meant; `nil` if there are none.
  let negative: NegativePhrases?
  /// The words that are skipped, each as its tokens, the longest first.
  let skipPhrases: [[String]]
  /// The words between several values of one slot; none if no slot takes several.
  let separators: WordSet
  /// What stands before the slots in the phrases, by the intents and slots of the app; none without signatures.
  let leads: [String: [String: SlotLead]]

  /// What is only offered, compiled by itself for each kind of text that it is offered for.
  let offers: [CompiledOffer]

  /// Compiles a table.
  ///
  /// Without signatures intents are only names and a slot takes what a list or built-in type says; with them an intent that is not
  /// among them is a fault, and a bare slot takes its type from the intent.
  package init(_ table: PhraseTable, language: Language, signatures: [IntentSignature] = []) {
    var compiler = TableCompiler(table, language: language, signatures: signatures)
    compiler.compile()
    locale = table.locale
    offers = table.offering.map { CompiledOffer($0.offer, $0.table, language: language, signatures: signatures) }
    diagnostics = compiler.diagnostics + offers.flatMap(\.table.diagnostics)
    automaton = compiler.build()
    let intents = Set(compiler.accepted.map(\.intent)).sorted()
    let places = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($0.element, Int32($0.offset)) })
    self.intents = intents
    accepted = compiler.accepted.map {
      Accepted(
        intent: places[$0.intent] ?? 0, block: Int32($0.block), text: $0.phrase.text, position: $0.phrase.position)
    }
    blocks = compiler.blocks.map { block in
      Block(
        slots: block.fixedSlots, requiresContext: block.demandedContext, excludesContext: block.excludesContext,
        keywords: block.requiredKeywords.map { language.tokens($0).map(\.text) }, weight: block.weight,
        isExact: block.exact, allowsNegation: block.negation == .allow, response: block.response)
    }
    slots = compiler.slots
    negative = compiler.negative
    skipPhrases = table.skipWords.map { language.tokens($0).map(\.text) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    separators = compiler.separators
    leads = compiler.leads
  }

  /// Whether there is no phrase.
  package var isEmpty: Bool { accepted.isEmpty && offers.isEmpty }
}

/// Phrases that are never meant, however well they match.
struct NegativePhrases: Sendable {
  /// The phrases.
  let set: TemplateSet
  /// The slots that its recognisers are for, in their order.
  let slots: [Int]
}
