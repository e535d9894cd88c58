import ParlanceLanguage
import ParlanceTemplates

// What other hearings of the same words have in place of some of them.
extension SoundFinder {
  /// What a word costs that another hearing has there, in points, and how many places farther down it costs one more: the recogniser
  /// thinks it a little less likely.
  private static var pointsOfOther: Int { 2 }
  private static var ranksPerPoint: Int { 3 }
  /// How far before a difference words of another hearing begin.
  private static var mostBefore: Int { 6 }

  /// Adds to how tokens sound what other hearings have in their places, and what that may be: the words that were said are seldom all in one
  /// hearing, and mostly each in some.
  ///
  /// No negation, number or contrary comes from another hearing, and those of this one stay.
  func weave(
    _ others: [[Token]], into hearing: inout Hearing, _ tokens: [Token], _ limits: SoundLimits
  ) {
    guard let own = sounds(of: tokens) else { return }
    let free = freeRuns(tokens, own.starts)
    var woven = hearing.arcs.map { _ in [Hearing.Arc]() }
    for (rank, other) in others.enumerated() {
      guard let heard = sounds(of: other) else { continue }
      let places = SoundAlignment(own, tokens, heard, other)
      for (place, arcs) in arcs(of: heard, other, differing: places.differences, limits).enumerated() {
        let start = places.mapped[place]
        for arc in arcs {
          let end = places.mapped[arc.end]
          guard start < end, free.contains(where: { $0.lowerBound <= start && end <= $0.upperBound }),
            !isContrary(arc.word, own.sounds[start..<end], arc.points)
          else { continue }
          woven[start].append(
            .init(arc.word, end: end, points: arc.points + Self.pointsOfOther + rank / Self.ranksPerPoint))
        }
      }
    }
    keepSmallWords(tokens, own.starts, &woven)
    for place in woven.indices {
      hearing.arcs[place] = Self.cheapest(
        hearing.arcs[place] + Self.cheapest(woven[place], from: place, most: Self.mostArcs), from: place,
        most: .max)
    }
  }

  /// The words that another hearing may be, by place, where it differs from the first.
  private func arcs(
    of heard: TokenSounds, _ tokens: [Token], differing: [Range<Int>], _ limits: SoundLimits
  ) -> [[Hearing.Arc]] {
    var arcs = [[Hearing.Arc]](repeating: [], count: heard.sounds.count)
    var search = SoundSearch(heard.sounds, perSound: limits.pointsPerSound)
    let tries = vocabulary.soundTries(tables.pronouncer)
    let free = freeRuns(tokens, heard.starts)
    for difference in differing {
      for run in free {
        let from = max(run.lowerBound, difference.lowerBound - Self.mostBefore)
        for place in from..<max(from, min(run.upperBound, difference.upperBound)) where arcs[place].isEmpty {
          let found =
            self.arcs(from: place, upTo: run.upperBound, heard.sounds, &search)
            + nameArcs(from: place, upTo: run.upperBound, tries, &search)
          arcs[place] = found.filter { $0.end > difference.lowerBound }
        }
      }
      for (number, token) in tokens.enumerated()
      where difference.contains(heard.starts[number]) && !tables.negations.contains(token)
        && !language.isNumber(token.text) && (automaton.hasWhole(token.text) || vocabulary.holds(token))
      {
        arcs[heard.starts[number]].append(.init(token.text, end: heard.starts[number + 1], points: 0))
      }
    }
    return arcs
  }

  /// Each word once for each end, as cheaply as it may stand there, and of very many those that cost the least for what they explain.
  private static func cheapest(_ arcs: [Hearing.Arc], from place: Int, most: Int) -> [Hearing.Arc] {
    var least: [Hearing.Arc] = []
    for arc in arcs.sorted(by: { ($0.points, $0.word, $0.end) < ($1.points, $1.word, $1.end) })
    where !least.contains(where: { $0.word == arc.word && $0.end == arc.end }) {
      least.append(arc)
    }
    return best(least, from: place, most: most)
  }
}
