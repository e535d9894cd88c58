import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import Testing

@Suite("Hostile utterances and tables")
struct HostileMatchingTests {
  @Test("Of many things of one name the one that the context wants is found, behind a rule too")
  func manyOfOneName() throws {
    let values = (0..<30).map { "{in: lamp, out: lamp \($0), context: {room: room \($0)}}" }.joined(separator: ", ")
    let bench = try Bench(
      """
      intents:
        Do:
          data:
            - sentences: ["take {thing}", "use <it>"]
              requires_context: {room: room 29}
      lists: {thing: {values: [\(values)]}}
      expansion_rules: {it: "[the] {thing}"}
      """)
    for text in ["take lamp", "use lamp"] {
      let match = bench.match(text).matches.first
      #expect(match?.slot("thing")?.value == .scalar(.text("lamp 29")), "\(text)")
    }
  }
}
