import ParlanceLanguage

/// What the sounds of an utterance cost, looked up once and not with each word that is tried.
struct HeardCosts {
  /// How many places there are.
  let count: Int
  /// Of each place, what its sound costs that is too many.
  let additions: [Int32]
  /// Of each sound that there is, place by place, what it costs in place of the one that was heard.
  let changes: [Int32]

  /// Looks up the costs of sounds; a silent place has none, and costs a whole one where a sound is wanted.
  init(_ heard: [Phoneme?]) {
    let costs = SoundCosts.standard
    count = heard.count
    additions = heard.map { $0.map { Int32(costs.addition($0)) } ?? 0 }
    let whole = Int32(SoundCosts.whole)
    changes = (0..<UInt8(Phoneme.count)).flatMap { number in
      let sound = Phoneme.numbered(number)
      return heard.map { place in
        guard let sound, let place else { return whole }
        return Int32(costs.change(sound, place))
      }
    }
  }
}
