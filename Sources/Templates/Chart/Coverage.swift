/// Which words a recogniser can take: what rules out templates before any of them is read.
package enum Coverage: Sendable {
  /// Any.
  case anything
  /// These alone.
  case words([String])
  /// Those that it says; recognisers of one group always say the same, so one of them is asked.
  case asked(group: Int)
}
