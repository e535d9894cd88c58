import ParlanceLanguage
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

@Suite("Two hearings of the same words, laid along each other")
struct SoundAlignmentTests {
  private let language: Language
  private let pronouncer: Pronouncer

  init() throws {
    language = try Languages.shelf.thing("en")
    pronouncer = try #require(language.pronouncer)
  }

  private func sounds(_ tokens: [Token]) -> TokenSounds {
    var sounds = TokenSounds()
    for token in tokens {
      sounds.starts.append(sounds.sounds.count)
      sounds.sounds += pronouncer.pronunciation(of: token.text).sounds.map { $0 }
    }
    sounds.starts.append(sounds.sounds.count)
    return sounds
  }

  private func aligned(
    _ first: String, _ other: String
  ) -> (places: SoundAlignment, first: TokenSounds, other: TokenSounds) {
    let (tokens, others) = (language.tokens(first), language.tokens(other))
    let (sounds, otherSounds) = (sounds(tokens), sounds(others))
    return (SoundAlignment(sounds, tokens, otherSounds, others), sounds, otherSounds)
  }

  @Test("Words that both have stand at each other's places, and only the others differ")
  func common() {
    let (places, first, other) = aligned("complete by milk", "complete buy the milk")
    #expect(places.mapped[other.starts[0]] == first.starts[0])
    #expect(places.mapped[other.starts[3]] == first.starts[2])
    #expect(places.differences == [other.starts[1]..<other.starts[3]])
  }

  @Test("What sounds the same is at the same place, wherever its words begin")
  func divided() {
    let (places, first, other) = aligned("can sell it", "cancel it")
    #expect(places.mapped[other.starts[1]] == first.starts[2])
    // “Can” and the beginning of “cancel” are the same three sounds.
    #expect(Array(places.mapped[0..<3]) == [0, 1, 2])
  }

  @Test("Equal hearings do not differ, and a word too many takes its neighbour with it")
  func bounds() {
    let (same, first, _) = aligned("water the plants", "water the plants")
    #expect(same.differences.isEmpty)
    #expect(same.mapped == Array(0...first.sounds.count))
    let (more, _, other) = aligned("water plants", "water the plants")
    #expect(more.differences == [other.starts[1]..<other.starts[3]])
  }

  @Test("Places never fall, and both end together", arguments: 1...200)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = [
      "complete", "buy", "by", "milk", "the", "a", "an", "elk", "water", "plants", "planets", "cancel", "can", "sell",
    ]
    let sentence = { (random: inout SeededGenerator) in
      (1...Int.random(in: 1...6, using: &random)).map { _ in words.randomElement(using: &random) ?? "milk" }
        .joined(separator: " ")
    }
    let texts = (sentence(&random), sentence(&random))
    let (places, first, other) = aligned(texts.0, texts.1)
    #expect(places.mapped.count == other.sounds.count + 1)
    #expect(places.mapped.last == first.sounds.count, "\(texts)")
    #expect(zip(places.mapped, places.mapped.dropFirst()).allSatisfy { $0 <= $1 }, "\(texts)")
  }
}
