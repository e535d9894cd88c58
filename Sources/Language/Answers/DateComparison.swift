/// How one of several things is told by its date.
package enum DateComparison: String, Sendable, Hashable, CaseIterable {
  /// Of two the one that is later.
  case later
  /// Of two the one that is earlier.
  case earlier
  /// The one that is later than all others.
  case latest
  /// The one that is earlier than all others.
  case earliest

  /// Whether what is later is meant.
  package var isLater: Bool { self == .later || self == .latest }

  /// Whether it is said of two.
  package var isOfTwo: Bool { self == .later || self == .earlier }
}
