import AppIntents

/// What a session can take back, the last of it first.
struct UndoStack: Sendable {
  /// The most performances that are kept.
  private static var limit: Int { 50 }

  /// A performance that may have registered something, or may yet: what it registers on the main actor need not be waited for.
  struct Entry: Sendable {
    /// The intent.
    let intent: IntentDescriptor
    fileprivate let registered: RegisteredUndo
    fileprivate var hasFailed = false

    /// Takes back all that was registered, and gives its name, which may be empty; `nil` if nothing was registered.
    @MainActor func takeBack() throws -> String? {
      guard let manager = registered.existing, manager.canUndo else { return nil }
      let name = manager.undoActionName
      while manager.canUndo { try manager.takeBack() }
      return name
    }
  }

  private var entries: [Entry] = []

  /// Puts a performance on top, once however often it is told.
  mutating func push(_ intent: IntentDescriptor, _ registered: RegisteredUndo) {
    guard entries.last?.registered !== registered else { return }
    entries.append(Entry(intent: intent, registered: registered))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// Takes the last performance off.
  mutating func pop() -> Entry? { entries.popLast() }

  /// Puts back one that could not be taken back, for one more attempt: what it needs may only be locked for the moment.
  mutating func keep(_ entry: Entry) {
    guard !entry.hasFailed else { return }
    entries.append(Entry(intent: entry.intent, registered: entry.registered, hasFailed: true))
  }
}
