import Foundation

/// Why the store could not do what was asked. Each description says what, where and what to do.
public enum DaybookStoreError: Error, Hashable {
  /// Another program kept the file locked for longer than the store waits.
  case locked(file: String)
  /// The file or its folder cannot be written.
  case readOnly(file: String)
  /// There is no room left.
  case diskFull(file: String)
  /// The file was written by a later version, whose form this one does not know.
  case madeByNewerVersion(file: String, version: Int)
  /// The file is no database, or the database of another program.
  case notADaybook(file: String)
  /// The file's content contradicts itself.
  case damaged(file: String, reason: String)
  /// The file or its folder cannot be opened or made.
  case cannotOpen(file: String, reason: String)
  /// The database refused for a reason that is none of the others.
  case database(file: String, reason: String)
  /// A task was to be changed that is not there, any more.
  case taskNotFound(UUID)
  /// An event was to be used that is not there, any more.
  case eventNotFound(UUID)
  /// A category was to be used that is not there, any more.
  case categoryNotFound(UUID)
  /// An event or category of that name is there already.
  case nameTaken(String)
  /// What was to be taken back is in use by now.
  case inUse(String)
  /// What was to be taken back was changed by somebody else since.
  case changedSince(String)
  /// What was to be taken back was written by another version, or is damaged.
  case unknownChange
  /// A title or name has nothing in it but spaces.
  case emptyName
  /// A title or name is longer than ``NameText/limit``.
  case nameTooLong(count: Int)
  /// A date lies outside the years 1 to 9999.
  case dateOutOfRange
}

extension DaybookStoreError: CustomStringConvertible, LocalizedError {
  /// What `description` says.
  public var errorDescription: String? { description }

  /// An English sentence that says what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .locked(let file):
      "The store \(file) is locked by another program. Close that program or try again."
    case .readOnly(let file):
      "The store \(file) cannot be written. Make the file and its folder writable, or choose another store."
    case .diskFull(let file):
      "There is no room left for the store \(file). Nothing of this change was saved; free some space and try again."
    case .madeByNewerVersion(let file, let version):
      "The store \(file) was made by a newer version (its form is \(version)). Update this program to open it."
    case .notADaybook(let file):
      "The file \(file) is no store of Daybook. It was left as it is; choose another file."
    case .damaged(let file, let reason):
      "The store \(file) is damaged (\(reason)). It was left as it is; restore it from a copy."
    case .cannotOpen(let file, let reason):
      "The store \(file) cannot be opened: \(reason). Check the path and its permissions."
    case .database(let file, let reason):
      "The store \(file) reported an error: \(reason). Nothing of this change was saved."
    case .taskNotFound: "That task is not there any more. List the tasks to see those that are."
    case .eventNotFound: "That event is not there any more. List the events to see those that are."
    case .categoryNotFound: "That category is not there any more. Choose another."
    case .nameTaken(let name): "“\(name)” is there already. Choose another name."
    case .inUse(let name): "“\(name)” is in use by now, so it was kept."
    case .changedSince(let name): "“\(name)” was changed since, so it was left as it is."
    case .unknownChange: "Another version of this program did that, so it cannot be taken back."
    case .emptyName: "The name is empty. Give it at least one letter."
    case .nameTooLong(let count):
      "The name has \(count) characters; at most \(NameText.limit) are allowed. Give it a shorter one."
    case .dateOutOfRange: "The date lies outside the years 1 to 9999. Choose another date."
    }
  }

  /// Whether the file is at fault rather than what was asked of it.
  public var concernsFile: Bool {
    switch self {
    case .locked, .readOnly, .diskFull, .madeByNewerVersion, .notADaybook, .damaged, .cannotOpen, .database: true
    case .taskNotFound, .eventNotFound, .categoryNotFound, .nameTaken, .inUse, .changedSince, .unknownChange,
      .emptyName, .nameTooLong, .dateOutOfRange:
      false
    }
  }
}
