import AppIntents

// What outlives the program: what is taken back by intents, which are data.
extension UndoStack {
  /// The most performances that are kept, but for those of the last sentence, and the most of that.
  private static var mostKept: Int { 20 }
  private static var mostKeptTogether: Int { 200 }
  /// The most that one of them may take in a file, in bytes.
  private static var mostBytes: Int { 16 << 10 }

  /// Whether there is nothing to keep.
  var isEmpty: Bool { entries.isEmpty && undone.isEmpty && underway == nil }

  /// What is kept. A program that ends while something is taken back leaves nobody who knows whether it was.
  @MainActor func record(last: RegisteredUndo?) -> UndoRecord {
    var record = UndoRecord()
    record.done = Self.kept(entries).compactMap(Self.kept)
    if let underway {
      record.lose(underway.intent)
    } else {
      record.undone = Self.kept(undone).map(Self.keptUndone)
      // One that registered nothing is not kept, and the one below it is not the last performance.
      record.isLastOnTop = last.map(isLast) == true && entries.last.flatMap(Self.kept) != nil
    }
    return record
  }

  private static func kept(_ list: [Entry]) -> [Entry] { whole(list, most: mostKept, together: mostKeptTogether) }

  @MainActor private static func kept(_ entry: Entry) -> UndoRecord.Entry? {
    if let name = entry.lost { return UndoRecord.Entry(intent: entry.intent, name: name) }
    guard let name = entry.undoName else { return nil }
    return kept(entry, name, entry.registered.existing?.undoSteps)
  }

  @MainActor private static func keptUndone(_ entry: Entry) -> UndoRecord.Entry {
    // Where nobody registered how it is done again it is performed anew.
    guard let name = entry.redoName else { return kept(entry, "", entry.lost == nil ? [] : nil) }
    return kept(entry, name, entry.registered.existing?.redoSteps)
  }

  private static func kept(_ entry: Entry, _ name: String, _ steps: [UndoStep]?) -> UndoRecord.Entry {
    let kept = UndoRecord.Entry(
      intent: entry.intent, values: entry.values, parameter: entry.parameter, name: name, steps: steps,
      sentence: entry.sentence, hasFailed: entry.hasFailed ? true : nil,
      inPlaceOf: entry.inPlaceOf.isEmpty ? nil : entry.inPlaceOf,
      mendedTo: entry.mendedTo.isEmpty ? nil : entry.mendedTo)
    let size = steps == nil ? nil : try? JSONEncoder().encode(kept).count
    guard let size, size <= mostBytes else { return UndoRecord.Entry(intent: entry.intent, name: name) }
    return kept
  }

  /// Takes up what another run of the program kept.
  init(_ record: UndoRecord) {
    self.init(
      record.done.map { Self.entry($0, UndoManager(undoing: $0.steps ?? [], redoing: [], named: $0.name)) },
      undone: record.undone.map { Self.entry($0, UndoManager(undoing: [], redoing: $0.steps ?? [], named: $0.name)) })
  }

  private static func entry(_ kept: UndoRecord.Entry, _ manager: UndoManager) -> Entry {
    Entry(
      intent: kept.intent, values: kept.values, parameter: kept.parameter, sentence: kept.sentence,
      registered: RegisteredUndo(manager), lost: kept.steps == nil ? kept.name : nil,
      hasFailed: kept.hasFailed ?? false,
      inPlaceOf: kept.inPlaceOf ?? [], mendedTo: kept.mendedTo ?? [])
  }
}
