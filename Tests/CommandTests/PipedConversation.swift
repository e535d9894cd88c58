import Foundation
import Testing

/// Daybook at the other end of two pipes: a line goes in, and its answer is waited for.
final class PipedConversation {
  let child: ChildProcess
  private let input: Int32
  private let output: Int32

  /// Starts Daybook with `arguments` at the fixed moment.
  init(_ home: Home, _ arguments: String...) throws {
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    try #require(pipe(&toChild) == 0 && pipe(&fromChild) == 0)
    // Another test that starts a program at this moment would keep the pipes open.
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let words = [BuiltProgram.daybook.path] + arguments + BuiltProgram.fixed
    child = try ChildProcess(words, home.variables, folder: home.folder) { actions in
      posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
      posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    }
    close(toChild[0])
    close(fromChild[1])
    (input, output) = (toChild[1], fromChild[0])
  }

  deinit {
    close(input)
    close(output)
  }

  /// Says a line and waits for the line that answers it.
  func say(_ line: String) async throws -> String {
    let bytes = Array((line + "\n").utf8)
    try #require(write(input, bytes, bytes.count) == bytes.count)
    return String(await read(output) { $0.hasSuffix("\n") }.dropLast())
  }
}
