import ParlanceLanguage

/// What the sounds of an utterance cost, looked up once and not with each word that is tried.
struct HeardCosts {
  /// The same as bare memory, which is valid while ``HeardCosts/withUnsafeValues(_:)`` runs.
  struct Values {
    /// How many places there are.
    let count: Int
    /// Of each place, what its sound costs that is too many.
    let additions: UnsafeBufferPointer<Int32>
    /// Of each sound that there is, what it costs that is missing.
    let missing: UnsafeBufferPointer<Int32>
    /// Of each sound that there is, place by place, what it costs in place of the one that was heard.
    let changes: UnsafeBufferPointer<Int32>
  }

  private let count: Int
  private let additions: [Int32]
  private let missing: [Int32]
  private let changes: [Int32]

  /// Looks up the costs of sounds; a silent place has none, and costs a whole one where a sound is wanted.
  init(_ heard: [Phoneme?]) {
    let costs = SoundCosts.standard
    let whole = Int32(SoundCosts.whole)
    let sounds = (0..<UInt8(Phoneme.count)).compactMap { Phoneme.numbered($0) }
    count = heard.count
    additions = heard.map { $0.map { Int32(costs.addition($0)) } ?? 0 }
    missing = sounds.map { Int32(costs.addition($0)) }
    changes = sounds.flatMap { sound in heard.map { $0.map { Int32(costs.change(sound, $0)) } ?? whole } }
  }

  /// Gives the costs without checks of their bounds.
  func withUnsafeValues<Result>(_ body: (Values) -> Result) -> Result {
    additions.withUnsafeBufferPointer { additions in
      missing.withUnsafeBufferPointer { missing in
        changes.withUnsafeBufferPointer { changes in
          body(Values(count: count, additions: additions, missing: missing, changes: changes))
        }
      }
    }
  }
}
