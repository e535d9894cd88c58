import AppIntents
import Synchronization

/// What one performance registers to be taken back: an undo manager of its own, made when it is first asked for.
final class RegisteredUndo: Sendable {
  private let made: Mutex<UndoManager?>

  /// Keeps nothing yet; or what another run of the program kept.
  init(_ manager: UndoManager? = nil) { made = Mutex(manager) }

  /// The manager.
  @MainActor var manager: UndoManager {
    made.withLock { made in
      let manager = made ?? UndoManager()
      made = manager
      return manager
    }
  }

  /// The manager, if it was asked for.
  var existing: UndoManager? { made.withLock { $0 } }
}
