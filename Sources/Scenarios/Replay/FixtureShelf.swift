import Foundation
import Synchronization

/// What fixtures leave in a data folder, for all scenarios that begin alike.
package final class FixtureShelf: Sendable {
  /// A beginning.
  struct Kept {
    /// The data folder.
    var files: FolderCopy
    /// How many identifiers were made for it.
    var identifiers: UInt32
  }

  /// The most beginnings that are kept.
  private static let most = 64

  private let kept = Mutex<[BeginningKey: Kept]>([:])

  /// Makes an empty one.
  package init() {}

  /// The beginning of a key, if it is kept.
  func kept(_ key: BeginningKey) -> Kept? { kept.withLock { $0[key] } }

  /// Keeps a beginning; when there are too many, only those that are there.
  func keep(_ beginning: Kept, _ key: BeginningKey) {
    kept.withLock { kept in
      if kept.count < Self.most { kept[key] = beginning }
    }
  }
}
