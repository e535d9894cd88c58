/// How far words may be from what was said, for words that were heard and for typed ones.
struct SoundLimits {
  /// The most points of a word for each of its sounds.
  var pointsPerSound: Double
  /// How alike an utterance must be to what is understood, from 0 to 1, to be asked about.
  var askedLikeness: Double
  /// The same to be acted on.
  var likeness: Double
  /// How alike the words that were not said as they are must be all together.
  var wordLikeness: Double
  /// The same where free text takes others.
  var textLikeness: Double
  /// How alike they must be to be acted on where no other word tells what is to be done.
  var commandLikeness: Double
  /// The same where they announce free text.
  var openingLikeness: Double
  /// How alike the words of the phrase alone must be for that, however near the name is.
  var ownLikeness: Double
  /// How alike each word and name by itself must be to be acted on.
  var pieceLikeness: Double
  /// The same of what fills a slot with a single word or a few sounds.
  var valueLikeness: Double

  /// For words of a recogniser.
  static var heard: SoundLimits {
    SoundLimits(
      pointsPerSound: 4.5, askedLikeness: 0.75, likeness: 0.78, wordLikeness: 0.6, textLikeness: 0.76,
      commandLikeness: 0.8, openingLikeness: 0.9, ownLikeness: 0.72, pieceLikeness: 0.6, valueLikeness: 0.86)
  }

  /// For typed words: whoever types does not mishear, so there is nothing to ask about.
  static var typed: SoundLimits {
    SoundLimits(
      pointsPerSound: 2, askedLikeness: 0.92, likeness: 0.92, wordLikeness: 0.8, textLikeness: 0.9,
      commandLikeness: 0.95, openingLikeness: 0.95, ownLikeness: 0.95, pieceLikeness: 0.6, valueLikeness: 0.72)
  }
}
