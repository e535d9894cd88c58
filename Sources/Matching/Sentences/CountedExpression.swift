import ParlanceTemplates

/// An expression with its rules filled in that knows how many sentences each part of it stands for.
struct CountedExpression: Sendable {
  /// What it is.
  enum Kind: Sendable {
    /// Literal characters, with the spaces between words.
    case text(String)
    /// A slot; it counts once, whatever fills it.
    case slot(SlotReference)
    /// Parts of which one is said: their counts add up.
    case alternatives([CountedExpression])
    /// Parts one after the other: their counts multiply.
    case sequence([CountedExpression])
    /// Parts in any order: their counts multiply with the number of orders.
    case permutation([CountedExpression])
    /// A rule that nobody declares, or that names itself.
    case endless
  }

  /// What it is.
  let kind: Kind
  /// How many sentences it stands for.
  let count: Int

  /// Makes one.
  init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
  }

  /// A rule that cannot be written down.
  static let endless = CountedExpression(.endless, count: 1)

  /// In how many orders so many parts can stand; those of very many parts are not all counted.
  static func orders(of count: Int) -> Int { (1...max(1, min(count, 12))).reduce(1, *) }

  /// Writes the sentence of a number; what the number says of the rest of the phrase stays in it. `false` if there is no such sentence, or if
  /// it is too long.
  func write(_ number: inout Int, to draft: inout SentenceDraft, words: (SlotReference) -> String?) -> Bool {
    guard draft.step() else { return false }
    switch kind {
    case .text(let text): draft.append(text)
    case .slot(let slot):
      guard let words = words(slot) else { return false }
      draft.append(filling: words)
    case .alternatives(let items):
      var own = number % max(1, count)
      number /= max(1, count)
      for item in items {
        if own < item.count { return item.write(&own, to: &draft, words: words) }
        own -= item.count
      }
    case .sequence(let items):
      for item in items {
        guard item.write(&number, to: &draft, words: words) else { return false }
      }
    case .permutation(let items): return write(items, &number, to: &draft, words: words)
    case .endless: return false
    }
    return true
  }

  /// Writes parts in the order of a number; spaces stand around them, whatever is beside.
  private func write(
    _ items: [CountedExpression], _ number: inout Int, to draft: inout SentenceDraft, words: (SlotReference) -> String?
  ) -> Bool {
    let orders = Self.orders(of: items.count)
    var order = number % orders
    number /= orders
    var left = items
    draft.append(" ")
    while !left.isEmpty {
      let item = left.remove(at: order % left.count)
      order /= left.count + 1
      guard item.write(&number, to: &draft, words: words) else { return false }
      draft.append(" ")
    }
    return true
  }
}
