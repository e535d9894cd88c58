import Foundation
import Testing

/// Daybook on a terminal of its own: keys are typed, and what appears is waited for.
final class TerminalConversation {
  let child: ChildProcess
  private let screen: Int32

  /// Starts Daybook with `arguments` at the fixed moment.
  init(_ home: Home, _ arguments: String...) throws {
    screen = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(screen >= 0 && grantpt(screen) == 0 && unlockpt(screen) == 0)
    let terminal = try #require(ptsname(screen).map { String(cString: $0) })
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

  /// Types a line, and gives what appears up to the next prompt, without the line itself.
  func say(_ line: String) async throws -> String {
    try type(line + "\r")
    return try await prompted().replacing(line, with: "", maxReplacements: 1)
  }

  /// Waits for the prompt and gives what has appeared before it, in plain lines.
  func prompted() async throws -> String {
    try await appeared("› ").replacing("›", with: "")
  }

  /// Waits for `text` and gives what has appeared up to it, in plain lines.
  @discardableResult
  func appeared(_ text: String) async throws -> String {
    let seen = await read(screen, until: text)
    try #require(seen.hasSuffix(text), "waited for “\(text)”, but saw “\(seen)”")
    return Self.plain(seen)
  }

  /// All that appears until the program has left the terminal.
  func rest() async -> String { Self.plain(await read(screen, until: "\u{0}")) }

  /// Whether whole lines are typed with echo, as a shell expects to find the terminal.
  var isSane: Bool {
    var settings = termios()
    guard tcgetattr(screen, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Without what moves the cursor and sets colours, and without empty lines and spaces at the ends.
  private static func plain(_ seen: String) -> String {
    seen.replacing(/\u{1B}\[[?0-9;]*[A-Za-z]/, with: "").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
