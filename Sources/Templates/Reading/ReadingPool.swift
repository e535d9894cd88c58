import Synchronization

/// What reading an utterance needs of memory.
struct ReadingMemory: ~Copyable, Sendable {
  /// What the automaton's networks make of the utterance.
  var run: NetworkRun
  /// In which ways it can be read.
  var chains = ChainSearch()
  /// The templates that are to be read.
  var candidates: [Int32] = []
  /// What came of them.
  var readings: [Automaton.Reading] = []
}

/// Memory that one utterance has used and the next can: most of what matching costs would otherwise be asking for it.
final class ReadingPool: Sendable {
  private final class Seat: Sendable {
    let memory: Mutex<ReadingMemory>

    init(_ shared: Shared<AutomatonContent>, _ openers: Lazy<Openers, Never>) {
      memory = Mutex(ReadingMemory(run: NetworkRun(shared, openers)))
    }
  }

  private let shared: Shared<AutomatonContent>
  private let openers: Lazy<Openers, Never>
  private let seats: [Seat]

  /// The largest memory that is kept for the next utterance.
  private static var largestKept: Int { 100_000 }

  /// Memory for the runs of one automaton, for as many threads as are likely to match at once.
  init(_ shared: Shared<AutomatonContent>) {
    self.shared = shared
    let openers = Lazy { Openers(shared.value) }
    self.openers = openers
    seats = (0..<4).map { _ in Seat(shared, openers) }
  }

  /// Does something with memory that nobody else has at that time.
  func withMemory<Result: Sendable>(_ body: (inout ReadingMemory) -> Result) -> Result {
    for seat in seats {
      if let result = seat.memory.withLockIfAvailable({ use(&$0, body) }) { return result }
    }
    var memory = ReadingMemory(run: NetworkRun(shared, openers))
    return body(&memory)
  }

  private func use<Result>(_ memory: inout ReadingMemory, _ body: (inout ReadingMemory) -> Result) -> Result {
    let result = body(&memory)
    if memory.run.size < Self.largestKept {
      memory.run.clear()
      memory.chains.clear()
    } else {
      memory = ReadingMemory(run: NetworkRun(shared, openers))
    }
    return result
  }
}
