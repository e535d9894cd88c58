import Foundation
import Synchronization

/// A program of the person's that runs beside ours, as leader of a process group, so that it ends with all that it has started.
final class ToolProcess: Sendable {
  /// Its number, and that of its group.
  let identifier: pid_t
  private let hasEnded = Mutex(false)
  /// Held while a pipe is made and while a program is started: one that starts between the two steps of a pipe would keep it open.
  private static let inheriting = Mutex(())

  /// Starts a program; `streams` are its first three descriptors. `nil` if it cannot be started.
  init?(_ arguments: [String], environment: [String: String], streams: [Int32]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() { posix_spawn_file_actions_adddup2(&actions, stream, Int32(number)) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // We ignore some signals, and a program would inherit that.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETPGROUP)))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var names: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + names).forEach { free($0) } }
    var identifier: pid_t = 0
    guard let program = arguments.first else { return nil }
    let code = Self.inheriting.withLock { _ in
      posix_spawn(&identifier, program, &actions, &attributes, &words, &names)
    }
    guard code == 0 else {
      errno = code
      return nil
    }
    self.identifier = identifier
  }

  /// Ends it and what it has started, at once.
  func stop() {
    // Under the lock: once it is reaped, its number may be another's.
    hasEnded.withLock { hasEnded in
      if !hasEnded { kill(-identifier, SIGKILL) }
    }
  }

  /// Waits for its end, on this thread; gives its status, or 128 and the signal's number.
  func waitForEnd() -> Int32 {
    var state = siginfo_t()
    while waitid(P_PID, id_t(identifier), &state, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    var status: Int32 = 0
    hasEnded.withLock { hasEnded in
      // What it has left running goes too: it belongs to nobody any more.
      kill(-identifier, SIGKILL)
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      hasEnded = true
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Waits for its end.
  func end() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.waitForEnd()) }
    }
  }

  /// A pipe that no other program inherits; `nil` if the process has no file descriptors left.
  static func makePipe() -> (read: Int32, write: Int32)? {
    inheriting.withLock { _ in
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}
