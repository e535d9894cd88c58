/// How long something took each time, in microseconds.
struct Times {
  private var all: [Double] = []

  /// Does it, and notes how long it took.
  mutating func measure(_ body: () async -> Void) async {
    let start = ContinuousClock.now
    await body()
    all.append((ContinuousClock.now - start) / .microseconds(1))
  }

  /// Takes in the times of others.
  mutating func add(_ others: Times) { all += others.all }

  /// Prints the least, the middle and the ninth tenth.
  func tell(_ name: String) {
    let times = all.sorted()
    let figures = [0, times.count / 2, times.count * 9 / 10].map { "\(Int(times[$0].rounded()))" }
    print("\(name)\t\(figures.joined(separator: "\t"))")
  }
}
