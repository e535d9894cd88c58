import Foundation
import Testing

@testable import ParlanceTerminal

/// A terminal without a screen: what is typed into it, and what appears on it.
final class PseudoTerminal: Sendable {
  /// The side of the program.
  let descriptor: Int32
  private let screen: Int32

  init() throws {
    var (screen, descriptor): (Int32, Int32) = (-1, -1)
    try #require(openpty(&screen, &descriptor, nil, nil, nil) == 0)
    (self.screen, self.descriptor) = (screen, descriptor)
  }

  deinit {
    close(descriptor)
    close(screen)
  }

  /// Presses keys.
  func type(_ keys: String) throws { try OutputWriter(descriptor: screen).write(keys) }

  /// Waits until `text` has appeared; gives all that has appeared up to then.
  @discardableResult
  func wait(for text: String) async throws -> String {
    let seen = await onThread { [screen] in
      var seen: [UInt8] = []
      var byte: UInt8 = 0
      while !String(decoding: seen, as: UTF8.self).contains(text), read(screen, &byte, 1) == 1 { seen.append(byte) }
      return String(decoding: seen, as: UTF8.self)
    }
    try #require(seen.contains(text))
    return seen
  }

  /// How the terminal treats keys: whole lines with echo, or each key at once.
  var isCooked: Bool {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }
}

/// Runs what blocks on a thread of its own, since tests share few.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
