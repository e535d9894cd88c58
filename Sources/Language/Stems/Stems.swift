/// Takes the endings off words of languages that inflect names, so that forms of one word are alike.
///
/// It knows no dictionary: different words can have one stem, and a form that changes within has another.
struct Stems: Sendable {
  /// An ending in UTF-8, and how many letters it has.
  private struct Ending {
    let bytes: [UInt8]
    let letters: Int

    init(_ text: Substring) {
      bytes = Array(text.utf8)
      letters = text.unicodeScalars.count
    }
  }

  /// The endings, the longest first.
  private let endings: [Ending]
  /// How many endings a word may have one after the other.
  private let depth: Int
  /// Whether a doubled consonant and a single one at the end of a stem are the same.
  private let gradesConsonants: Bool
  /// Whether names may be as short as «Оля», and ё is mostly written as е.
  private let isRussian: Bool
  /// Whether words take little more than the “s” of several, which is none behind another: “runs”, but not “glass”.
  private let takesPluralAlone: Bool

  /// The stems of a language; `nil` for one whose words are left as they are.
  init?(language: String) {
    guard let endings = Self.endings[language] else { return nil }
    self.endings = endings.split(separator: " ").map(Ending.init).sorted { $0.letters > $1.letters }
    depth = language == "tr" ? 2 : 1
    gradesConsonants = language == "fi"
    takesPluralAlone = language == "en"
    isRussian = language == "ru"
  }

  /// The word without its ending: three letters or more, before a single consonant four; in Russian two that can be said, if nothing else can
  /// end it.
  func stem(of word: String) -> String {
    isRussian && word.contains("ё") ? ending(word.replacing("ё", with: "е")) : ending(word)
  }

  private func ending(_ word: String) -> String {
    // «С Олей», and no «Оле» with a consonant behind it.
    if isRussian, ["ой", "ей"].contains(where: word.hasSuffix), let short = shortStem(of: word) { return short }
    // By bytes: most words have no ending, and these are left as they are.
    var stem = word.utf8[...]
    for _ in 0..<depth {
      guard let ending = endings.first(where: { canEnd(stem, $0) }) else { break }
      stem.removeLast(ending.bytes.count)
    }
    if isRussian, stem.endIndex == word.utf8.endIndex, let short = shortStem(of: word) { return short }
    if gradesConsonants, let doubled = doubledLetter(Substring(stem)) { stem.removeLast(doubled) }
    return stem.endIndex == word.utf8.endIndex ? word : String(Substring(stem))
  }

  /// Two letters before an ending, one of them a vowel: «Оля», «Олю», «чая».
  private func shortStem(of word: String) -> String? {
    let vowels: Set<Unicode.Scalar> = ["а", "е", "и", "о", "у", "ы", "э", "ю", "я"]
    for ending in endings where word.utf8.suffix(ending.bytes.count).elementsEqual(ending.bytes) {
      let letters = word.unicodeScalars.dropLast(ending.letters)
      if letters.count == 2, letters.contains(where: vowels.contains) {
        return String(String.UnicodeScalarView(letters))
      }
    }
    return nil
  }

  /// The bytes of the last letter, if it is that before it too and there are more.
  private func doubledLetter(_ stem: Substring) -> Int? {
    let letters = stem.unicodeScalars
    guard letters.count > 3, let last = letters.last, letters.dropLast().last == last else { return nil }
    return UTF8.width(last)
  }

  private func canEnd(_ stem: Substring.UTF8View, _ ending: Ending) -> Bool {
    guard stem.count > ending.bytes.count, stem.suffix(ending.bytes.count).elementsEqual(ending.bytes) else {
      return false
    }
    let rest = stem.dropLast(ending.bytes.count)
    let single = ending.bytes.count == 1 ? ending.bytes.first.map(Unicode.Scalar.init) : nil
    if takesPluralAlone, single == "s", rest.last == UInt8(ascii: "s") { return false }
    let isWeak = single == "n" || single == "s" || single == "t"
    let least = isWeak && !takesPluralAlone ? 4 : 3
    // A byte that goes on with a letter begins none.
    return rest.count { $0 & 0xC0 != 0x80 } >= least
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
