struct CounterIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Count"; typealias ValueType = Int
  @Parameter(title: "Value") var value: Int
  static func make(_ v: Int) -> Self { let i = Self(); i.value = v; return i }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    defer { UserDefaults.standard.set(value, forKey: "c") }; return .result(value: value)
  }
}
struct RepeatIntent: AppIntent {
  static let title: LocalizedStringResource = "RepeatIntent"
  @Parameter(title: "x", inputConnectionBehavior: .never) var x: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    async let a = CounterIntent.make(1).perform(); let v = try await a.value ?? 0; return .result(value: "\(v)\(x)")
  }
}
struct ScheduleIntent: AppIntent {
  static let title: LocalizedStringResource = "S"
  @Parameter(
    title: "a", description: "b", default: Calendar.current.startOfDay(for: .now), kind: .date, requestValueDialog: "x")
  var a: Date; @Parameter(title: "r", kind: .time) var r: [DateComponents]?
  func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> {
    .result(value: Calendar.current.dateComponents([.day], from: a))
  }
}
