import AppIntents
import Synchronization

/// What one performance registers to be taken back: an undo manager of its own, made when it is first asked for.
final class RegisteredUndo: Sendable {
  private let made: Mutex<UndoManager?>
  /// What is handed to the manager before anybody sees it, each with the voice in which it is named.
  private let pending = Mutex<[(undo: PendingUndo, voice: SessionVoice)]>([])

  /// Keeps nothing yet; or what another run of the program kept.
  init(_ manager: UndoManager? = nil) { made = Mutex(manager) }

  /// Keeps what is made only when it is wanted.
  func register(_ undo: PendingUndo, in voice: SessionVoice) {
    pending.withLock { $0.append((undo, voice)) }
  }

  /// The manager.
  @MainActor var manager: UndoManager {
    let manager = made.withLock { made in
      let manager = made ?? UndoManager()
      made = manager
      return manager
    }
    let waiting = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    for (undo, voice) in waiting {
      CurrentRuntime.$value.withValue(LocalizingRuntime(voice)) { undo.register(with: manager) }
    }
    return manager
  }

  /// The manager, if it was asked for, or anything is to be handed to it.
  @MainActor var existing: UndoManager? {
    made.withLock { $0 } != nil || pending.withLock { !$0.isEmpty } ? manager : nil
  }
}
