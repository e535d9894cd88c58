import Foundation
import Testing

/// Daybook on a terminal of its own: keys are typed, and what appears is waited for.
final class TerminalConversation {
  let child: ChildProcess
  private let screen: Int32

  /// Starts Daybook with `arguments` at the fixed moment.
  init(_ home: Home, _ arguments: String...) throws {
    var (screen, side): (Int32, Int32) = (-1, -1)
    try #require(openpty(&screen, &side, nil, nil, nil) == 0)
    defer { close(side) }
    for end in [screen, side] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.screen = screen
    let terminal = try #require(ttyname(side).map { String(cString: $0) })
    var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
    let words = [BuiltProgram.daybook.path] + arguments + BuiltProgram.fixed
    child = try ChildProcess(words, home.variables, folder: home.folder, isSessionLeader: true) { actions in
      // The first terminal that the leader of a session opens becomes its own: Ctrl-C sends it a signal.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }

  deinit { close(screen) }

  /// Presses keys.
  func type(_ keys: String) throws {
    let bytes = Array(keys.utf8)
    try #require(write(screen, bytes, bytes.count) == bytes.count)
  }

  /// Types a line, and gives the lines that appear below it up to the next prompt.
  func say(_ line: String) async throws -> [String] {
    try type(line + "\r")
    let lines = try await prompted()
    return Array(lines.first == line ? lines.dropFirst() : lines[...])
  }

  /// Waits for the prompt and gives the lines above it that stay: a slow machine also shows for a while that it works.
  func prompted() async throws -> [String] {
    try await appeared("› ").split(separator: "\n").map(String.init).filter { line in
      line != "›" && (!line.hasPrefix("… ") || line.hasPrefix("… +"))
    }
  }

  /// Waits for `text` and gives what has appeared up to it, as plain lines.
  @discardableResult
  func appeared(_ text: String) async throws -> String {
    let seen = await read(screen) { Self.withoutCodes($0).hasSuffix(text) }
    try #require(Self.withoutCodes(seen).hasSuffix(text), "waited for “\(text)”, but saw “\(seen)”")
    return Self.plain(seen)
  }

  /// Waits for `text` anywhere, and forgets what has appeared.
  func shown(_ text: String) async throws {
    let seen = await read(screen) { $0.contains(text) }
    try #require(seen.contains(text), "waited for “\(text)”, but saw “\(seen)”")
  }

  /// All that appears until the program has left the terminal.
  func rest() async -> String { Self.plain(await read(screen) { _ in false }) }

  /// Whether whole lines are typed with echo, as a shell expects to find the terminal.
  var isSane: Bool {
    var settings = termios()
    guard tcgetattr(screen, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Without empty lines, and without spaces at the ends.
  private static func plain(_ seen: String) -> String {
    withoutCodes(seen).split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Without what moves the cursor, sets colours or rings the bell.
  private static func withoutCodes(_ seen: String) -> String {
    seen.replacing(/\u{1B}\[[?0-9;]*[A-Za-z]|\u{7}/, with: "")
  }
}
