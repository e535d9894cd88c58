/// What may be forgiven in one utterance: an automaton that gets it reads words that are not quite those of a phrase, at a cost.
package struct Allowances: Sendable {
  /// Another word that a token can stand for.
  package struct Respelling: Sendable, Hashable {
    /// The word as phrases, lists and names have it.
    package var word: String
    /// What it costs, in points.
    package var points: Int
    /// Whether the phrases have its contrary too.
    package var isContrary: Bool

    /// Makes a respelling.
    package init(_ word: String, points: Int, isContrary: Bool = false) {
      self.word = word
      self.points = points
      self.isContrary = isContrary
    }
  }

  /// Tokens that may be passed over.
  package struct Skip: Sendable, Hashable {
    /// Why.
    package var kind: Deviation.Kind
    /// How many tokens.
    package var count: Int
    /// What it costs, in points.
    package var points: Int

    /// Makes a skip.
    package init(_ kind: Deviation.Kind, count: Int, points: Int) {
      self.kind = kind
      self.count = count
      self.points = points
    }
  }

  /// What may be forgiven at one token.
  package struct Site: Sendable, Hashable {
    /// The words that it may be, best first.
    package var respellings: [Respelling] = []
    /// What may be passed over from here.
    package var skips: [Skip] = []
    /// Where it may be divided in two words, in scalars of its text, in order.
    package var seams: [Int] = []
    /// The word that it makes with the next token.
    package var joint: Respelling?

    /// Forgives nothing.
    package init() {}

    /// Whether it forgives nothing.
    package var isEmpty: Bool { respellings.isEmpty && skips.isEmpty && seams.isEmpty && joint == nil }
  }

  /// One site for each token.
  package var sites: [Site]
  /// The words that may be missing.
  package var small: SmallWords
  /// The words that may be missing before each token, and behind the last; empty where none may be.
  package var insertions: [[Respelling]] = []
  /// What two words written as one cost, in points.
  package var jointPoints: Int
  /// The most points that a reading may have.
  package var most: Int
  /// The most words that free text of a reading may take: one with more is of no use beside what was read before.
  package var mostTextWords: Int = .max
  /// How the utterance sounds; if it is there, words are forgiven that sound alike, and no misspelled ones.
  package var hearing: Hearing?

  /// Makes allowances.
  package init(sites: [Site], small: SmallWords, jointPoints: Int, most: Int) {
    self.sites = sites
    self.small = small
    self.jointPoints = jointPoints
    self.most = min(most, Cost.mostEdits)
  }
}

/// The words of an automaton that people leave out, and what follows from it.
package struct SmallWords: Sendable {
  /// Of each symbol, what it costs if it is missing, in points; 0 if it may not be.
  let points: [Int]
  /// Of each network, whether it can begin with one of them.
  let beginnings: [Bool]
  /// The clauses that one of them would fulfil, as bits.
  let clauses: [TemplateIndex.Chunk]

  /// None.
  package static let none = SmallWords(points: [], beginnings: [], clauses: [])

  private init(points: [Int], beginnings: [Bool], clauses: [TemplateIndex.Chunk]) {
    self.points = points
    self.beginnings = beginnings
    self.clauses = clauses
  }

  /// Finds those of an automaton's words that may be missing, and at what cost; 0 if they may not.
  package init(of automaton: Automaton, _ points: (String) -> Int) {
    let content = automaton.content
    self.points = content.symbols.words.map(points)
    beginnings = content.networks.map { [points = self.points] network in
      content.firstWords[Int(network.firstWords.lowerBound)..<Int(network.firstWords.upperBound)]
        .contains { points[Int($0)] > 0 }
    }
    clauses = automaton.index.clauses(
      of: self.points.indices.filter { [points = self.points] in points[$0] > 0 }.map { Int32($0) })
  }
}
