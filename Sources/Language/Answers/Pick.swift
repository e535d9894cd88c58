/// How a person points at one of several choices without naming it.
package enum Pick: Sendable, Hashable {
  /// By an ordinal; counted from 1: “the second one”.
  case index(Int)
  /// By a number, which may be that of a choice or a value of its own: “2”, “number two”.
  case number(Int)
  /// Not the one that was spoken of.
  case other
  /// The last one.
  case last
  /// As many from the first: “the first two”.
  case firsts(Int)
  /// As many up to the last: “the last two”.
  case lasts(Int)
  /// The two that there are.
  case both
  /// All of them: of those that are spoken of.
  case all
  /// All that there is.
  case everything
  /// None of them.
  case none
  /// Whichever.
  case any
  /// One or some of them, without a word about which: “one of them”, “a few of those”.
  case one

  /// Whether nothing is left out.
  package var isAll: Bool { self == .all || self == .everything }
}
