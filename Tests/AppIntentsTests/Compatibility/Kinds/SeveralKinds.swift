struct StreamIntent: AppIntent, LiveActivityIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "M"
  @Parameter(title: LocalizedStringResource(stringLiteral: "x"), default: 3) private(set) var x: Int
  static var isDiscoverable: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
  func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent & ProvidesDialog {
    guard x > 0 else { throw NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "x"]) }
    let n: Double = 3.14159
    return .result(
      value: "x", opensIntent: StreamIntent(),
      dialog: "\(n, specifier: "%.2f") \(x) \(String(describing: x)) \(Date.now.formatted()) \(n.formatted(.number))")
  }
}
protocol Noted { var note: String { get } }
extension Noted where Self: AppIntent { static var parameterSummary: some ParameterSummary { Summary("Noted") } }
struct NotedIntent: AppIntent, Noted {
  var note: String { "" }; static let title: LocalizedStringResource = "NotedIntent"
  func perform() async throws -> some IntentResult { .result() }
}
extension NotedIntent { static let description = IntentDescription("x"); enum Keys: String { case a } }
struct FailSoftlyIntent: AppIntent {
  static let title: LocalizedStringResource = "E"
  enum Failure: LocalizedError { case a; var errorDescription: String? { "x" } }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    do { try await Task.sleep(nanoseconds: 1); throw Failure.a } catch {
      return .result(dialog: IntentDialog(stringLiteral: error.localizedDescription))
    }
  }
}
private extension FailSoftlyIntent {
  struct Numbers: DynamicOptionsProvider { func results() async throws -> [Int] { [1] } }
}
struct Pair<T: Sendable> { let t: T }
