import ParlanceDialog

/// What a person does after what: so that it can be offered the next time.
struct Habits: Sendable, Hashable, Codable {
  /// The most intents of which it is kept what follows them.
  private static let mostIntents = 100
  /// How many times something must have followed before it is a habit; once is chance.
  private static let fewestTimes = 2

  private var counts: [String: [String: Int]] = [:]
  private var last: String?

  /// What followed something most often, the most frequent first; only habits.
  var usual: [String] {
    let habits = counts.values.map { $0.filter { $0.value >= Self.fewestTimes } }
    // What was kept in a file may say any number.
    let all = habits.reduce(into: [:]) { $0.merge($1) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 } }
    return all.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Takes in what was done by command.
  mutating func note(_ intent: String) {
    defer { last = intent }
    guard let last, counts[last] != nil || counts.count < Self.mostIntents else { return }
    counts[last, default: [:]][intent] = counts[last, default: [:]][intent, default: 0].oneMore
  }

  /// What mostly follows an intent, if anything does; never the same once more.
  func next(after intent: String) -> String? {
    let following = counts[intent, default: [:]].filter { $0.value >= Self.fewestTimes && $0.key != intent }
    return following.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
