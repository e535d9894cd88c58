import GRDB

extension DaybookStore {
  /// Remembers what is stored, and gives what takes back all changes that are made from then on; `nil` for a store in a file.
  ///
  /// What it gives can be called again and again, and while nothing else uses the store. It costs as much as the pages that have changed;
  /// statements that are prepared stay so.
  public func checkpoint() throws -> (@Sendable () throws -> Void)? {
    guard isInMemory else { return nil }
    try queue.writeWithoutTransaction { try $0.cachedStatement(sql: "SAVEPOINT checkpoint").execute() }
    return { [queue, journal] in
      try queue.writeWithoutTransaction { try $0.cachedStatement(sql: "ROLLBACK TO checkpoint").execute() }
      journal.forget()
    }
  }
}
