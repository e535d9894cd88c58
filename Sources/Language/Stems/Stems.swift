/// Takes the endings off words of languages that inflect names, so that forms of one word are alike.
///
/// It knows no dictionary: different words can have one stem, and a form that changes within has another.
struct Stems: Sendable {
  /// The endings, the longest first.
  private let endings: [[Unicode.Scalar]]
  /// How many endings a word may have one after the other.
  private let depth: Int
  /// Whether a doubled consonant and a single one at the end of a stem are the same.
  private let gradesConsonants: Bool
  /// Whether words take little more than the “s” of several, which is none behind another: “runs”, but not “glass”.
  private let takesPluralAlone: Bool

  /// The stems of a language; `nil` for one whose words are left as they are.
  init?(language: String) {
    guard let endings = Self.endings[language] else { return nil }
    self.endings = endings.split(separator: " ").map { Array($0.unicodeScalars) }.sorted { $0.count > $1.count }
    depth = language == "tr" ? 2 : 1
    gradesConsonants = language == "fi"
    takesPluralAlone = language == "en"
  }

  /// The word without its ending: three letters or more, before a single consonant four.
  func stem(of word: String) -> String {
    var letters = Array(word.unicodeScalars)
    for _ in 0..<depth {
      guard let ending = endings.first(where: { canEnd(letters, $0) }) else { break }
      letters.removeLast(ending.count)
    }
    if gradesConsonants, letters.count > 3, letters[letters.count - 1] == letters[letters.count - 2] {
      letters.removeLast()
    }
    var stem = String.UnicodeScalarView()
    stem.append(contentsOf: letters)
    return String(stem)
  }

  private func canEnd(_ letters: [Unicode.Scalar], _ ending: [Unicode.Scalar]) -> Bool {
    if takesPluralAlone, ending == ["s"], letters.dropLast().last == "s" { return false }
    let least = ending.count == 1 && "nst".unicodeScalars.contains(ending[0]) && !takesPluralAlone ? 4 : 3
    return letters.count >= ending.count + least && letters.suffix(ending.count) == ending[...]
  }

  private static let endings = [
    "en": "s ed",
    "de": "ern em en er es e n s",
    "ru": """
    иями ями ами ого его ому ему ыми ими иях ях ах ой ей ий ый ая яя ое ее ые ие ую юю ым им ом ем ам ям ов ев ию ия ии ью \
    ых их а я о е ы и у ю ь й
    """,
    "fi": """
    issa issä ista istä illa illä ilta iltä ille iksi oiden öiden ssa ssä sta stä lla llä lta ltä lle ksi tta ttä iden jen \
    ien oa öä ua yä ea eä ia iä aa ää ita itä oon öön aan ään een iin uun yyn in an än en ön un yn on at ät et it ot öt ut yt ta tä a ä e i o ö u y n t
    """,
    "pl": "ami ach owi ego emu ymi imi iej om ów em ie ej ym im mi ią ych ich ą ę y i a o e u",
    "tr": """
    ların lerin ları leri lar ler nın nin nun nün ın in un ün yı yi yu yü dan den tan ten da de ta te ya ye yla yle la le \
    ı i u ü a e
    """,
  ]
}
