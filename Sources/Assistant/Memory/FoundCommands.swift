import ParlanceMatching

/// The commands that parts of one sentence are by themselves, kept since the ways to divide it share most of their parts.
final class FoundCommands {
  /// By the tokens of a part; `nil` for one that is no command.
  var commands: [Range<Int>: Match?] = [:]
}
