import ParlanceDiagnostics

/// Phrases of one intent that share all but their words.
package struct PhraseBlock: Sendable, Hashable {
  /// What happens when an utterance holds a negation that the phrase does not explain.
  package enum Negation: String, Sendable, Hashable, CaseIterable {
    /// The phrase does not match.
    case refuse
    /// The phrase matches all the same.
    case allow
  }

  /// The phrases, in the order of the file; at least one.
  package var phrases: [Phrase]

  /// Slots that have a value as soon as a phrase matches.
  package var slots: [String: ScalarValue] = [:]

  /// Where the names of ``slots`` stand that a file gives.
  package var slotPlaces: [String: SourcePosition] = [:]

  /// What the context must hold, by its key.
  package var requiresContext: [String: ContextCondition] = [:]

  /// What the context must not hold, by its key.
  package var excludesContext: [String: ContextCondition] = [:]

  /// Words of which one must be in the utterance; none: no such demand.
  package var requiredKeywords: [String] = []

  /// The domains that a name in these phrases may belong to; none: any.
  package var nameDomains: [String] = []

  /// The domain that phrases without a name speak of.
  package var inferredDomain: String?

  /// Lists of these phrases alone; they hide the table's lists of the same names.
  package var lists: [String: PhraseList] = [:]

  /// Rules of these phrases alone; they hide the table's rules of the same names, within its other rules too.
  package var rules: [String: PhraseRule] = [:]

  /// What the file's author noted beside the block.
  package var metadata: [String: ScalarValue] = [:]

  /// The key of the response.
  package var response: String?

  /// How likely the block is beside others; 1 is neutral.
  package var weight: Double = 1

  /// Whether only the exact words match, with no tolerance.
  package var exact: Bool = false

  /// What the text must be like of phrases that are only offered: what nothing else understands is asked about. `nil` for all others.
  package var offer: PhraseOffer?

  /// What an unexplained negation does.
  package var negation: Negation = .refuse

  /// What the context must hold, with the domains that a name may belong to under the key `domain`.
  package var demandedContext: [String: ContextCondition] {
    guard !nameDomains.isEmpty else { return requiresContext }
    let domains = ContextCondition(values: nameDomains.map { .text($0) })
    return requiresContext.merging(["domain": domains]) { _, domains in domains }
  }

  /// Whether a value of a list can stand in these phrases by what it adds to the context.
  package func allows(_ entry: ListEntry) -> Bool {
    guard !entry.context.isEmpty else { return true }
    let demanded = demandedContext
    return entry.context.allSatisfy { key, value in
      let isDemanded = demanded[key].map { $0.values.isEmpty || $0.values.contains(value) } ?? true
      let isExcluded = excludesContext[key].map { $0.values.isEmpty || $0.values.contains(value) } ?? false
      return isDemanded && !isExcluded
    }
  }

  /// The slots that have a value as soon as a phrase matches, with the domain of phrases without a name as the slot `domain`.
  package var fixedSlots: [String: ScalarValue] {
    guard nameDomains.isEmpty, let inferredDomain else { return slots }
    return slots.merging(["domain": .text(inferredDomain)]) { _, domain in domain }
  }

  /// Makes a block of phrases with nothing else set.
  package init(phrases: [Phrase]) {
    self.phrases = phrases
  }
}
