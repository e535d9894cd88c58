@MainActor struct MainActorIntent: AppIntent {
  nonisolated static let title: LocalizedStringResource = "M"
  @Parameter(title: "x") var x: Int
  nonisolated init() {}
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(x)") }
}
nonisolated struct ConcurrentIntent: AppIntent {
  static let title: LocalizedStringResource = "N"
  @concurrent func perform() async throws -> some IntentResult { .result() }
}
// Unchecked as an app has it: a stored property that can be set keeps a class from being checked. Nothing here shares one.
final class ClassIntent: AppIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = "C"; @Parameter(title: "x") var x: Int
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}
private struct PrivateIntent: AppIntent {
  static let title: LocalizedStringResource = "H"; func perform() async throws -> some IntentResult { .result() }
}
enum Namespace {
  struct Nested: AppIntent {
    static let title: LocalizedStringResource = "N"
    struct Choices: DynamicOptionsProvider { func results() async throws -> [String] { ["a"] } }
    @Parameter(title: "o", optionsProvider: Choices()) var o: String
    func perform() async throws -> some IntentResult { .result() }
  }
}
extension Namespace.Nested { init(o: String) { self.init(); self.o = o } }
struct PublicIntent: AppIntent {
  static let title: LocalizedStringResource = "P"
  init() {}
  @Parameter(title: "x", default: 1) var x: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: x) }
}
