import ParlanceAssistant
import ParlanceTestSupport
import Testing

@Suite("Random talks")
struct RandomTalkTests {
  private static let utterances = [
    "water a plant", "water fern", "water ivy", "move a plant", "move rose 3 in spring", "remove rose", "give up fern",
    "label plants", "fern and rose", "sow daisy", "prune fern", "burn rose", "experiment request", "experiment choose",
    "experiment tool", "open the shed", "open the cellar", "do it again now", "yes", "no", "the first one", "the fern",
    "7",
    "three", "spring", "a little", "spade", "no, the fern", "no, the other one", "not the fern, the rose",
    "make it two",
    "sorry, in autumn", "the rose and three", "cancel", "actually, never mind", "undo", "redo", "bring it back",
    "go on",
    "more", "what are my options", "help", "repeat", "mumble", "ferm", "",
  ]

  /// What is said in a random talk, and whether it came to rest at its end.
  private func talk(_ seed: UInt64) async throws -> [String] {
    var random = SeededGenerator(seed: seed)
    let talk = try await Talk("Fern", "Rose", "Red fern")
    var spoken: [String] = []
    for _ in 0..<40 {
      let turn = await talk.say(Self.utterances.randomElement(using: &random) ?? "")
      #expect((turn.state == .asking) == (turn.prompt != nil))
      let isOpen = await talk.session.openPrompt != nil
      #expect(isOpen == (turn.prompt != nil))
      spoken.append("\(turn.state) \(turn.spoken)")
    }
    for _ in 1...2 { _ = await talk.session.respond(to: .cancel) }
    let open = await talk.session.openPrompt
    #expect(open == nil)
    return spoken
  }

  @Test(
    "Whatever is said, a question is open or not, two cancellations lead to rest, and the same words give the same",
    arguments: 1...12)
  func anything(seed: UInt64) async throws {
    let first = try await talk(seed)
    #expect(try await talk(seed) == first)
  }
}
