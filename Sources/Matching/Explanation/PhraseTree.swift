/// How the words of an utterance lie in the phrase that reads them.
package struct PhraseTree: Sendable, Hashable {
  /// What a part of a phrase is.
  package enum Part: Sendable, Hashable {
    /// The whole phrase.
    case phrase
    /// Words that stand in the phrase.
    case words
    /// What a rule stands for, by its name.
    case rule(String)
    /// What fills a slot, by its name.
    case slot(String)
    /// Words that are no part of the phrase and were passed over.
    case passed
  }

  /// What it is.
  package var part: Part
  /// The Unicode scalars of the utterance that it reads.
  package var scalars: Range<Int>
  /// What it is made of, in the order of the utterance; none of words and slots.
  package var children: [PhraseTree] = []

  /// A rule or phrase of parts; `nil` if they read nothing.
  init?(_ part: Part, of children: [PhraseTree]) {
    guard let first = children.first, let last = children.last else { return nil }
    self.part = part
    self.children = children
    scalars = first.scalars.lowerBound..<max(first.scalars.upperBound, last.scalars.upperBound)
  }

  /// Makes a part without parts of its own.
  init(_ part: Part, _ scalars: Range<Int>) {
    self.part = part
    self.scalars = scalars
  }

  /// Parts one behind the other; words that follow words are one part.
  static func joined(_ left: [PhraseTree], _ right: [PhraseTree]) -> [PhraseTree] {
    guard let last = left.last, let first = right.first else { return left + right }
    guard last.part == .words, first.part == .words else { return left + right }
    var all = left + right.dropFirst()
    all[left.count - 1].scalars = last.scalars.lowerBound..<max(last.scalars.upperBound, first.scalars.upperBound)
    return all
  }

  /// Puts words that were passed over where they were said.
  mutating func insert(passed scalars: Range<Int>) {
    if let place = children.firstIndex(where: { child in
      !child.children.isEmpty && child.scalars.lowerBound < scalars.lowerBound
        && scalars.upperBound < child.scalars.upperBound
    }) {
      return children[place].insert(passed: scalars)
    }
    // Words around it were one part before anybody knew of it.
    if let place = children.firstIndex(where: { child in
      child.part == .words && child.scalars.lowerBound < scalars.lowerBound
        && scalars.upperBound < child.scalars.upperBound
    }) {
      let words = children[place].scalars
      children[place].scalars = words.lowerBound..<scalars.lowerBound
      children.insert(PhraseTree(.words, scalars.upperBound..<words.upperBound), at: place + 1)
    }
    let place = children.firstIndex { $0.scalars.lowerBound >= scalars.upperBound } ?? children.count
    children.insert(PhraseTree(.passed, scalars), at: place)
  }
}
