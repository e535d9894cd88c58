import Foundation
import GRDB

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Opens the database of a store: finds or makes the file, and brings its tables to the present form.
struct StoreFile {
  /// Where the database is, for messages.
  let file: String
  /// Whether nothing need be on the disk.
  var isTemporary = false

  /// Opens the file; makes it and its folder, readable by their owner only, if they are missing.
  func open() throws -> DatabaseQueue {
    try makeFolder()
    try makeFile()
    return try DaybookStoreError.wording(file) {
      // FULL: what was acknowledged is on the disk, even if the power fails.
      let settings =
        isTemporary ? "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY" : "PRAGMA synchronous = FULL"
      let queue = try DatabaseQueue(path: file, configuration: configuration(settings))
      try prepare(queue)
      return queue
    }
  }

  /// A database that lives as long as the process.
  func openInMemory() throws -> DatabaseQueue {
    try DaybookStoreError.wording(file) {
      // Small pages: each one that changes is copied whole, so that the change can be taken back.
      var configuration = configuration("PRAGMA page_size = 1024; PRAGMA secure_delete = OFF")
      // A checkpoint is a transaction that lasts.
      configuration.allowsUnsafeTransactions = true
      let queue = try DatabaseQueue(configuration: configuration)
      try prepare(queue)
      return queue
    }
  }

  /// What each connection is opened with: `settings` in SQL.
  private func configuration(_ settings: String) -> Configuration {
    var configuration = Configuration()
    configuration.label = "Daybook"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in try database.execute(sql: settings) }
    return configuration
  }

  /// Brings the tables to the present form. Two processes may do this at once: the one that comes late looks again.
  private func prepare(_ queue: DatabaseQueue) throws {
    for attempt in 1... {
      if try isPresent(queue) { return }
      do {
        // With a write-ahead log readers and a writer of two processes do not wait for each other.
        if !isTemporary { try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") } }
        return try DaybookSchema.migrator.migrate(queue)
      } catch let error as DatabaseError {
        let lostRace = [.SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(error.resultCode)
        guard lostRace, attempt < 50 else { throw error }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  /// Whether the tables have the present form; throws if the file is not one to write to.
  private func isPresent(_ queue: DatabaseQueue) throws -> Bool {
    // In one transaction: another process may make the store between two looks.
    let (application, version, tables) = try queue.read { database in
      let application = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
      let version = try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      let isPresent = application == DaybookSchema.applicationID && version == DaybookSchema.version
      let names = "SELECT name FROM sqlite_schema WHERE type <> 'index'"
      return (application, version, isPresent ? [] : try String.fetchAll(database, sql: names))
    }
    if application == DaybookSchema.applicationID {
      guard version <= DaybookSchema.version else {
        throw DaybookStoreError.madeByNewerVersion(file: file, version: Int(version))
      }
      return version == DaybookSchema.version
    }
    // Another process that makes the same store at this moment begins with a table for what is done.
    guard application == 0, tables.isEmpty || tables == ["grdb_migrations"] else {
      throw DaybookStoreError.notADaybook(file: file)
    }
    return false
  }

  private func makeFolder() throws {
    let folder = String(file[...(file.dropFirst().lastIndex(of: "/") ?? file.startIndex)])
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw DaybookStoreError.cannotOpen(file: file, reason: "its folder cannot be made")
    }
  }

  /// Makes the file before SQLite does, which would let everyone read it.
  private func makeFile() throws {
    let descriptor = openDescriptor(file)
    guard descriptor >= 0 else {
      let code = errno
      switch code {
      case EACCES where access(file, R_OK) == 0, EROFS, EPERM: throw DaybookStoreError.readOnly(file: file)
      case ENOSPC, EDQUOT: throw DaybookStoreError.diskFull(file: file)
      default:
        throw DaybookStoreError.cannotOpen(file: file, reason: String(cString: strerror(code)))
      }
    }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    close(descriptor)
    guard isRegular else { throw DaybookStoreError.notADaybook(file: file) }
  }
}

/// Opens without being held up by a named pipe; makes a file that only its owner can read.
private func openDescriptor(_ path: String) -> Int32 {
  open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
}
