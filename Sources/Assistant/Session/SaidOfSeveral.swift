/// What a sentence says of several things, one of which is asked about or which were done together.
struct SaidOfSeveral: Equatable {
  /// Whether what they ask for a yes has it already: “yes to all”.
  var agreesToAll = false
  /// Which intent asked for that yes, where others of a sentence are commands of their own; `nil` where none are.
  var agreedIntent: String?
  /// What those are called that are left out while the others are gone on with, the one that is asked about first: “skip it”.
  var skipped: [String] = []
  /// Whether they are a list that was said for one thing.
  var isList = false
  /// How what is kept differs from what was done.
  var change = Change.anew
  /// What stays done of that which was done last with several things: “not the milk”; `nil` if nothing is said of it.
  var kept: [TurnMemory.Deed]?

  /// Which step from one deed to another it is.
  enum Change {
    /// Something was said of it.
    case anew
    /// It is done as it was before it was changed.
    case backwards
    /// It is done as it was before that was taken back.
    case forwards
  }
}
