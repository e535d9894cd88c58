import Foundation
import GRDB
import ParlanceTestSupport
import Testing

/// A program that is killed at a moment that nobody chose must leave a store with all that it acknowledged and nothing twice, and a session
/// that goes on or says what it does not know.
@Suite("A program that is killed", .serialized, .timeLimit(.minutes(15)))
struct KilledSessionTests {
  /// How often; `PARLANCE_KILLS` asks for more.
  private static let rounds = ProcessInfo.processInfo.environment["PARLANCE_KILLS"].flatMap { Int($0) } ?? 24

  private let home: Home
  private var random = SeededGenerator(seed: 6)

  init() throws { home = try Home() }

  private func conversation() throws -> PipedConversation {
    try PipedConversation(home, "--json", "--session", "work", "--locale", "en")
  }

  private static func object(_ line: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
  }

  private static func isDone(_ line: String) -> Bool { object(line)["state"] as? String == "done" }

  private static func spoken(_ line: String) -> String { object(line)["spoken"] as? String ?? "" }

  /// How often each title stands in the store.
  private func titles() async throws -> [String: Int] {
    guard FileManager.default.fileExists(atPath: home.store) else { return [:] }
    let queue = try DatabaseQueue(path: home.store)
    defer { try? queue.close() }
    // A program can be killed before it has made the tables.
    let all = try await queue.read {
      try $0.tableExists("task") ? String.fetchAll($0, sql: "SELECT title FROM task") : []
    }
    return Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test("What was acknowledged is in the store, nothing twice, and what nobody knows is told")
  mutating func store() async throws {
    var acknowledged: Set<String> = []
    var inDoubt: String?
    for round in 0..<Self.rounds {
      let program = try conversation()
      // The first line tells how the last run was taken up; a program that is not up yet can be killed too.
      if let first = try await program.say("repeat", waiting: random.next() % 4 == 0 ? 40 : 30_000) {
        try await expectTold(inDoubt, Self.spoken(first))
        inDoubt = nil
        for number in 0..<Int.random(in: 1...4, using: &random) {
          let title = "Thing \(round) \(number)"
          let isLast = Bool.random(using: &random)
          let patience = isLast ? Int32.random(in: 0...25, using: &random) : 30_000
          guard let line = try await program.say("add thing \(round) \(number)", waiting: patience) else {
            inDoubt = title
            break
          }
          #expect(Self.isDone(line), "\(line)")
          acknowledged.insert(title)
        }
      }
      // What was said late may also be the last reply once more, of something before.
      for line in await program.kill() where Self.isDone(line) && Self.spoken(line).hasPrefix("Added") {
        guard let title = inDoubt, Self.spoken(line).localizedStandardContains(title) else { continue }
        acknowledged.insert(title)
        inDoubt = nil
      }
      let titles = try await titles()
      #expect(acknowledged.isSubset(of: titles.keys), "round \(round): \(acknowledged.subtracting(titles.keys))")
      #expect(titles.values.allSatisfy { $0 == 1 }, "round \(round): \(titles)")
      #expect(titles.count - acknowledged.count <= round + 1)
    }
  }

  /// Something that was done and not acknowledged is named by the next run: as in doubt, or as what it did last.
  private func expectTold(_ title: String?, _ spoken: String) async throws {
    guard let title, try await titles()[title] != nil else { return }
    #expect(spoken.localizedStandardContains(title), "\(title) is in the store; the next run said: \(spoken)")
  }

  @Test("A question that was acknowledged stands after the program was killed")
  mutating func question() async throws {
    _ = try await conversation().say("add buy milk")
    for round in 0..<max(4, Self.rounds / 4) {
      let program = try conversation()
      #expect(Self.object(try await program.say("complete a task"))["state"] as? String == "asking")
      // Killed at rest, or in the middle of a turn that asks nothing of the store.
      if Bool.random(using: &random) {
        _ = try await program.say("help", waiting: Int32.random(in: 0...5, using: &random))
      }
      _ = await program.kill()
      let next = try conversation()
      let answer = try await next.say("the first one")
      #expect(Self.isDone(answer), "round \(round): \(answer)")
      #expect(Self.isDone(try await next.say("reopen buy milk")))
      _ = await next.kill()
    }
  }

  @Test("A question that made way for work is open again when the program was killed in its middle")
  mutating func questionBesideWork() async throws {
    let program = try conversation()
    _ = try await program.say("add buy milk")
    #expect(Self.object(try await program.say("complete a task"))["state"] as? String == "asking")
    try home.tasks(150_000)
    try await program.begin("import tasks from many.csv", until: 0.01)
    _ = await program.kill()
    let next = try conversation()
    let told = try await next.say("repeat")
    #expect(
      Self.spoken(told).hasPrefix("The program ended in the middle of this: Import tasks from many.csv."), "\(told)")
    #expect(Self.spoken(told).contains("Back to “Complete Task”. Which task should I complete?"), "\(told)")
    #expect(Self.spoken(try await next.say("buy milk")) == "Completed “Buy milk”.")
    _ = await next.kill()
  }
}
