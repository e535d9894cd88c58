import Benchmark
import ParlanceAssistant

/// One turn, and the matching that it begins with: an assistant in process, its store in memory, 20 open tasks.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], timeUnits: .microseconds, warmupIterations: 100,
    maxDuration: .seconds(3), maxIterations: 10_000)
  let tasks = 20

  Benchmark("turn, add a task, en") { benchmark, daybook in
    benchmark.startMeasurement()
    await daybook.say("add buy stamps tomorrow")
    benchmark.stopMeasurement()
    await daybook.settle()
    daybook.tidy(to: tasks)
  } setup: {
    try await Daybook(tasks: tasks, locale: "en")
  }

  Benchmark("turn, add a task, de") { benchmark, daybook in
    benchmark.startMeasurement()
    await daybook.say("füge Briefmarken kaufen morgen hinzu")
    benchmark.stopMeasurement()
    await daybook.settle()
    daybook.tidy(to: tasks)
  } setup: {
    try await Daybook(tasks: tasks, locale: "de")
  }

  Benchmark("turn, list the tasks") { benchmark, daybook in
    benchmark.startMeasurement()
    await daybook.say("what are my tasks")
    benchmark.stopMeasurement()
    await daybook.settle()
  } setup: {
    try await Daybook(tasks: tasks, locale: "en")
  }

  // Without a pause the next turn waits for the names that the turn before asked for again.
  Benchmark("turn, list the tasks, without a pause") { _, daybook in
    await daybook.say("what are my tasks")
  } setup: {
    try await Daybook(tasks: tasks, locale: "en")
  }

  Benchmark("turn, ask which task") { benchmark, daybook in
    benchmark.startMeasurement()
    await daybook.say("complete a task", .asking)
    benchmark.stopMeasurement()
    await daybook.say("cancel", .cancelled)
  } setup: {
    try await Daybook(tasks: tasks, locale: "en")
  }

  for (name, text) in [
    ("match, a task by name", "complete task number 7"), ("match, nothing", "sing me a song about the sea"),
    ("match, a question", "what are my tasks"),
  ] {
    Benchmark(name) { _, daybook in
      blackHole(await daybook.session.intents(matching: Utterance(text)))
    } setup: {
      try await Daybook(tasks: tasks, locale: "en")
    }
  }
}
