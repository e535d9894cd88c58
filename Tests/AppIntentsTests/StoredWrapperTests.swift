import Testing

@testable import AppIntents

@Suite("What an intent stores") struct StoredWrapperTests {
  /// Members that are no wrappers among some that are.
  private struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    let kept = Box()
    @Parameter(title: "Name") var name: String
    let number = 3
    @Parameter(title: "Times", default: 2) var times: Int

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(name) \(times)") }
  }

  /// The same as a class.
  private final class Greeting {
    let kept = Box()
    @EntityProperty(title: "Name") var name: String
    let number = 3
    @EntityProperty(title: "Times") var times: Int
  }

  private final class Box: Sendable {}

  /// An intent whose initialiser makes a wrapper once more.
  private struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "From") var start: Int
    @Parameter(title: "To") var end: Int

    init() { _start = IntentParameter(title: "Beginning", default: 1) }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: end - start) }
  }

  @Test("Parameters are found in their order, and what is no wrapper is passed over") func order() async throws {
    let descriptor = IntentDescriptor(Greet.self)
    #expect(descriptor.parameters.map(\.name) == ["name", "times"])
    let run = descriptor.makeInvocation()
    try await run.bind(["name": .text("Ann")])
    #expect(try await run.perform().dialog?.full.rendered() == "Ann 2")
  }

  @Test("The wrappers of a class are found, too") func ofClass() {
    let greeting = Greeting()
    var found: [String] = []
    StoredWrappers.visit(greeting) { name, object in
      if object === greeting.$name || object === greeting.$times { found.append(name) }
    }
    #expect(found == ["name", "times"])
  }

  @Test("Of a wrapper that was made twice the one that is stored counts") func replaced() async throws {
    let descriptor = IntentDescriptor(Count.self)
    #expect(descriptor.parameters.map { $0.title?.rendered() } == ["Beginning", "To"])
    let run = descriptor.makeInvocation()
    try await run.bind(["end": .integer(5)])
    #expect(try await run.perform().value == .integer(4))
  }

  @Test("A result of a type of the app's own says its value, too") func ownResult() {
    struct Measured: ReturnsValue, ProvidesDialog {
      var value: Int?
      var dialog: IntentDialog?
    }
    let outcome = IntentOutcome(Measured(value: 3, dialog: "Three."))
    #expect(outcome.value == .integer(3) && outcome.dialog?.full.rendered() == "Three.")
  }

  @Test("An identifier is written as Foundation writes it") func identifier() {
    for _ in 0..<100 {
      let id = UUID()
      #expect(id.entityIdentifierString == id.uuidString)
    }
  }
}
