typealias SpokenResult = IntentResult & ProvidesDialog
typealias SpokenCount = IntentResult & ReturnsValue<Int> & ProvidesDialog

protocol ForwardingIntent: AppIntent {
  associatedtype Outcome: IntentResult
  func run(_ times: Int) async throws -> Outcome
}
extension ForwardingIntent {
  func perform() async throws -> Outcome { try await run(1) }
}
struct CountSheep: ForwardingIntent {
  nonisolated static let title: LocalizedStringResource = "Count Sheep"
  nonisolated static let description: IntentDescription? = IntentDescription(
    "Counts.", categoryName: "Counting", searchKeywords: ["number", "amount"], resultValueName: "Number of Sheep")
  func run(_ times: Int) async throws -> some SpokenCount { .result(value: times, dialog: "\(times) sheep.") }
}
struct HerdSheep: ForwardingIntent {
  static let title: LocalizedStringResource = "Herd Sheep"
  @MainActor func run(_ times: Int) async throws -> some IntentResult { .result() }
}
extension AppIntent {
  func spoken(_ text: LocalizedStringResource) -> some SpokenResult { .result(dialog: IntentDialog(text)) }
}
struct CallSheep: AppIntent {
  static let title = LocalizedStringResource(
    "Call Sheep", defaultValue: "Call the Sheep", table: "Intents", bundle: .main, comment: "A title")
  func perform() async throws -> some SpokenResult { spoken("Called \(3, format: .number).") }
}
struct Herding<Animal: AppEnum>: AppIntent {
  static var title: LocalizedStringResource { "Herd" }
  @Parameter(title: "Animal") var animal: Animal
  func perform() async throws -> some IntentResult & ReturnsValue<Animal> { .result(value: animal) }
}
