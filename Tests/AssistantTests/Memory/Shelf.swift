import Foundation
import ParlanceAssistant
import Synchronization

/// A store in memory, which can be told to fail.
final class Shelf: SessionStore {
  struct State {
    var kept: [String: Data] = [:]
    var aside: [Data] = []
    var saves: [Data] = []
    var isFull = false
  }

  let state = Mutex(State())

  func load(_ name: String) async throws -> Data? { state.withLock { $0.kept[name] } }

  func save(_ data: Data, as name: String) async throws {
    try state.withLock { state in
      if state.isFull { throw SessionStoreError("the shelf is full") }
      state.kept[name] = data
      state.saves.append(data)
    }
  }

  func setAside(_ name: String) async throws -> String {
    state.withLock { state in
      state.aside.append(state.kept.removeValue(forKey: name) ?? Data())
      return "on the floor"
    }
  }

  func put(_ text: String) { state.withLock { $0.kept["work"] = Data(text.utf8) } }

  var texts: [String] { state.withLock { $0.saves.map { String(decoding: $0, as: UTF8.self) } } }
}
