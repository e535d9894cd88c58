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
    try type(line)
    return await answer()
  }

  /// Says a line and waits until it is told that so much of the work is done.
  func begin(_ line: String, until fraction: Double) async throws {
    try type(line)
    while true {
      let told = await read(output) { $0.hasSuffix("\n") }
      try #require(Self.isProgress(Array(told.utf8)), "no progress was told, but “\(told)”")
      let object = try #require(try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any])
      if let done = object["fraction"] as? Double, done >= fraction { return }
    }
  }

  private func type(_ line: String) throws {
    let bytes = Array((line + "\n").utf8)
    try #require(write(input, bytes, bytes.count) == bytes.count)
  }

  /// Waits for the next line that answers one.
  func answer() async -> String {
    while true {
      let line = await read(output) { $0.hasSuffix("\n") }
      if !Self.isProgress(Array(line.utf8)) { return String(line.dropLast()) }
    }
  }

  /// Says a line, and gives the answer if it comes in so many milliseconds.
  func say(_ line: String, waiting milliseconds: Int32) async throws -> String? {
    try type(line)
    return await lines(waiting: milliseconds).first
  }

  /// Kills the program, and gives the lines that it had written and nobody has read.
  func kill() async -> [String] {
    child.send(SIGKILL)
    _ = await child.end()
    return await lines(waiting: nil)
  }

  /// A machine that is busy may be told what goes on before the result.
  private static func isProgress(_ line: [UInt8]) -> Bool {
    String(decoding: line, as: UTF8.self).contains(#""event":"progress""#)
  }

  /// The first whole line of so many milliseconds; without a limit all to the end.
  private func lines(waiting milliseconds: Int32?) async -> [String] {
    await onThread { [output] in
      let end = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      while end == nil || bytes.last != 0x0A {
        let left = end.map { max(0, Int32(($0 - .now) / .milliseconds(1))) }
        guard poll(&entry, 1, left ?? 30_000) > 0, Glibc.read(output, &byte, 1) == 1 else { break }
        bytes.append(byte)
        if byte == 0x0A, end != nil, Self.isProgress(bytes) { bytes = [] }
      }
      // What was cut off in the middle of a line was told to nobody.
      return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
        .filter { !Self.isProgress(Array($0)) }.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
