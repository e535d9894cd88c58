import ParlanceAssistant

/// One turn, and the matching that it begins with: an assistant in process, its store in memory. Prints a line a figure: its name, a tab, and the least,
/// the middle and the ninth tenth of its values in microseconds. `Benchmarks/turns` runs it.
///
/// With two numbers only so many turns of the README's first minute, so many times, which is what a profiler wants: the difference between
/// two runs is what a turn does. With a locale, a sentence and a number only that sentence is matched, so many times.
///
/// Between two turns the session asks again for the names of what there is, as it does while a person reads the answer.
@main
struct ConversationBenchmark {
  private static let rounds = 3000
  private static let tasks = 20

  /// The first minute of the README, and how each of its turns ends.
  private static let minute: [(text: String, state: Turn.State)] = [
    ("add buy milk", .done), ("add call the dentist tomorrow", .done), ("complete a task", .asking),
    ("the second one", .done), ("delete milk", .asking), ("yes", .done), ("log coffee", .asking), ("yes", .done),
    ("take back the last coffee", .done),
  ]

  static func main() async throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    if numbers.count == 2 { return try await tellMinute(turns: numbers[0], rounds: numbers[1]) }
    if CommandLine.arguments.count == 4, let rounds = numbers.first {
      return try await tellMatches(CommandLine.arguments[2], in: CommandLine.arguments[1], rounds: rounds)
    }
    try await tellTurns("turn, add a task, en", "add buy stamps tomorrow", in: "en") { $0.tidy(to: tasks) }
    try await tellTurns("turn, add a task, de", "füge Briefmarken kaufen morgen hinzu", in: "de") { $0.tidy(to: tasks) }
    try await tellTurns("turn, list the tasks", "what are my tasks", in: "en") { _ in }
    try await tellTurns("turn, ask which task", "complete a task", .asking, in: "en") {
      await $0.say("cancel", .cancelled)
    }
    try await tellWithoutPause()
    try await tellStream()
    try await tellMinute(turns: minute.count, rounds: rounds / 3)
    try await tellMatches()
  }

  private static func tellTurns(
    _ name: String, _ text: String, _ state: Turn.State = .done, in locale: String,
    _ tidy: @Sendable (Daybook) async throws -> Void
  ) async throws {
    let daybook = try await Daybook(tasks: tasks, locale: locale)
    var times = Times()
    for _ in 0..<rounds {
      await times.measure { await daybook.say(text, state) }
      await daybook.settle()
      try await tidy(daybook)
      await daybook.settle()
    }
    times.tell(name)
  }

  /// The next turn waits for the names that the turn before asked for again.
  private static func tellWithoutPause() async throws {
    let daybook = try await Daybook(tasks: tasks, locale: "en")
    var times = Times()
    for _ in 0..<rounds { await times.measure { await daybook.say("what are my tasks") } }
    times.tell("turn, list the tasks, without a pause")
  }

  /// A stream of lines that add: what was added must be known by name before the next one is read.
  private static func tellStream() async throws {
    for (name, count) in [("few", 0), ("10,000", 10_000)] {
      let daybook = try await Daybook(tasks: count, locale: "en")
      var times = Times()
      for round in 0..<rounds / 6 { await times.measure { await daybook.say("add buy stamp \(round)") } }
      times.tell("turn, add a task to \(name), without a pause")
    }
  }

  private static func tellMinute(turns: Int, rounds: Int) async throws {
    var daybook = try await Daybook(tasks: 0, locale: "en")
    let minute = minute.prefix(turns)
    var times = minute.map { _ in Times() }
    for _ in 0..<rounds {
      try await daybook.beginAnew()
      await daybook.settle()
      for (place, said) in minute.enumerated() {
        await times[place].measure { await daybook.say(said.text, said.state) }
        await daybook.settle()
      }
    }
    for (place, said) in minute.enumerated() { times[place].tell("first minute, \(place + 1) “\(said.text)”") }
    times.reduce(into: Times()) { $0.add($1) }.tell("first minute, all of its turns")
  }

  private static func tellMatches() async throws {
    for (name, text) in [
      ("match, a task by name", "complete task number 7"), ("match, nothing", "sing me a song about the sea"),
      ("match, a question", "what are my tasks"),
    ] { try await tellMatches(text, as: name, in: "en", rounds: rounds) }
  }

  private static func tellMatches(_ text: String, as name: String = "match", in locale: String, rounds: Int)
    async throws
  {
    let daybook = try await Daybook(tasks: tasks, locale: locale)
    var times = Times()
    for _ in 0..<rounds {
      await times.measure { _ = await daybook.session.intents(matching: Utterance(text)) }
    }
    times.tell(name)
  }
}
