import Foundation

/// The lines a person typed before, in a file that only they can read.
///
/// Several processes can use one file at once: each appends whole lines.
package struct HistoryFile: Sendable {
  /// Why a history could not be read or written.
  package struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file.
    package var path: String
    /// What was tried: “read” or “written”.
    package var action: String
    /// What the system said.
    package var reason: String

    /// One sentence for the person.
    package var description: String {
      "the history \(path) cannot be \(action): \(reason); lines are remembered until the end of this conversation only"
    }
  }

  /// How many lines are kept.
  package static let limit = 1000
  /// A longer line is not worth recalling.
  static let longestLine = 4096

  /// Where it is.
  package let path: String

  /// Names a history; the file and its folder need not exist.
  package init(path: String) { self.path = path }

  /// The kept lines, oldest first; none if there is no file yet. Lines that are no text are left out.
  package func load() throws(Problem) -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw problem("read")
    }
    defer { close(file) }
    let (lines, total) = try lines(of: file)
    if total > 2 * Self.limit { try rewrite() }
    return lines
  }

  /// The lines that a file holds, at most as many as are kept, and how many there are in all.
  private func lines(of file: Int32) throws(Problem) -> (lines: [String], total: Int) {
    var splitter = LineSplitter(limit: Self.longestLine)
    var lines: [String] = []
    var total = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw problem("read") }
      let found = count == 0 ? splitter.finish().map { [$0] } ?? [] : splitter.append(buffer[..<count])
      total += found.count
      lines += found.compactMap { try? $0.content.get() }.filter { !$0.isEmpty }
      lines.removeFirst(max(0, lines.count - Self.limit))
      if count == 0 { return (lines, total) }
    }
  }

  /// Adds a line at the end; one that begins with a space, is empty or is very long is not kept.
  package func append(_ line: String) throws(Problem) {
    guard Self.isKept(line) else { return }
    try makeFolder()
    let file = try locked(O_WRONLY | O_APPEND | O_CREAT).file
    defer { close(file) }
    fchmod(file, 0o600)
    do { try OutputWriter(descriptor: file).write(line + "\n") } catch { throw problem("written") }
  }

  /// Whether a line is worth recalling.
  static func isKept(_ line: String) -> Bool {
    guard !line.isEmpty, !line.hasPrefix(" "), line.utf8.count <= longestLine else { return false }
    return !line.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
  }

  /// Replaces the file in one step by the lines that are kept, so that a crash leaves the old one or the new one; a line that another process adds
  /// meanwhile waits, and where one holds the file for long nothing is replaced this time.
  private func rewrite() throws(Problem) {
    let (old, isBusy) = try locked(O_RDONLY)
    defer { close(old) }
    guard !isBusy else { return }
    let lines = try lines(of: old).lines
    let temporary = "\(path).\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw problem("written") }
    let result = Result { try OutputWriter(descriptor: file).write(lines.map { $0 + "\n" }.joined()) }
    close(file)
    guard case .success = result, rename(temporary, path) == 0 else {
      let found = problem("written")
      unlink(temporary)
      throw found
    }
  }

  /// How often a file is tried that another process holds or has just replaced, and how long is waited each time, in microseconds: nobody waits long
  /// for what is only a convenience.
  private static let mostTries = 20
  private static let pause: UInt32 = 5000

  /// Opens the file for this process alone, until it is closed; without that where there are no locks, and where another process keeps it, which is told.
  private func locked(_ flags: Int32) throws(Problem) -> (file: Int32, isBusy: Bool) {
    var file: Int32 = -1
    for _ in 1...Self.mostTries {
      if file >= 0 { close(file) }
      file = open(path, flags | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw problem("written") }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        guard errno == EWOULDBLOCK || errno == EINTR else { return (file, false) }
        usleep(Self.pause)
        continue
      }
      // Another process may have put a new file in its place before this one had the lock.
      var (held, named) = (stat(), stat())
      guard fstat(file, &held) == 0, stat(path, &named) == 0 else { continue }
      if held.st_ino == named.st_ino { return (file, false) }
    }
    return (file, true)
  }

  private func makeFolder() throws(Problem) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if access(folder, F_OK) == 0 { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Problem(path: path, action: "written", reason: "the folder \(folder) cannot be made")
    }
  }

  private func problem(_ action: String) -> Problem {
    Problem(path: path, action: action, reason: String(cString: strerror(errno)))
  }
}
