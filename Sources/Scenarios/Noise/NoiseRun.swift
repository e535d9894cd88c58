import Foundation
import ParlanceMatching
import ParlanceReports

/// Says sentences of tests again with noise, and counts what becomes of them.
package struct NoiseRun: Sendable {
  private let calendar: Calendar
  private let seed: UInt64
  private let match: @Sendable (UtteranceTest) async throws -> MatchResult

  /// Makes a run; the same seed spoils the same sentences alike.
  package init(
    seed: UInt64, calendar: Calendar, match: @escaping @Sendable (UtteranceTest) async throws -> MatchResult
  ) {
    self.seed = seed
    self.calendar = calendar
    self.match = match
  }

  /// The tallies of one locale, a kind of noise each; of the tests only those count that are understood as they are.
  ///
  /// None for a language that noise cannot be made in.
  package func tallies(_ tests: [UtteranceTest], locale: String) async -> [NoiseTally] {
    guard let maker = NoiseMaker(locale: locale) else { return [] }
    var tallies: [Noise: NoiseTally] = [:]
    for test in tests {
      guard case .intent = test.expectation, let clean = try? await match(test),
        UtteranceComparison.failures(of: test, clean, locale: locale, calendar: calendar).isEmpty,
        let best = clean.matches.first
      else { continue }
      let (names, texts) = places(of: best, in: test.text)
      for kind in Noise.allCases {
        var random = NoiseRandom(seed: seed, text: test.text + kind.rawValue)
        guard let text = maker.noisy(test.text, kind, names: names, texts: texts, using: &random), text != test.text
        else { continue }
        var spoiled = test
        spoiled.text = text
        guard let result = try? await match(spoiled) else { continue }
        let failure = UtteranceComparison.failures(of: spoiled, result, locale: locale, calendar: calendar).first
        let record = Understanding(result, expected: nil, locale: locale, isRight: failure == nil)
        var tally = tallies[kind] ?? NoiseTally(locale: locale, kind: kind.rawValue, counts: [:])
        tally.counts[record.verdict, default: 0] += 1
        if record.verdict == .wrong, let failure {
          tally.misreadings.append(
            .init(
              text: text, original: test.text, expected: failure.expected ?? "", got: failure.got ?? "",
              position: test.position))
        }
        tallies[kind] = tally
      }
    }
    return Noise.allCases.compactMap { tallies[$0] }
  }

  /// Where things are named and where free text stands: noise differs there.
  private func places(
    of match: Match, in text: String
  ) -> (names: [Range<String.Index>], texts: [Range<String.Index>]) {
    let scalars = text.unicodeScalars
    var names: [Range<String.Index>] = []
    var texts: [Range<String.Index>] = []
    for slot in match.slots {
      guard let range = slot.range, range.upperBound <= scalars.count else { continue }
      let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
      let part = start..<scalars.index(start, offsetBy: range.count)
      if case .names = slot.value { names.append(part) } else { texts.append(part) }
    }
    return (names, texts)
  }
}

/// Random numbers that depend on a seed and a text alone, so that a new sentence changes no other (SplitMix64 over FNV-1a).
package struct NoiseRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator.
  package init(seed: UInt64, text: String) {
    state = text.utf8.reduce(0xCBF2_9CE4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
