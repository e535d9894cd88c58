import Foundation
import Synchronization

/// A program of the person's that runs beside ours, as leader of a process group, so that it ends with all that it has started.
final class ToolProcess: Sendable {
  /// Its number, and that of its group.
  let identifier: pid_t
  private let hasEnded = Mutex(false)
  /// Held while a pipe is made and while a program is started: one that starts between the two steps of a pipe would keep it open.
  private static let inheriting = Mutex(())

  /// Starts a program; `streams` are its first three descriptors. `nil` if it cannot be started; `errno` says why.
  init?(_ arguments: [String], environment: [String: String], streams: [Int32]) {
    let start = ProgramStart(arguments, environment: environment.map { "\($0)=\($1)" }, leading: .group)
    let identifier = Self.inheriting.withLock { _ in
      start.run { actions in
        for (number, stream) in streams.enumerated() {
          posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
      }
    }
    guard let identifier else { return nil }
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
