/// Other ways in which people write a token: without marks, or with two letters for one.
enum Spellings {
  /// The token without the marks that people leave out; itself if it has none.
  static func unmarked(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    var text = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      guard let letter = bareLetter(scalar) else { return takenApart(word) }
      text.append(letter)
    }
    return String(text)
  }

  /// The letter as it is written without its marks, whatever stands beside it; `nil` where it takes more to tell.
  private static func bareLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x80: scalar
    case 0x80..<firstUnlisted: bareLetters[Int(scalar.value)]
    // Kana keep their marks, and ideographs have none; a mark by itself belongs to what stands before it.
    case 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF: scalar
    default: nil
    }
  }

  /// Where the letters end of which a list is kept: the usual ones of Latin, Greek and Cyrillic. Others, as Vietnamese has, are taken apart each time.
  private static var firstUnlisted: UInt32 { 0x530 }

  private static let bareLetters: [Unicode.Scalar?] = (0..<firstUnlisted).map { value in
    guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .nonspacingMark else {
      return nil
    }
    let bare = takenApart(String(scalar)).unicodeScalars
    return bare.count == 1 ? bare.first : nil
  }

  private static func takenApart(_ word: String) -> String {
    var bare: [Unicode.Scalar] = []
    for scalar in NormalizationForm.nfd.normalized(Array(word.unicodeScalars)) {
      if let last = bare.last, isLeftOut(scalar, after: last) { continue }
      appendBare(scalar, to: &bare)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: NormalizationForm.nfc.normalized(bare))
    return String(text)
  }

  /// The token as it is written without its marks, and with two letters for one where the language does that.
  static func variants(of word: String, in language: String) -> [String] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    var variants: [String] = []
    let digraphs = digraphs(of: language)
    if !digraphs.isEmpty {
      let spelled = word.map { digraphs[$0] ?? String($0) }.joined()
      if spelled != word { variants.append(spelled) }
    }
    let bare = unmarked(word)
    if bare != word, !variants.contains(bare) { variants.append(bare) }
    return variants
  }

  /// Whether a mark is left out: accents on Latin, Greek and Cyrillic letters, and the Indic dot below.
  private static func isLeftOut(_ mark: Unicode.Scalar, after letter: Unicode.Scalar) -> Bool {
    switch mark.value {
    case 0x0300...0x036F:
      // й and ї, ў are letters of their own; ё and stressed vowels are е and the vowel.
      let isBreve = mark.value == 0x306 || mark.value == 0x308 && letter != "е"
      return !(isBreve && (0x0400...0x052F).contains(letter.value)) && letter.value < 0x0530
    case 0x093C, 0x09BC, 0x0A3C, 0x0ABC, 0x0B3C, 0x0CBC: return true
    default: return false
    }
  }

  /// Adds a letter without marks that Unicode does not take apart.
  private static func appendBare(_ scalar: Unicode.Scalar, to text: inout [Unicode.Scalar]) {
    switch scalar {
    case "ı": text.append("i")
    case "ł": text.append("l")
    case "ø": text.append("o")
    case "đ", "ð": text.append("d")
    case "ħ": text.append("h")
    case "ŧ": text.append("t")
    case "ə": text.append("e")
    case "ґ": text.append("г")
    case "þ": text += ["t", "h"]
    case "æ": text += ["a", "e"]
    case "œ": text += ["o", "e"]
    // Hindi writes both nasal signs for one sound.
    case "\u{0901}": text.append("\u{0902}")
    default: text.append(scalar)
    }
  }

  private static func digraphs(of language: String) -> [Character: String] {
    switch language {
    case "de", "lb", "gsw": ["ä": "ae", "ö": "oe", "ü": "ue"]
    case "da", "nb", "nn", "no": ["å": "aa", "ø": "oe", "æ": "ae"]
    case "et", "fi", "sv": ["ä": "ae", "ö": "oe", "å": "aa", "ü": "ue"]
    default: [:]
    }
  }
}
