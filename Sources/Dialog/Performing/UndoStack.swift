import AppIntents

/// What a session can take back, the last of it first, and what it took back and can do again.
struct UndoStack: Sendable {
  /// The most performances that are kept.
  private static var limit: Int { 50 }

  /// A performance that may have registered something, or may yet: what it registers on the main actor need not be waited for.
  struct Entry: Sendable {
    /// The intent.
    let intent: IntentDescriptor
    /// The values that it was performed with.
    let values: [String: IntentValue]
    /// The parameter of the performance behind it for which it made a value.
    fileprivate let parameter: String?
    fileprivate let registered: RegisteredUndo
    fileprivate var hasFailed = false

    /// Takes back all that was registered, and gives its name, which may be empty; `nil` if nothing was registered.
    @MainActor func takeBack() throws -> String? {
      guard let manager = registered.existing, manager.canUndo else { return nil }
      let name = manager.undoActionName
      while manager.canUndo { try manager.takeBack() }
      return name
    }

    /// Does again what was taken back, and gives its name, which may be empty; `nil` if nobody registered how.
    @MainActor func doAgain() -> String? {
      guard let manager = registered.existing, manager.canRedo else { return nil }
      let name = manager.redoActionName
      while manager.canRedo { manager.redo() }
      return name
    }
  }

  private var entries: [Entry] = []
  private var undone: [Entry] = []
  /// Whether what is performed next is something that was taken back, and so leaves the rest of that to be done again.
  private var isRepeating = false

  /// Puts a performance on top, once however often it is told.
  mutating func push(
    _ intent: IntentDescriptor, _ values: [String: IntentValue], _ registered: RegisteredUndo,
    filling parameter: String? = nil
  ) {
    guard entries.last?.registered !== registered else { return }
    if !isRepeating { undone = [] }
    isRepeating = false
    append(Entry(intent: intent, values: values, parameter: parameter, registered: registered), to: &entries)
  }

  /// Whether a performance is on top.
  func isLast(_ registered: RegisteredUndo) -> Bool { entries.last?.registered === registered }

  /// Takes the last performance off.
  mutating func pop() -> Entry? { entries.popLast() }

  /// Takes off the performance on top if it made a value for one of these parameters of the one that was above it.
  mutating func popStep(filling parameters: Set<String>) -> Entry? {
    guard let parameter = entries.last?.parameter, parameters.contains(parameter) else { return nil }
    return entries.popLast()
  }

  /// Puts back one that could not be taken back, for one more attempt: what it needs may only be locked for the moment.
  mutating func keep(_ entry: Entry) {
    guard !entry.hasFailed else { return }
    var entry = entry
    entry.hasFailed = true
    entries.append(entry)
  }

  // MARK: Doing again

  /// Keeps one that was taken back.
  mutating func keepUndone(_ entry: Entry) { append(entry, to: &undone) }

  /// Takes off the one that was taken back last; the next performance is taken to be it.
  mutating func popUndone() -> Entry? {
    isRepeating = !undone.isEmpty
    return undone.popLast()
  }

  /// Puts one that was done again on top.
  mutating func pushAgain(_ entry: Entry) {
    isRepeating = false
    append(entry, to: &entries)
  }

  private func append(_ entry: Entry, to list: inout [Entry]) {
    list.append(entry)
    if list.count > Self.limit { list.removeFirst() }
  }
}
