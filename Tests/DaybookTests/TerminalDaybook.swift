import Foundation
import Testing

/// A run of the built program on a terminal of its own.
actor TerminalDaybook {
  /// How long an answer may take, in milliseconds, before the program is taken to hang.
  private static let patience: Int32 = 60_000
  private static let prompt = Array("› ".utf8)

  private let process = Process()
  private let screen: Int32

  /// Starts the program that was built beside the tests; its own folders are in `home`.
  init(arguments: [String], home: String) throws {
    var (screen, side): (Int32, Int32) = (-1, -1)
    try #require(openpty(&screen, &side, nil, nil, nil) == 0)
    for end in [screen, side] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.screen = screen
    // So wide that no line is broken.
    var size = winsize(ws_row: 50, ws_col: 2000, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(side, UInt(TIOCSWINSZ), &size)
    let terminal = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    process.setDaybook(arguments, home: home)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
  }

  deinit { close(screen) }

  /// Presses keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    #expect(write(screen, bytes, bytes.count) == bytes.count)
  }

  /// Presses Ctrl-C. The program has no terminal that controls it, so that the signal is sent by hand.
  func interrupt() { process.interrupt() }

  /// Waits for the prompt, and gives the lines above it that stay, without the one that was typed.
  ///
  /// `isTyped` tells that a line was: a prompt without one is what Ctrl-C left, which may come late.
  func shown(belowTyped: Bool = true, isTyped: Bool = false) async -> [String] {
    let seen = await onThread { [screen] in
      var seen: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      var entry = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
      let isAtPrompt = {
        seen.suffix(Self.prompt.count).elementsEqual(Self.prompt) && (!isTyped || seen.contains(UInt8(ascii: "\n")))
      }
      while !isAtPrompt(), poll(&entry, 1, Self.patience) > 0 {
        let count = read(screen, &buffer, buffer.count)
        guard count > 0 else { break }
        seen += buffer[..<count]
      }
      return String(decoding: seen, as: UTF8.self)
    }
    return lines(seen).dropFirst(belowTyped ? 1 : 0).filter { !$0.isEmpty }
  }

  /// Leaves with Ctrl-D, and waits for the program's end.
  func end() async {
    type("\u{4}")
    await process.ended()
    #expect(process.terminationStatus == 0)
  }

  /// The lines above the prompt, without what moves the cursor and what was shown for a while.
  private func lines(_ seen: String) -> [String] {
    let text = seen.replacing(/\u{1B}\[[?0-9;]*[A-Za-z]|\u{7}/, with: "")
    let rows = text.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
    return rows.map { row in (row.split(separator: "\r").last ?? "").trimmingCharacters(in: .whitespaces) }
  }
}
