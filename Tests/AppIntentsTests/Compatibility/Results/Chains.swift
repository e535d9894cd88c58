struct SumIntent: AppIntent {
  static let title: LocalizedStringResource = "Sum"

  @Parameter(title: "Numbers") var numbers: [Int]

  init() {}
  init(_ numbers: [Int]) { self.numbers = numbers }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: numbers.reduce(0, +))
  }
}

struct SumTwiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Sum Twice"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let first = try await SumIntent([1, 2, 3]).perform()
    let intent = SumIntent()
    intent.numbers = [first.value ?? 0, 4]
    let second = try await intent.perform()
    return try answer(second.value ?? 0)
  }

  private func answer(_ number: Int) throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: number, dialog: "It makes \(number).")
  }
}

enum Runner {
  static func run<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
    try await intent.perform()
  }

  static func start(_ intent: any AppIntent) async throws { _ = try await intent.perform() }

  static func titles(_ types: [any AppIntent.Type]) -> [LocalizedStringResource] { types.map { $0.title } }
}
