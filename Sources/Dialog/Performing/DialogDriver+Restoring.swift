import AppIntents

// “Bring it back” never takes away: neither what was added, nor again what was deleted and came back.
extension DialogDriver {
  /// Brings back what is gone: does again what was mended or taken back last, unless that deleted something; else takes back what was last deleted, or
  /// what the last performance did with a thing that was there before.
  func restore() async -> DialogEvent {
    if undoable.hasMended { return await redo() }
    if let last = undoable.undone.last { return deletes(last) ? .nothingToRestore : await redo() }
    guard let found = await restorable else { return .nothingToRestore }
    var names: [String] = []
    for entry in undoable.entries.reversed() where belongs(entry, to: found) {
      undoable.remove(entry)
      switch await takeBack(entry) {
      case .done(let name): names.insert(name, at: 0)
      case .nothing: continue
      case .lost, .failed, .unknown:
        undone += names
        return error == nil ? .nothingToRestore : .failed
      case .cancelled:
        undone += names
        return .declined
      }
    }
    return .undone(listed(names))
  }

  /// The performance that is to be taken back.
  private var restorable: UndoStack.Entry? {
    get async {
      var isLast = true
      for entry in undoable.entries.reversed() {
        guard entry.lost == nil, await entry.undoName != nil else { continue }
        if deletes(entry) || isLast && concernsThing(entry) { return entry }
        isLast = false
      }
      return nil
    }
  }

  /// Whether a performance is the one that was found, or did as much by the same sentence with another thing.
  private func belongs(_ entry: UndoStack.Entry, to found: UndoStack.Entry) -> Bool {
    guard entry.registered !== found.registered else { return true }
    guard let sentence = found.sentence, entry.sentence == sentence else { return false }
    return deletes(found) ? deletes(entry) : entry.intent == found.intent && concernsThing(entry)
  }

  private func deletes(_ entry: UndoStack.Entry) -> Bool { intents[entry.intent]?.isDestructive == true }

  /// Whether it did something with a thing that was there before.
  private func concernsThing(_ entry: UndoStack.Entry) -> Bool {
    entry.values.values.contains { !$0.entities.isEmpty }
  }
}
