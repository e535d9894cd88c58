/// A sound that tells words apart, in any language.
package struct Phoneme: Sendable, Hashable {
  /// Its place in ``all``.
  package let number: UInt8

  /// The sounds that are known, each by its letters in IPA; stress and length are not told apart.
  static let all: [(symbol: String, shape: SoundShape)] = [
    ("i", .vowel(height: 0, back: 0)), ("ɪ", .vowel(height: 1, back: 1)), ("e", .vowel(height: 2, back: 0)),
    ("ɛ", .vowel(height: 4, back: 0)), ("æ", .vowel(height: 5, back: 1)), ("a", .vowel(height: 6, back: 2)),
    ("ɑ", .vowel(height: 6, back: 4)), ("ʌ", .vowel(height: 4, back: 3)), ("ə", .schwa),
    ("ɔ", .vowel(height: 4, back: 4, isRound: true)), ("o", .vowel(height: 2, back: 4, isRound: true)),
    ("ʊ", .vowel(height: 1, back: 3, isRound: true)), ("u", .vowel(height: 0, back: 4, isRound: true)),
    ("y", .vowel(height: 0, back: 0, isRound: true)), ("ʏ", .vowel(height: 1, back: 1, isRound: true)),
    ("ø", .vowel(height: 2, back: 0, isRound: true)), ("œ", .vowel(height: 4, back: 0, isRound: true)),
    ("ɑ̃", .vowel(height: 6, back: 4)), ("ɛ̃", .vowel(height: 4, back: 0)),
    ("ɔ̃", .vowel(height: 4, back: 4, isRound: true)),
    ("eɪ", .glide(from: "e", to: "ɪ")), ("aɪ", .glide(from: "a", to: "ɪ")), ("ɔɪ", .glide(from: "ɔ", to: "ɪ")),
    ("aʊ", .glide(from: "a", to: "ʊ")), ("oʊ", .glide(from: "o", to: "ʊ")),
    ("p", .consonant(.stop, place: 0)), ("b", .consonant(.stop, place: 0, isVoiced: true)),
    ("t", .consonant(.stop, place: 4)), ("d", .consonant(.stop, place: 4, isVoiced: true)),
    ("k", .consonant(.stop, place: 8)), ("ɡ", .consonant(.stop, place: 8, isVoiced: true)),
    ("f", .consonant(.fricative, place: 1)), ("v", .consonant(.fricative, place: 1, isVoiced: true)),
    ("θ", .consonant(.fricative, place: 2)), ("ð", .consonant(.fricative, place: 2, isVoiced: true)),
    ("s", .consonant(.fricative, place: 4)), ("z", .consonant(.fricative, place: 4, isVoiced: true)),
    ("ʃ", .consonant(.fricative, place: 5)), ("ʒ", .consonant(.fricative, place: 5, isVoiced: true)),
    ("ç", .consonant(.fricative, place: 6)), ("x", .consonant(.fricative, place: 8)),
    ("h", .consonant(.breath, place: 9)), ("tʃ", .consonant(.affricate, place: 5)),
    ("dʒ", .consonant(.affricate, place: 5, isVoiced: true)),
    ("m", .consonant(.nasal, place: 0, isVoiced: true)), ("n", .consonant(.nasal, place: 4, isVoiced: true)),
    ("ɲ", .consonant(.nasal, place: 6, isVoiced: true)), ("ŋ", .consonant(.nasal, place: 8, isVoiced: true)),
    ("l", .consonant(.lateral, place: 4, isVoiced: true)), ("r", .consonant(.rhotic, place: 4, isVoiced: true)),
    ("j", .consonant(.semivowel, place: 6, isVoiced: true)), ("w", .consonant(.semivowel, place: 8, isVoiced: true)),
    ("ɥ", .consonant(.semivowel, place: 6, isVoiced: true)),
  ]

  private static let numbers: [String: UInt8] = Dictionary(
    all.indices.map { (all[$0].symbol, UInt8($0)) }, uniquingKeysWith: { first, _ in first })

  /// The sound of some letters in IPA; `nil` if they are none.
  init?(_ symbol: some StringProtocol) {
    guard let number = Self.numbers[String(symbol)] else { return nil }
    self.number = number
  }

  /// How many sounds there are.
  package static var count: Int { all.count }

  /// The sound of a number; `nil` if there are not so many.
  package static func numbered(_ number: UInt8) -> Phoneme? { Int(number) < count ? Phoneme(number: number) : nil }

  private init(number: UInt8) { self.number = number }

  /// Its letters in IPA.
  package var symbol: String { Self.all[Int(number)].symbol }

  /// The sounds that a text in IPA writes, the longest letters first; `nil` if some of it is none.
  package static func sounds(_ text: String) -> [Phoneme]? {
    var sounds: [Phoneme] = []
    var rest = Array(text.unicodeScalars.map(String.init))[...]
    while !rest.isEmpty {
      guard let (sound, count) = first(of: rest) else { return nil }
      sounds.append(sound)
      rest = rest.dropFirst(count)
    }
    return sounds
  }

  private static func first(of letters: ArraySlice<String>) -> (Phoneme, Int)? {
    for count in [2, 1] where count <= letters.count {
      if let sound = Phoneme(letters.prefix(count).joined()) { return (sound, count) }
    }
    return nil
  }
}

/// How a sound is made, as far as sounds are told apart by it.
enum SoundShape: Sendable {
  /// How the breath goes.
  enum Manner: Sendable {
    /// From the stop, which holds the breath up, to the semivowel, which hardly does; `breath` is that of “h”.
    case stop, fricative, affricate, nasal, lateral, rhotic, semivowel, breath
  }

  /// A vowel: how far the mouth is open, from 0 to 6, how far back the tongue is, from 0 to 4, and whether the lips are round.
  case vowel(height: Int, back: Int, isRound: Bool = false)
  /// The vowel that says least.
  case schwa
  /// A vowel that goes over into another.
  case glide(from: String, to: String)
  /// A consonant; its place goes from the lips, 0, to the throat, 9.
  case consonant(Manner, place: Int, isVoiced: Bool = false)
}
