import ParlanceDialog
import ParlanceLanguage

/// What was taken back by words that are no undo, so that an undo right behind them brings it back.
struct TakenBack {
  /// The number of turns before that in which a record was deleted by taking back what made it.
  var deletedIn: Int?
  /// The number of turns before that in which what was done with several things was last changed, or brought back.
  private var amendedIn: Int?
  /// The sentence that did it then, by its number among what can be taken back; `nil` where nobody knows.
  private var sentence: Int?
  /// What it did.
  private(set) var current: [TurnMemory.Deed]?
  /// Whether they were said as a list, so that “it” is all of them once more when they come back.
  private(set) var isList = false
  /// What was done with them before each change, and what had been where that was brought back; the next of each at the end.
  private var (earlier, later): ([[TurnMemory.Deed]], [[TurnMemory.Deed]]) = ([], [])

  /// What an undo behind a change goes back to, or a redo behind that; `nil` where there is nothing, or something was done in between: the sentence that
  /// would be taken back is told.
  func step(_ word: BuiltIn?, last: Int?) -> [TurnMemory.Deed]? {
    guard let sentence, last == sentence else { return nil }
    return switch word {
    case .undo: earlier.last
    case .redo: later.last
    default: nil
    }
  }

  /// Keeps what several deeds were before they were changed, or before another step was gone to.
  mutating func note(
    _ deeds: [TurnMemory.Deed], isList: Bool, before change: SaidOfSeveral.Change, to commands: [Command],
    inTurn turn: Int, sentence: Int?
  ) {
    let isNext = change != .anew || amendedIn.map { turn == $0 + 1 } == true
    self.sentence = sentence
    current = commands.map { TurnMemory.Deed($0) }
    if !isNext { (earlier, later) = ([], []) }
    self.isList = isList || isNext && self.isList
    amendedIn = turn
    switch change {
    case .anew: (earlier, later) = (earlier + [deeds], [])
    case .backwards: (earlier, later) = (earlier.dropLast(), later + [deeds])
    case .forwards: (earlier, later) = (earlier + [deeds], later.dropLast())
    }
  }
}
