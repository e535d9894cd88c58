import Synchronization
import Testing

@testable import AppIntents

@Suite("The descriptor of a type")
struct DescriptorCacheTests {
  /// Counts how often its type is looked at: that reads the title.
  private struct Tick: UndoableIntent {
    static let looks = Mutex(0)
    static var title: LocalizedStringResource {
      looks.withLock { $0 += 1 }
      return "Tick"
    }

    @Parameter(title: "Times", default: 1) var times: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: times) }
  }

  @Test("It is made once, however often the intent is called, performed and taken back")
  func once() async throws {
    let step = UndoStep(Tick())
    for _ in 0..<3 {
      #expect(try await Tick()() == 1)
      try await step.perform()
      #expect(IntentDescriptor.of(Tick.self).parameters.map(\.name) == ["times"])
    }
    #expect(Tick.looks.withLock { $0 } == 1)
  }
}
