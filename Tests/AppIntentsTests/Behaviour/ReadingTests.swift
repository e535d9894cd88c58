import AppIntents
import ParlanceTestSupport
import Testing

/// Reads what it requires before anyone has set it.
private struct Hasty: AppIntent {
  static let title: LocalizedStringResource = "Hasty"
  @Parameter(title: "Answer") var answer: Int

  func perform() async throws -> some IntentResult { .result() }
}

@Suite("A required parameter")
struct ReadingTests {
  @Test("Read before it has a value, it stops the program with a sentence that names intent and parameter")
  func trap() async throws {
    let ended = try await EndedProgram.end(of: "ReadingTests/trap") {
      let invocation = IntentDescriptor(Hasty.self)
      _ = invocation.makeInvocation()
      _ = IntentRun(Hasty(), invocation)
      let intent = Hasty()
      _ = IntentRun(intent, invocation)
      _ = intent.answer
    }
    #expect(ended.isTrapped)
    #expect(ended.said.contains("The parameter “answer” of the intent “Hasty” was read before it had a value."))
  }

  @Test("Without a value its intent is never performed")
  func unreachable() async throws {
    let run = IntentDescriptor(Hasty.self).makeInvocation()
    await #expect(throws: IntentBindingError.missing(intent: "Hasty", parameter: "answer")) { try await run.perform() }
  }
}
