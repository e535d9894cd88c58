import Foundation

/// How a program ended that a test meant to end: the tests' own, run once more for that test alone.
///
/// Swift Testing's exit tests do the same. But once one has run, a thread of theirs asks without a pause while any child has ended that
/// nobody has waited for yet, which with the programs that our tests run took a tenth of the processors' time.
package struct EndedProgram: Sendable {
  /// Whether a signal ended it, as a broken precondition does.
  package let isTrapped: Bool
  /// What it wrote to standard error.
  package let said: String

  /// The variable that says in the other program which test it is run for.
  private static var variable: String { "PARLANCE_ENDING_TEST" }

  /// Runs `body`, which should end the program, in a program of its own, and waits for its end.
  ///
  /// `test` is the test that calls this, as `--filter` finds it: `Suite/function`.
  package static func end(of test: String, _ body: () -> Void) async throws -> EndedProgram {
    if ProcessInfo.processInfo.environment[variable] == test {
      body()
      exit(0)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltFolder.tests)
    process.arguments = ["--testing-library", "swift-testing", "--filter", test]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = test
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    return EndedProgram(
      isTrapped: process.terminationReason == .uncaughtSignal, said: String(decoding: said, as: UTF8.self))
  }
}
