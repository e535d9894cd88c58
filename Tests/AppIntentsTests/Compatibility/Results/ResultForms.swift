struct EchoIntent<T: AppEnum>: AppIntent {
  static var title: LocalizedStringResource { "G" }; @Parameter(title: "T") var t: T
  func perform() async throws -> some IntentResult & ReturnsValue<T> { .result(value: t) }
}
struct HalvesIntent: AppIntent {
  static let title: LocalizedStringResource = "M"
  @Parameter(title: "v") var v: [Int]
  func perform() async throws -> some IntentResult & ReturnsValue<[Double]?> {
    v.isEmpty ? .result(value: nil) : .result(value: v.map(Double.init))
  }
}
struct OpenSiteIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/")))
  }
}
struct OpenSiteLoudlyIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: HalvesIntent(), dialog: "d")
  }
}
struct NoDateIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  func perform() async throws -> some ReturnsValue<Date?> { .result(value: nil as Date?) }
}
struct LengthIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> {
    .result(value: Measurement(value: 1, unit: .meters))
  }
}
struct RootIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  func perform() async throws -> some IntentResult & ReturnsValue<URL> & ProvidesDialog {
    .result(value: URL(fileURLWithPath: "/"), dialog: IntentDialog("x"))
  }
}
struct ContainerIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
struct DelegatingIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  func perform() async throws -> some IntentResult {
    let r = try await HalvesIntent()(); _ = r; try await OpenSiteIntent()(); return .result()
  }
}
struct ExplicitResultIntent: AppIntent {
  static let title: LocalizedStringResource = "O"
  typealias PerformResult = IntentResultContainer<String, Never, Never, IntentDialog>
  func perform() async throws -> PerformResult { .result(value: "x", dialog: "y") }
}
