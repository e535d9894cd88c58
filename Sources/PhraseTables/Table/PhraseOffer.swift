/// How the free text of phrases must begin or end that are only offered: “buy …”, „… kaufen“.
package struct PhraseOffer: Sendable, Hashable {
  /// Words of which one must begin the text.
  package var begins: [String]

  /// Words of which one must end it, if none begins it.
  package var ends: [String]

  /// Words that must not be said at all: “me”, “tasks”.
  package var without: [String]

  /// The most words of a text that is offered because a time of day stands beside it; `nil` where none need be said.
  package var timed: Int?

  /// Makes an offer; without words any text will do.
  package init(begins: [String] = [], ends: [String] = [], without: [String] = [], timed: Int? = nil) {
    (self.begins, self.ends, self.without, self.timed) = (begins, ends, without, timed)
  }
}
