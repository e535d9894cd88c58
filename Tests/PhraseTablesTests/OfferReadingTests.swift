import ParlancePhraseTables
import Testing

@Suite("Phrases that are only offered, in files")
struct OfferReadingTests {
  @Test("Phrases that are only offered stand apart; what they say of their text is checked")
  func offers() {
    let (table, diagnostics) = read(
      """
      AddTask:
        - add {title}
        - sentences: ["{title}"]
          offer: {begins: [buy, "pick up"], ends: [kaufen], without: [it], start: [x]}
        - {sentences: ["jot {title}"], offer: false}
        - {sentences: ["note {title}"], offer: perhaps}
      Note: [{sentences: ["{text}"], offer: true}]
      """)
    #expect(table.texts("AddTask") == ["jot {title}", "note {title}", "add {title}"])
    #expect(table.offers.map(\.name) == ["AddTask", "Note"])
    let offers = table.offers.flatMap(\.blocks).map(\.offer)
    #expect(offers == [PhraseOffer(begins: ["buy", "pick up"], ends: ["kaufen"], without: ["it"]), PhraseOffer()])
    #expect(diagnostics.map(\.position?.line) == [4, 6])
    #expect(table.offering?.intents == table.offers)
  }
}
