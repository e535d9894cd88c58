struct PickStopIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick Stop"

  @Parameter(title: "Line")
  var line: Int?

  @Parameter(title: "Direction")
  var direction: String?

  @Parameter(title: "Stop", optionsProvider: StopOptions())
  var stop: String?

  static var parameterSummary: some ParameterSummary {
    Summary {
      \.$line
      \.$direction
      \.$stop
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct StopOptions: DynamicOptionsProvider {
  @IntentParameterDependency<PickStopIntent>(\.$line, \.$direction)
  var intent

  func results() async throws -> [String] {
    guard let intent else { return [] }
    return (1...3).map { "Line \(intent.line) to \(intent.direction), stop \($0)" }
  }
}

struct LineOnlyOptions: DynamicOptionsProvider {
  @IntentParameterDependency<PickStopIntent>(\.$line) var picked

  func results() async throws -> [Int] {
    guard let line = picked?.line else { return [] }
    return [line, line * 10]
  }
}
