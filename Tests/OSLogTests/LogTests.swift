import Foundation
import Logging
import Synchronization
import Testing

@testable import OSLog
import struct OSLog.Logger

/// Keeps what is logged.
private final class Lines: Sendable {
  private let kept = Mutex<[String]>([])

  var all: [String] { kept.withLock { $0 } }

  func add(_ line: String) { kept.withLock { $0.append(line) } }

  /// What writes to it.
  func output(_ level: Logging.Logger.Level? = .trace) -> LogOutput {
    LogOutput(subsystem: "org.example", category: "tests", level: level) { Handler(label: $0, lines: self) }
  }
}

private struct Handler: LogHandler {
  let label: String
  let lines: Lines
  var logLevel = Logging.Logger.Level.trace
  var metadata: Logging.Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.add("\(label) \(event.level): \(event.message)") }
}

@Suite("What an app logs in Apple's spelling")
struct LogTests {
  @Test("Each way to log has a level, and what matters less than is asked for is not written")
  func levels() {
    let lines = Lines()
    let logger = Logger(lines.output(.notice))
    logger.trace("a")
    logger.debug("b")
    logger.info("c")
    logger.log("d")
    logger.notice("e")
    logger.warning("f")
    logger.error("g")
    logger.critical("h")
    logger.fault("i")
    logger.log(level: .debug, "j")
    logger.log(level: .error, "k")
    #expect(
      lines.all == [
        "org.example:tests notice: d", "org.example:tests notice: e", "org.example:tests error: f",
        "org.example:tests error: g", "org.example:tests critical: h", "org.example:tests critical: i",
        "org.example:tests error: k",
      ])
  }

  @Test("Numbers may be read, texts only if they are public")
  func privacy() {
    let (name, count, share, isNew) = ("Ann", 42, 0.5, true)
    let error: any Error = CocoaError(.fileNoSuchFile)
    #expect(("\(name) has \(count), \(share), \(isNew)" as OSLogMessage).text == "<private> has 42, 0.500000, true")
    let shown: OSLogMessage =
      "\(name, privacy: .public) has \(count, privacy: .private), \(share, format: .fixed(precision: 1))"
    #expect(shown.text == "Ann has <private>, 0.5")
    #expect(("\(error, privacy: .public)" as OSLogMessage).text == "\(error)")
    #expect(("\(error)" as OSLogMessage).text == "<private>")
    let (one, same): (OSLogMessage, OSLogMessage) = (
      "\(name, privacy: .private(mask: .hash))", "\(name, privacy: .sensitive(mask: .hash))"
    )
    #expect(one.text == same.text && one.text.hasPrefix("<mask.hash: "))
    #expect(("\(String.self) \(isNew, format: .answer)" as OSLogMessage).text == "String yes")
  }

  @Test("What nobody reads is not made")
  func unread() {
    var made = 0
    let make = { () -> String in
      made += 1
      return "made"
    }
    Logger(Lines().output(.error)).debug("\(make(), privacy: .public)")
    Logger(Lines().output(nil)).fault("\(make())")
    #expect(made == 0)
    let lines = Lines()
    Logger(lines.output(.debug)).debug("\(make(), privacy: .public)")
    #expect(made == 1 && lines.all == ["org.example:tests debug: made"])
  }

  @Test("Numbers are written as they are asked for")
  func formats() {
    let number = 255
    #expect(("\(number, format: .hex(includePrefix: true, uppercase: true))" as OSLogMessage).text == "0xFF")
    #expect(("\(number, format: .octal) \(-number, format: .hex)" as OSLogMessage).text == "377 -ff")
    #expect(("\(number, format: .decimal(explicitPositiveSign: true, minDigits: 5))" as OSLogMessage).text == "+00255")
    #expect(
      ("[\(number, align: .right(columns: 5))] [\(number, align: .left(columns: 5))]" as OSLogMessage).text
        == "[  255] [255  ]")
  }

  @Test("The functions of C take their values, and say what may be read")
  func functions() {
    let lines = Lines()
    let log = OSLog(lines.output())
    os_log("plain", log: log, type: .info)
    os_log(
      "%{public}@ has %d of %ld, %.1f %%, %@", log: log, type: .error, "Ann" as NSString, 3, 4, 0.25, "x" as NSString)
    os_log(.debug, log: log, "\(3) done")
    os_log("nothing", log: .disabled)
    #expect(
      lines.all == [
        "org.example:tests info: plain", "org.example:tests error: Ann has 3 of 4, 0.2 %, <private>",
        "org.example:tests debug: 3 done",
      ])
    #expect(LogFormat.text(of: "%d %d %{private}d", [1]) == "1  ")
    #expect(LogFormat.text(of: "[%*d] %.*f %d", [5, 7, 1, 2.25, "x" as NSString]) == "[    7] 2.2 x")
    let text = "a text".withCString { LogFormat.text(of: "%{public}s, %s", [$0, $0]) }
    #expect(text == "a text, <private>")
  }

  @Test("A lock lets one at a time at its value")
  func locks() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8_000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(plain.withLockIfAvailable { _ in 1 } == nil && !plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 2 } == 2)
  }
}
