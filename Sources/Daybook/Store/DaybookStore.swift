import Foundation
import GRDB

/// The tasks and events of a person, in one SQLite file.
///
/// Every change is one transaction, and is on the disk when its function returns. Several processes can use one file.
/// All functions block for as long as the disk needs; none is slow enough to need a thread of its own.
public final class DaybookStore: Sendable {
  /// The file's path, or `:memory:`.
  public let file: String

  /// What the store takes from the world.
  public let clock: DaybookClock

  /// Notes what takes back the changes that are made through this object; `nil` where nobody wants to know.
  let recorder: ChangeRecorder?

  /// Which rows were changed through this object and those that share its connection.
  let journal: StoreJournal

  /// The connection.
  let queue: DatabaseQueue
  /// Whether there is no file.
  let isInMemory: Bool

  /// Opens the store in `file`; makes it if it is missing, and never touches a file that is none of ours.
  ///
  /// One that is temporary does not wait for the disk, and no other process may open it.
  public init(file: String, clock: DaybookClock = DaybookClock(), isTemporary: Bool = false) throws {
    // Absolute, so that no path means anything special to SQLite, as `:memory:` would.
    self.file = file.hasPrefix("/") ? file : FileManager.default.currentDirectoryPath + "/" + file
    self.clock = clock
    recorder = nil
    journal = StoreJournal()
    isInMemory = false
    queue = try StoreFile(file: self.file, isTemporary: isTemporary).open()
  }

  /// Makes an empty store that lives as long as this object; `file` is where it would be, files to import lie beside it.
  public init(inMemory clock: DaybookClock, inPlaceOf file: String = ":memory:") throws {
    self.file = file
    self.clock = clock
    recorder = nil
    journal = StoreJournal()
    isInMemory = true
    queue = try StoreFile(file: file).openInMemory()
  }

  /// The same store, whose changes are noted.
  init(_ store: DaybookStore, noting recorder: ChangeRecorder) {
    file = store.file
    clock = store.clock
    queue = store.queue
    isInMemory = store.isInMemory
    journal = store.journal
    self.recorder = recorder
  }

  /// Reads. Each statement sees one consistent state; between two of them another process may make a change.
  func read<T>(_ body: (Database) throws -> T) throws -> T {
    // GRDB's own `read` begins and ends a transaction, whose statements cost more than most of what is read here.
    try DaybookStoreError.wording(file) { try queue.unsafeRead(body) }
  }

  /// Makes one change, whole or not at all. A task that was cancelled while it waited for another process makes none.
  func change<T>(_ body: (Database) throws -> T) throws -> T {
    guard let recorder else { return try changeUnnoted(body) }
    return try recorder.noting { try changeUnnoted(body) }
  }

  private func changeUnnoted<T>(_ body: (Database) throws -> T) throws -> T {
    try DaybookStoreError.wording(file) {
      try write { database in
        try Task.checkCancellation()
        return try body(database)
      }
    }
  }

  private func write<T>(_ body: (Database) throws -> T) throws -> T {
    guard isInMemory else { return try queue.write(body) }
    // Within what `checkpoint` began, a transaction is a part of another.
    return try queue.writeWithoutTransaction { database in
      // Statements that are kept: GRDB's own savepoints compile theirs anew each time.
      let perform = { (sql: StaticString) in try database.cachedStatement(sql: "\(sql)").execute() }
      try perform("SAVEPOINT change")
      do {
        let result = try body(database)
        try perform("RELEASE change")
        return result
      } catch {
        // SQLite may have rolled back all of it by itself; what is told is why.
        try? perform("ROLLBACK TO change")
        try? perform("RELEASE change")
        throw error
      }
    }
  }

  /// `text` tidied, if it can be a title or name.
  func name(_ text: String) throws -> String {
    let name = NameText.tidied(text)
    guard !name.isEmpty else { throw DaybookStoreError.emptyName }
    guard name.count <= NameText.limit else { throw DaybookStoreError.nameTooLong(count: name.count) }
    return name
  }

  /// What `read` makes of the rows of `sql`, whose statement is compiled once; rows of which it makes nothing are left out.
  func rows<Value>(
    _ database: Database, _ sql: String, _ arguments: StatementArguments = [], _ read: (Row) -> Value?
  ) throws -> [Value] {
    // Read where SQLite has them: to copy each row first costs more than all the rest.
    let cursor = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
    var values: [Value] = []
    while let row = try cursor.next() {
      if let value = read(row) { values.append(value) }
    }
    return values
  }

  /// Runs `sql`, whose statement is compiled once, and gives the number of rows that it changed.
  @discardableResult
  func run(_ database: Database, _ sql: String, _ arguments: StatementArguments = []) throws -> Int {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
    return database.changesCount
  }
}
