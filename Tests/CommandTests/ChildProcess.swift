import Foundation
import Synchronization
import Testing

/// A program that was started.
final class ChildProcess: Sendable {
  let identifier: pid_t
  private let ended = Mutex(false)

  /// Starts a program; `streams` says what its first three descriptors are.
  init(
    _ arguments: [String], _ variables: [String], folder: String, isSessionLeader: Bool = false,
    _ streams: (inout posix_spawn_file_actions_t) -> Void
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    streams(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The tests ignore some signals, and a program would inherit that.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let session = isSessionLeader ? 0x80 : 0  // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(
      &attributes, Int16(Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK) | session))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var names: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { (words + names).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, arguments[0], &actions, &attributes, &words, &names)
    try #require(code == 0, "\(arguments[0]) does not start: \(String(cString: strerror(code)))")
    self.identifier = identifier
  }

  deinit { if !ended.withLock({ $0 }) { kill(identifier, SIGKILL) } }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for its end and gives its status; 128 and the signal's number if one ended it.
  func end() async -> Int32 {
    let status = await onThread { [identifier] in
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      return status
    }
    ended.withLock { $0 = true }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// Runs what blocks on a thread of its own, since tests share few.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// Reads until what has come is enough, the other side has closed, or nothing has come for half a minute.
func read(_ descriptor: Int32, until isEnough: @escaping @Sendable (String) -> Bool) async -> String {
  await onThread {
    var seen: [UInt8] = []
    var byte: UInt8 = 0
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while !isEnough(String(decoding: seen, as: UTF8.self)), poll(&entry, 1, 30_000) > 0,
      Glibc.read(descriptor, &byte, 1) == 1
    { seen.append(byte) }
    return String(decoding: seen, as: UTF8.self)
  }
}
