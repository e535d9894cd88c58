import Foundation
import ParlanceTerminal
import Synchronization
import Testing

/// A program that was started.
final class ChildProcess: Sendable {
  let identifier: pid_t
  private let ended = Mutex(false)

  /// Starts a program in a folder; `streams` says what its first three descriptors are.
  init(
    _ arguments: [String], _ variables: [String], folder: String, isSessionLeader: Bool = false,
    _ streams: (inout posix_spawn_file_actions_t) -> Void
  ) throws {
    // The C library here shows no way to start a program in another folder; the shell becomes the program.
    let moved = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + arguments
    let start = ProgramStart(moved, environment: variables, leading: isSessionLeader ? .session : .none)
    let identifier = start.run(streams)
    self.identifier = try #require(identifier, "\(arguments[0]) does not start: \(String(cString: strerror(errno)))")
  }

  deinit {
    guard !ended.withLock({ $0 }) else { return }
    kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

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
