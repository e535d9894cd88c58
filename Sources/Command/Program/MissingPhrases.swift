import ParlanceAssistant
import Synchronization

/// Tells once, where something is not understood, that no folder of phrases was found: a program that was copied without its resources
/// understands little and gives no other sign of it. An app that has all phrases in its code hears of it only then.
final class MissingPhrases: Sendable {
  private let isOpen: Mutex<Bool>
  private let identifier: String

  /// Looks at what an app was prepared with.
  init(_ assistant: Assistant, identifier: String, isQuiet: Bool) {
    self.identifier = identifier
    isOpen = Mutex(assistant.folders.isEmpty && !isQuiet)
  }

  /// What there is to tell beside a turn.
  func note(on turn: Turn) -> String? {
    guard turn.state == .notUnderstood else { return nil }
    let isNew = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    guard isNew else { return nil }
    return "no folder of phrases was found, so only the phrases in the app's code are understood; it is looked for at "
      + "\(PhraseFolders.places(for: identifier)), or name one with --phrases"
  }
}
