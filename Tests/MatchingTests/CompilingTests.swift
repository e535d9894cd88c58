import ParlanceDiagnostics
import ParlanceMatching
import Testing

@Suite("What is wrong with a table")
struct CompilingTests {
  @Test("An intent that there is not is told with its nearest, and the others work")
  func intents() throws {
    let bench = try Bench(
      "AddTsk: [add it]\nDrop: [drop it]",
      intents: [IntentSignature("AddTask", [:]), IntentSignature("DropIntent", [:])])
    let fault = try #require(bench.matcher.diagnostics.first)
    #expect(bench.matcher.diagnostics.count == 1)
    #expect(fault.message.contains("AddTsk"))
    #expect(fault.fix == "did you mean “AddTask”?")
    #expect(fault.position?.line == 1)
    #expect(bench.match("add it").matches.isEmpty)
    #expect(try bench.best("drop it").intent == "DropIntent")
  }

  @Test("A slot of no list, type or parameter drops its phrase, with its place")
  func lists() throws {
    let bench = try Bench(
      "A:\n  - \"go {wherre}\"\n  - go {where}", intents: [IntentSignature("A", ["where": .text])])
    let fault = try #require(bench.matcher.diagnostics.first)
    #expect(fault.message.contains("“wherre”"))
    #expect(fault.fix == "did you mean “where”?")
    #expect(fault.position?.line == 2)
    #expect(try bench.best("go home").slot("where")?.text == "home")
  }

  @Test("A parameter that words cannot fill is told")
  func unspeakable() throws {
    let bench = try Bench("A: [\"go {blob}\", go]", intents: [IntentSignature("A", ["blob": nil])])
    #expect(bench.matcher.diagnostics.map(\.message) == ["the parameter “blob” takes no words"])
    #expect(try bench.best("go").missing == ["blob"])
  }

  @Test("An utterance that is too dear to read ends as none, and says so")
  func budget() throws {
    let many = (0..<40).map { "{text:a\($0)}" }.joined(separator: " ")
    let bench = try Bench("A: [\"go \(many)\"]\nB: [stop]")
    let result = bench.match("go " + String(repeating: "on ", count: 3000))
    #expect(result.decision == .none)
    #expect(result.why == .overBudget)
    #expect(try bench.best("stop").intent == "B")
  }
}
