/// What was taken back by words that are no undo, so that an undo right behind them brings it back.
struct TakenBack {
  /// The number of turns before that in which a record was deleted by taking back what made it.
  var deletedIn: Int?
  /// What was done with several things before it was changed, and the number of turns before that in which it was.
  var amendedFrom: (deeds: [TurnMemory.Deed], turn: Int)?
}
