import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// The phrases of one locale, compiled, ready to match utterances.
///
/// Matching is synchronous and pure. Names come with each call, so that a change of the vocabulary compiles nothing.
package final class Matcher: Sendable {
  /// What ranking asks of a phrase, by its payload; small, since it is asked for every candidate.
  struct Facts: Sendable {
    /// The index of its block among ``CompiledTable/blocks``.
    var block: Int32
    /// The place of its intent among all of them by name.
    var intent: Int32
    /// Its block's weight: of two readings of the same cost the greater wins.
    var weight: Double
    /// Whether the context has a say.
    var hasConditions: Bool
    /// Whether one of the block's keywords must stand in the utterance, wherever it does.
    var hasKeywords: Bool
    /// Whether nothing is forgiven.
    var isExact: Bool
    /// Whether it is meant even where a word that it does not explain turns it into its contrary.
    var allowsNegation: Bool
  }

  /// The language that utterances are read in.
  package let language: Language

  /// The phrases, compiled.
  package let compiled: CompiledTable

  /// The app's signatures of the intents, in their order in the table; `nil` where intents are only names.
  let signatures: [IntentSignature?]
  /// Of each phrase, by its payload; free of all demands in the matcher that finds what they ruled out.
  let facts: [Facts]
  /// What each block demands of the context.
  let conditions: [BlockConditions]
  /// Of each slot, what its list's entries add to the context; none for other slots.
  let entryContexts: [[MatchContext.Changes]]
  /// What fills the slots, by their numbers.
  let recognizers: [any SpanRecognizer]
  /// The slots whose recogniser depends on the situation.
  let changing: [Int]
  /// A slot of each type whose values are not without end, unless it takes several.
  let bounded: [Int]
  /// The slots of which is not known before they are asked which words they take, unless that is free text; one of each type.
  let unasked: [Int]
  /// Of each slot, whether a date fills it.
  let takesDate: [Bool]
  /// Of each slot, whether it takes one end of a range.
  let takesRangeEnd: [Bool]
  /// Whether a slot takes any words, but no more of them than so many: such words are no free text.
  let takesFewWords: Bool
  /// Whether some phrase tells by ``verbSlot`` or ``deedSlot`` which verb a name has.
  package let readsVerbs: Bool
  /// All verbs that some phrase tells so, each as its tokens; found when one of them is first said.
  let verbs: Lazy<Set<[String]>, Never>
  /// The words that skip words begin with.
  let skipPhrases: WordTable
  /// What people write for the words of phrases and lists.
  let respellings: Lazy<Respellings, Never>
  /// The keys of the context that blocks and entries of lists name.
  let keys: ContextKeys
  /// The signatures as they were given, those of intents without phrases too.
  let declared: [IntentSignature]
  /// What forgiving needs, made when it is needed.
  let tolerance: Lazy<ToleranceTables, Never>
  /// How the words sound, made when it is needed; `nil` in languages whose sounds are not known.
  let sounds: Lazy<SoundTables?, Never>
  /// What is only offered, made when nothing else is understood.
  let offers: Lazy<[(phrases: CompiledOffer, matcher: Matcher)], Never>
  /// The words between several things that are all meant, as “or” between them says of one; found when a phrase first takes several.
  let joints: Lazy<WordSet, Never>
  /// The names of the intents that answer questions, found when a question is first heard.
  let answering: Lazy<(all: Set<String>, most: Set<String>), Never>

  /// The automaton of all phrases: its payloads count ``facts``, its recognisers ``recognizers``.
  var automaton: Automaton { compiled.automaton }

  /// What was wrong with the phrases; each of them was left out.
  package var diagnostics: [Diagnostic] { compiled.diagnostics }

  /// What an intent's phrases tell of one of its slots before it is filled; `nil` if none of them has it.
  package func lead(of slot: String, in intent: String) -> SlotLead? { compiled.leads[intent]?[slot] }

  /// Compiles a table, as ``CompiledTable`` says.
  package convenience init(_ table: PhraseTable, language: Language, signatures: [IntentSignature] = []) {
    self.init(
      CompiledTable(table, language: language, signatures: signatures), language: language, signatures: signatures)
  }

  /// The same phrases in another region's form of the language, which has the same words.
  package func speaking(_ language: Language) -> Matcher {
    Matcher(compiled, language: language, signatures: declared)
  }

  /// Takes a table that was compiled for this language and these signatures.
  package init(_ compiled: CompiledTable, language: Language, signatures: [IntentSignature] = []) {
    self.language = language
    self.compiled = compiled
    let index = SignatureIndex(signatures)
    self.signatures = compiled.intents.map { index[written: $0] }
    var keys = ContextKeys()
    conditions = compiled.blocks.map { BlockConditions($0, &keys) }
    entryContexts = compiled.slots.map { slot in
      slot.entries.contains { !$0.context.isEmpty } ? slot.entries.map { keys.changes($0.context) } : []
    }
    self.keys = keys
    facts = compiled.accepted.map { phrase in
      let block = compiled.blocks[Int(phrase.block)]
      return Facts(
        block: phrase.block, intent: phrase.intent, weight: block.weight, hasConditions: block.hasConditions,
        hasKeywords: !block.keywords.isEmpty, isExact: block.isExact, allowsNegation: block.allowsNegation)
    }
    recognizers = compiled.slots.map {
      $0.recognizer(language, separators: compiled.separators) ?? NoRecognizer()
    }
    changing = compiled.slots.indices.filter { compiled.slots[$0].isChanging }
    var asked: Set<SlotType> = []
    bounded = compiled.slots.indices.filter { slot in
      compiled.slots[slot].type.isBounded && !compiled.slots[slot].isRepeated
        && asked.insert(compiled.slots[slot].type).inserted
    }
    unasked = Self.unasked(compiled.slots)
    let verbLists = [Self.verbSlot, Self.deedSlot].flatMap(compiled.automaton.recognizers)
    readsVerbs = !verbLists.isEmpty
    verbs = Lazy {
      Set(
        verbLists.flatMap { compiled.slots[$0].entries }.filter(\.isOutWritten).flatMap {
          Self.alternatives($0.out, language)
        })
    }
    takesDate = compiled.slots.map { $0.type == .date || $0.type == .pastDate }
    takesRangeEnd = compiled.slots.map(\.type.isRangeEnd)
    takesFewWords = compiled.slots.contains { slot in
      if case .words = slot.filling { !slot.isWildcard } else { false }
    }
    skipPhrases = compiled.skipPhrases.reduce(into: WordTable()) { words, phrase in _ = words.insert(phrase[0]) }
    declared = signatures
    respellings = Lazy {
      var respellings = Respellings()
      for word in compiled.automaton.words { respellings.add(word, language) }
      return respellings
    }
    joints = Lazy { compiled.separators.subtracting(language.listAlternatives) }
    answering = Lazy { Self.answering(compiled, language) }
    offers = Lazy {
      compiled.offers.map { ($0, Matcher($0.table, language: language, signatures: signatures)) }
    }
    let tolerance = Lazy {
      ToleranceTables(compiled.automaton, language: language, skipPhrases: compiled.skipPhrases)
    }
    self.tolerance = tolerance
    sounds = Lazy { SoundTables(compiled.automaton, tolerance.value, language) }
  }

  /// The same phrases, of which ranking knows otherwise.
  init(_ other: Matcher, facts: [Facts]) {
    (language, compiled, self.facts) = (other.language, other.compiled, facts)
    (signatures, declared) = (other.signatures, other.declared)
    (conditions, entryContexts, keys) = (other.conditions, other.entryContexts, other.keys)
    (recognizers, changing) = (other.recognizers, other.changing)
    (bounded, unasked) = (other.bounded, other.unasked)
    (takesDate, readsVerbs, verbs) = (other.takesDate, other.readsVerbs, other.verbs)
    (takesRangeEnd, takesFewWords) = (other.takesRangeEnd, other.takesFewWords)
    (skipPhrases, respellings, answering) = (other.skipPhrases, other.respellings, other.answering)
    (tolerance, sounds, offers, joints) = (other.tolerance, other.sounds, other.offers, other.joints)
  }

  private static func unasked(_ slots: [CompiledSlot]) -> [Int] {
    var seen: Set<SlotType> = []
    return slots.indices.filter { place in
      let slot = slots[place]
      guard slot.type != .text, !slot.isWildcard else { return false }
      switch slot.type {
      case .measurement, .boolean: return seen.insert(slot.type).inserted
      case .list: return slot.isRepeated || !slot.hasKnownWords
      default: return slot.isRepeated && seen.insert(slot.type).inserted
      }
    }
  }
}
