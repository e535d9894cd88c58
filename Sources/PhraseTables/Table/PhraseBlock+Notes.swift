extension PhraseBlock {
  private static let commentKey = "comment"
  private static let stateKey = "state"
  private static let reviewState = "needs_review"

  /// What its author noted for those who translate it.
  package var comment: String? {
    get { if case .text(let text)? = metadata[Self.commentKey] { text } else { nil } }
    set { metadata[Self.commentKey] = newValue.flatMap { $0.isEmpty ? nil : .text($0) } }
  }

  /// Whether somebody wanted its phrases to be looked at again, in the word of Apple's catalogues.
  package var needsReview: Bool {
    get { metadata[Self.stateKey] == .text(Self.reviewState) }
    set { if newValue != needsReview { metadata[Self.stateKey] = newValue ? .text(Self.reviewState) : nil } }
  }

  /// The metadata without what is said of translating.
  package var otherMetadata: [String: ScalarValue] {
    var block = self
    block.comment = nil
    block.needsReview = false
    return block.metadata
  }
}

extension PhraseTable {
  /// Notes of an intent's phrases what somebody who translates them needs to know.
  package mutating func note(_ comment: String?, needsReview: Bool, of intent: String) {
    guard let place = intents.firstIndex(where: { $0.name == intent }) else { return }
    for block in intents[place].blocks.indices {
      intents[place].blocks[block].comment = comment
      intents[place].blocks[block].needsReview = needsReview
    }
  }
}
