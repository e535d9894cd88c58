import Foundation
import ParlanceAssistant
import Synchronization

/// Apps that a scenario has left as it found them, for all scenarios that begin alike.
package final class StageShelf: Sendable {
  /// An app in its world, with what brings both back to where they began.
  struct Kept: Sendable {
    /// The app.
    var assistant: Assistant
    /// Its clock.
    var clock: AssistantClock
    /// The folder for its data.
    var folder: URL
    /// Brings the app's data back.
    var rewind: @Sendable () async throws -> Void
    /// What it depends on how it begins.
    var key: BeginningKey
    /// How many identifiers were made until then.
    var identifiers: UInt32
  }

  private struct State {
    var kept: [BeginningKey: [Kept]] = [:]
    var count = 0
    var canKeep = true
  }

  /// The most apps that are kept.
  private static let most = 64

  private let state = Mutex(State())

  /// Makes an empty one.
  package init() {}

  /// Whether the app is not known to be one that cannot be brought back.
  var canKeep: Bool { state.withLock(\.canKeep) }

  /// The app cannot be brought back.
  func giveUp() { state.withLock { $0.canKeep = false } }

  /// Takes an app that begins as the key says.
  func take(_ key: BeginningKey) -> Kept? {
    state.withLock { state in
      guard let kept = state.kept[key]?.popLast() else { return nil }
      state.count -= 1
      return kept
    }
  }

  /// Keeps an app; when there are too many, only those that are there.
  func keep(_ kept: Kept) {
    state.withLock { state in
      guard state.count < Self.most else { return }
      state.kept[kept.key, default: []].append(kept)
      state.count += 1
    }
  }
}
