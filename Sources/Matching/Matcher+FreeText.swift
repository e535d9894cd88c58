import ParlanceLanguage
import ParlanceTemplates

extension Matcher {
  /// The captures of a reading that take any words.
  func texts(of derivation: Derivation) -> [Capture] { derivation.captures.filter { $0.cost.wildcards > 0 } }

  /// Whether free text begins or ends within a word: a half of it, “with” of “within”, was no word that somebody joined to another.
  func isCutShort(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard derivation.cost.wildcards > 0, derivation.cost.edits > 0 else { return false }
    let texts = texts(of: derivation).map(\.scalars)
    return tokens.contains { token in
      texts.contains { $0.overlaps(token.range) && token.range.clamped(to: $0) != token.range }
    }
  }

  /// Whether free text begins with the half of a word that negates what stands before it: “shouldn't call” is no “should” with a text.
  func beginsWithNot(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard derivation.cost.wildcards > 0 else { return false }
    return derivation.captures.contains { capture in
      capture.cost.wildcards > 0 && tokens.indices.contains(capture.range.lowerBound)
        && language.isContracted(capture.range.lowerBound, of: tokens)
    }
  }

  /// Whether a word is divided that stands for two: “Happy every” is no text of “happy mondays”, nor is a Monday meant where “every” is passed
  /// over. Where a language demands it such a day stands behind one of a few words, or at the beginning: “on mondays”.
  func dividesWord(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let hidden = tokens.indices.filter { tokens.isHidden($0) && !GapRecognizer.isGap(tokens[$0]) }
    return hidden.contains { place in
      guard let day = derivation.captures.first(where: { $0.range.contains(place + 1) }) else { return false }
      let holders = derivation.captures.count { $0.range.contains(place) }
      guard !day.range.contains(place) else { return holders > 1 }
      let scalar = tokens[place].range.lowerBound
      let isPassed = derivation.deviations.contains { deviation in
        [.extra, .filler, .stutter].contains(deviation.kind)
          && (deviation.scalars.lowerBound...deviation.scalars.upperBound).contains(scalar)
      }
      let isAlone = place > 0 && !language.canStandBeforeEvery(tokens[place - 1])
      return holders > 0 || isPassed || isAlone
    }
  }

  /// The fewest scalars of a word that is joined to free text: “playlist” in “Sommerhitsplaylist”.
  private static var fewestJoined: Int { 5 }

  /// Whether free text ends in a small word that leads on to one which is forgiven: that belongs to the text, “a present for Lisa”.
  func leadsToForgiven(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard derivation.cost.wildcards > 0, derivation.cost.edits > 0 else { return false }
    return texts(of: derivation).map(\.scalars).contains { text in
      guard let last = tokens.last(where: { text.overlaps($0.range) }),
        language.openDate(last) || language.followDate(last),
        let next = tokens.first(where: { $0.range.lowerBound >= text.upperBound })
      else { return false }
      return derivation.deviations.contains { $0.scalars.overlaps(next.range) }
    }
  }

  /// Whether free text takes a part of a word whose rest is too little to be a word that was joined to it.
  func takesPartOfWord(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard derivation.cost.wildcards > 0 else { return false }
    let texts = texts(of: derivation).map(\.scalars)
    return tokens.contains { token in
      texts.contains { text in
        guard case let part = token.range.clamped(to: text), !part.isEmpty, part != token.range else { return false }
        return token.range.count - part.count < Self.fewestJoined
      }
    }
  }

  /// Whether free text stands behind a small word that is missing: without what announces it any sentence would be a text, “I have
  /// done it” as well as “I have to do it”.
  func isUnannounced(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard isUncertain(derivation) else { return false }
    let starts = texts(of: derivation).map(\.scalars.lowerBound)
    // What is passed over announces nothing either: “I have a headache”.
    let passed = derivation.deviations.filter { $0.word == nil }
    let read = tokens.filter { token in !passed.contains { $0.scalars.overlaps(token.range) } }
    return derivation.deviations.contains { deviation in
      guard isMissingParticle(deviation) else { return false }
      return starts.contains { start in
        deviation.scalars.upperBound <= start
          && !read.contains { $0.range.lowerBound >= deviation.scalars.upperBound && $0.range.lowerBound < start }
      }
    }
  }

  /// Whether a phrase with free text lacks a small word: what is left of the phrase hardly tells that it was meant.
  func isUncertain(_ derivation: Derivation) -> Bool {
    derivation.cost.wildcards > 0 && derivation.deviations.contains(where: isMissingParticle)
  }

  /// Whether a small word is missing that can make a difference, or a part of one.
  private func isMissingParticle(_ deviation: Deviation) -> Bool {
    deviation.kind == .character
      || deviation.kind == .missing && deviation.points >= AllowanceFinder.Points.particle
  }

  /// Whether a small word is passed over that stands against free text: it belongs to the text, as it was said.
  func leavesOutEdges(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    guard derivation.cost.wildcards > 0 else { return false }
    let texts = texts(of: derivation).map(\.scalars)
    return derivation.deviations.contains { deviation in
      guard deviation.kind == .extra else { return false }
      let before = tokens.last { $0.range.upperBound <= deviation.scalars.lowerBound }
      let after = tokens.first { $0.range.lowerBound >= deviation.scalars.upperBound }
      return texts.contains { text in
        [before, after].contains { $0.map { text.overlaps($0.range) } ?? false }
      }
    }
  }

  /// Whether free text of a reading that forgives begins or ends with a “not”: that was not meant as a text, it refuses.
  func negates(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    derivation.cost.wildcards > 0
      && texts(of: derivation).contains { text in
        let words = tokens.filter { text.scalars.overlaps($0.range) && !language.stopWords.contains($0) }
        return [words.first, words.last].contains { $0.map { language.negations.contains($0) } ?? false }
      }
  }
}
