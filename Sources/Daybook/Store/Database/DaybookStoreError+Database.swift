import GRDB

extension DaybookStoreError {
  /// The sentence for what SQLite reported about `file`.
  init(_ error: DatabaseError, file: String) {
    let reason = error.message ?? "code \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(file: file)
    case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly(file: file)
    case .SQLITE_FULL: self = .diskFull(file: file)
    case .SQLITE_NOTADB: self = .notADaybook(file: file)
    case .SQLITE_CORRUPT: self = .damaged(file: file, reason: reason)
    case .SQLITE_CANTOPEN, .SQLITE_AUTH: self = .cannotOpen(file: file, reason: reason)
    default: self = .database(file: file, reason: reason)
    }
  }

  /// Runs `body`, and words what SQLite reports.
  static func wording<T>(_ file: String, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw DaybookStoreError(error, file: file)
    }
  }
}
