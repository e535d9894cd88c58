import ParlancePhraseTables
import Testing

@Suite("Phrases that are only offered, in files")
struct OfferReadingTests {
  @Test("Phrases that are only offered stand apart, by the text that they are offered for")
  func offers() {
    let (table, diagnostics) = read(
      """
      AddTask:
        - add {title}
        - sentences: ["{title}"]
          offer: {begins: [buy, "pick up"], ends: [kaufen], without: [it]}
        - {sentences: ["jot {title}"], offer: false}
        - {sentences: ["so {title}"], offer: true}
      Note: [{sentences: ["{text}"], offer: true}]
      """)
    #expect(diagnostics.isEmpty)
    #expect(table.texts("AddTask") == ["jot {title}", "add {title}"])
    #expect(table.offers.map(\.name) == ["AddTask", "Note"])
    let offering = table.offering
    #expect(
      offering.map(\.offer) == [
        PhraseOffer(begins: ["buy", "pick up"], ends: ["kaufen"], without: ["it"]), PhraseOffer(),
      ])
    #expect(offering.map { $0.table.intents.map(\.name) } == [["AddTask"], ["AddTask", "Note"]])
  }

  @Test("A block may say only what must not be said")
  func withoutAlone() {
    let (table, diagnostics) = read("Note:\n  - sentences: [\"want {text}\"]\n    offer: {without: [it]}\n")
    #expect(diagnostics.isEmpty)
    #expect(table.offering.map(\.offer) == [PhraseOffer(without: ["it"])])
  }

  @Test(
    "A block whose offer is faulty is left out, since its phrases would take anything",
    arguments: [
      "perhaps", "1", "[buy, call]", "", "{}", "{begins: []}", "{begin: [buy]}", "{without: []}", "{begins: [\"!\"]}",
      "{begins: [\"(buy|get)\"]}", "{begins: {a: b}}",
    ])
  func faults(_ offer: String) {
    let (table, diagnostics) = read("Note:\n  - sentences: [\"{text}\"]\n    offer: \(offer)\n  - note {text}\n")
    #expect(table.texts("Note") == ["note {text}"] && table.offers.isEmpty)
    #expect(diagnostics.contains { $0.severity == .error } && diagnostics.allSatisfy { $0.position?.line == 3 })
  }
}
