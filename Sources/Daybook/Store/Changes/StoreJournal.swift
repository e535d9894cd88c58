import Synchronization

/// Which rows a store's own changes touched: whoever has read the tables before need read these rows alone.
///
/// What was taken back after it was noted is in it still, so an entry says that a row may have changed.
final class StoreJournal: Sendable {
  /// A row that may have been added, changed or deleted.
  struct Entry: Sendable, Hashable {
    /// The row's table.
    var table: StoreTable
    /// The row's identifier.
    var id: String
    /// Of a task the folded titles that it had before and has no more; `nil` where they are not known.
    var formerTitles: [String]? = []
  }

  /// How far somebody has read.
  struct Place: Sendable, Hashable {
    /// Which journal, and how often what it told was overtaken.
    var age: UInt64
    /// How many entries were made before.
    var count: Int
  }

  private struct State {
    var age = UInt64.random(in: 0...(.max / 2))
    /// How many entries are no longer kept.
    var dropped = 0
    var entries: [Entry] = []
  }

  /// How many entries are kept at least.
  private static let fewestKept = 2048

  private let state = Mutex(State())

  /// Where the journal ends now.
  var end: Place { state.withLock { Place(age: $0.age, count: $0.dropped + $0.entries.count) } }

  /// Notes a row.
  func note(_ entry: Entry) {
    state.withLock { state in
      if state.entries.count == 2 * Self.fewestKept {
        state.entries.removeFirst(Self.fewestKept)
        state.dropped += Self.fewestKept
      }
      state.entries.append(entry)
    }
  }

  /// What was noted since a place; `nil` if that is not known.
  func entries(since place: Place) -> [Entry]? {
    state.withLock { state in
      guard place.age == state.age, place.count >= state.dropped else { return nil }
      return Array(state.entries.dropFirst(place.count - state.dropped))
    }
  }

  /// Forgets everything: rows have changed of which nothing was noted.
  func forget() {
    state.withLock { state in
      state.age += 1
      state.dropped = 0
      state.entries = []
    }
  }
}
