import Dispatch
public import Foundation
import Synchronization

/// Keeps each session in a file of its own, which only its owner can read.
///
/// A file is written beside the old one, synced and renamed over it. As long as the store lives, a session that it has loaded is its own: another
/// program, or another store, is refused.
public final class FileSessionStore: SessionStore {
  /// The largest file that is read, in bytes.
  private static let largest = 16 << 20
  /// The longest name of a file, in bytes, without what stands behind it.
  private static let longestName = 200

  /// The folder of the files; it need not exist.
  public let folder: String

  private let locks = Mutex<[String: Int32]>([:])
  // Waiting for a disk must not hold up the threads that all sessions share.
  private let queue = DispatchQueue(label: "parlance.sessions")

  /// Makes a store of files in a folder.
  public init(folder: String) {
    self.folder = folder
  }

  deinit {
    locks.withLock { locks in
      for lock in locks.values {
        // A program that is being started at this moment has the file open as well, which alone would keep the lock.
        flock(lock, LOCK_UN)
        close(lock)
      }
    }
  }

  /// What was saved last; takes the session for this store.
  public func load(_ name: String) async throws -> Data? {
    try await onQueue { try self.read(try self.path(of: name)) }
  }

  /// Writes the file anew.
  public func save(_ data: Data, as name: String) async throws {
    try await onQueue { try self.write(data, to: try self.path(of: name)) }
  }

  /// Renames the file.
  public func setAside(_ name: String) async throws -> String {
    try await onQueue {
      let path = try self.path(of: name)
      var number = 1
      while access("\(path).aside-\(number)", F_OK) == 0 { number += 1 }
      let place = "\(path).aside-\(number)"
      guard rename(path, place) == 0 else { throw self.error("put aside", path) }
      return place
    }
  }

  private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }

  /// The file of a session: letters and digits as they are, all else as `%` and two digits.
  private func path(of name: String) throws(SessionStoreError) -> String {
    let encoded = name.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || byte == 0x2D
      return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    guard !encoded.isEmpty else { throw SessionStoreError("a session without a name cannot be kept; give it one") }
    guard encoded.utf8.count <= Self.longestName else {
      throw SessionStoreError(
        "the session's name is too long to be kept; take one of at most 60 letters from A to Z, or 20 others")
    }
    return "\(folder)/\(encoded).json"
  }

  // MARK: Files

  private func read(_ path: String) throws(SessionStoreError) -> Data? {
    try lock(path)
    // Without waiting for a writer, where somebody has put a pipe in its place.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw error("read", path)
    }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= Self.largest else {
      close(file)
      throw SessionStoreError("the session cannot be read: \(path) is no file of a session; move it away")
    }
    do {
      return try FileHandle(fileDescriptor: file, closeOnDealloc: true).readToEnd() ?? Data()
    } catch let fault {
      throw SessionStoreError("the session \(path) cannot be read: \(fault.localizedDescription)")
    }
  }

  private func write(_ data: Data, to path: String) throws(SessionStoreError) {
    try lock(path)
    let new = path + ".new"
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw error("kept", path) }
    // What a crash left behind may have been made with other rights.
    let isWritten = fchmod(file, 0o600) == 0 && Self.write(data, to: file) && fsync(file) == 0
    let fault = error("kept", path)
    close(file)
    guard isWritten else {
      unlink(new)
      throw fault
    }
    guard rename(new, path) == 0 else { throw error("kept", path) }
    // The name is the folder's: without this a power failure could bring the old file back.
    let parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard parent >= 0 else { throw error("kept", path) }
    defer { close(parent) }
    guard fsync(parent) == 0 else { throw error("kept", path) }
  }

  private static func write(_ data: Data, to file: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Makes the session this store's own until its end.
  private func lock(_ path: String) throws(SessionStoreError) {
    guard locks.withLock({ $0[path] == nil }) else { return }
    try makeFolder()
    let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw error("kept", path) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let isInUse = errno == EWOULDBLOCK
      let fault = error("kept", path)
      close(file)
      throw isInUse
        ? SessionStoreError("the session is open in another program (\(path)); end that one, or take another name")
        : fault
    }
    locks.withLock { $0[path] = file }
  }

  private func makeFolder() throws(SessionStoreError) {
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw SessionStoreError("the folder \(folder) cannot be made: \(error.localizedDescription)")
    }
  }

  private func error(_ action: String, _ path: String) -> SessionStoreError {
    SessionStoreError("the session cannot be \(action) in \(path): \(String(cString: strerror(errno)))")
  }
}
