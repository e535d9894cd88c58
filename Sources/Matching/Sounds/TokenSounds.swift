import ParlanceLanguage

/// How tokens sound, one after another.
struct TokenSounds {
  /// Of each token, its first place; and the end. Every token has one place at least.
  var starts: [Int] = []
  /// Of each place, how many scalars of its token's text stand before it.
  var offsets: [Int] = []
  /// The sounds by place, `nil` for a silent token.
  var sounds: [Phoneme?] = []
}
