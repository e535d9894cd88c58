import Foundation
import ParlanceAssistant
import Synchronization

/// Holds many conversations at once in one process and prints what they took: turns, the median turn in microseconds, resident memory after
/// the first tenth and at the end, and each value that came up in a session that had not said it. `Benchmarks/sessions` runs it.
@main
struct SessionsBenchmark {
  /// What the conversations came to.
  private struct Tally: Sendable {
    var turns = 0
    var faults: [String] = []
    var residentEarly = 0
  }

  /// The tally that all conversations write to.
  private final class TallyBox: Sendable {
    let content = Mutex(Tally())
  }

  static func main() async throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let count = numbers.first ?? 1000
    let rounds = max(1, (numbers.dropFirst().first ?? 100) / Exchange.turns)
    let assistant = try await Quarry.makeAssistant()
    var sessions: [AssistantSession] = []
    for number in 0..<count {
      sessions.append(try await assistant.makeSession(named: "session \(number)", locale: "en"))
    }
    let tally = TallyBox()
    let start = ContinuousClock.now
    await withTaskGroup(of: Void.self) { group in
      for (number, session) in sessions.enumerated() {
        group.addTask {
          for round in 0..<rounds {
            let outcome = await Exchange(session: session, number: number, round: round).hold()
            tally.content.withLock { tally in
              tally.turns += Exchange.turns
              if let fault = outcome.fault { tally.faults.append(fault) }
              if tally.residentEarly == 0, tally.turns >= count * rounds * Exchange.turns / 10 {
                tally.residentEarly = Self.resident()
              }
            }
          }
        }
      }
    }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let resident = Self.resident()
    // One after another: at once a turn waits for those of the others, which says nothing of what it costs.
    var times: [Double] = []
    for (number, session) in sessions.enumerated() {
      times += await Exchange(session: session, number: number, round: 2).hold().times
    }
    times.sort()
    tally.content.withLock { tally in
      print("turns\t\(tally.turns)")
      print("turns a second, all at once\t\(Int(Double(tally.turns) / elapsed))")
      print("turn p50, µs\t\(Int(times[times.count / 2]))")
      print("resident after a tenth, KiB\t\(tally.residentEarly)")
      print("resident at the end, KiB\t\(resident)")
      print("values in the wrong session\t\(tally.faults.count)")
      for fault in tally.faults.prefix(5) { print(fault) }
    }
  }

  /// The memory that the process has in RAM, in KiB.
  private static func resident() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }
}
