import ParlanceTemplates

/// How a person says that something is to be done once more with a difference.
package enum FollowUp: Sendable, Hashable {
  /// As it was: “the same again”.
  case again
  /// As it was, or with other words where it took any: “another one”.
  case another
  /// With what comes next: “and the next one”.
  case next
  /// With what these words name, whatever that is: “the report too”, “the same for Friday”.
  case same(Range<Int>)
  /// As it was with what these words name, plainly: “do that on Friday too”.
  case likewise(Range<Int>)
  /// With what these words name, if that is a thing, a time or the like: “what about tomorrow”.
  case about(Range<Int>)
  /// With what these words name, where it is asked how often or how much: “how many last week”.
  case howMany(Range<Int>)
  /// By as much more as these words say together: “one more week”, “two more weeks”.
  case more([Range<Int>])
  /// The whole command that these words are, once more: “list my tasks again”.
  case once(Range<Int>)

  /// Whether it is the last command once more, without words for what differs.
  package var isOnceMore: Bool { self == .again || self == .another }

  /// The words that a question is asked again with; `nil` where it asks nothing.
  package var asked: Range<Int>? {
    switch self {
    case .about(let range), .howMany(let range): range
    case .again, .another, .next, .same, .likewise, .more, .once: nil
    }
  }

  /// The words for what is done besides; `nil` where it names nothing.
  package var added: Range<Int>? { if case .same(let range) = self { range } else { nil } }

  /// The follow-up that a key of the language's data stands for; `nil` if it lacks its words. `unit` are more of them.
  init?(_ key: String, _ rest: Range<Int>?, unit: Range<Int>?) {
    switch (key, rest) {
    case ("next", _): self = .next
    case ("again", _): self = .again
    case ("another", _): self = .another
    case ("same", let rest?): self = .same(rest)
    case ("likewise", let rest?): self = .likewise(rest)
    case ("about", let rest?): self = .about(rest)
    case ("howMany", let rest?): self = .howMany(rest)
    case ("more", let rest?): self = .more([rest] + (unit.map { [$0] } ?? []))
    case ("once", let rest?): self = .once(rest)
    default: return nil
    }
  }
}

extension Language {
  /// The words that are left without a “too” around them, by each way to read one: “the oven” of “the oven too”.
  package func withoutToo(_ tokens: [Token]) -> [Range<Int>] {
    followUps(tokens).compactMap(\.added).filter { !$0.isEmpty && $0.count < tokens.count }
  }
}
