/// Which scalars are other spellings of which, and what each does to a word.
enum ScalarForms {
  /// What a scalar is written for, before anything is composed; `nil` if it says nothing.
  static func written(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x80: scalar
    // Apostrophes, and what is typed for one; with the Hebrew geresh.
    case 0xB4, 0x02B9, 0x02BB, 0x02BC, 0x02BD, 0x2018...0x201B, 0x2032, 0x05F3: "'"
    // Double ones; with the Hebrew gershayim.
    case 0x201C...0x201F, 0x2033, 0x05F4: "\""
    // Hyphens, the minus sign, the wave that stands between two times, and the Hebrew maqaf.
    case 0x2010...0x2013, 0x2212, 0x301C, 0xFF5E, 0x05BE: "-"
    // Signs that people take for the degree sign.
    case 0xBA, 0x02DA: "°"
    case 0x066A: "%"
    case 0x066B: "."
    case 0x066C: ","
    case 0x2044: "/"
    case 0x200B: " "
    // ©, ®, ™ and ℠ are not spoken.
    case 0xA9, 0xAE, 0x2120, 0x2122: nil
    // Vowel points of Hebrew and Arabic, which are left out as a rule; the Arabic tatweel.
    case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: nil
    case 0x0610...0x061A, 0x0640, 0x064B...0x0652, 0x0656...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8,
      0x06EA...0x06ED:
      nil
    // Invisible: fillers, variation selectors.
    case 0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: nil
    case 0xAD, 0x0600...0x0605, 0x061C, 0x06DD, 0x200C...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: nil
    case 0x70F, 0x08E2, 0xFFF9...0xFFFB, 0x110BD...0x1D17A, 0xE0001...0xE007F: scalar.category == .format ? nil : scalar
    default: scalar
    }
  }

  /// Calls `body` with the scalars that are compared in place of a small letter; with none if it says nothing.
  @inline(__always)
  static func forEachForm(of scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    switch scalar.value {
    case 0..<0x80: body(scalar)
    case 0xDF:
      body("s")
      body("s")
    case 0x03C2: body("σ")
    // Arabic: alef with and without its signs, ya with and without dots, kaf of Persian, ta marbuta and ha.
    case 0x0622, 0x0623, 0x0625, 0x0671: body("\u{0627}")
    case 0x0649, 0x06CC: body("\u{064A}")
    case 0x06A9: body("\u{0643}")
    case 0x0629, 0x06C0...0x06C3: body("\u{0647}")
    case 0x0653...0x0655: break
    // Malayalam chillu letters, which are also written as the letter and a virama.
    case 0x0D7A...0x0D7F:
      body(chillu(scalar.value))
      body("\u{0D4D}")
    default: body(scalar.category == .decimalNumber ? scalar.asciiDigit : scalar)
    }
  }

  /// Whether a scalar is one of those that compatibility composition leaves alone, whatever stands before it; of the frequent ones
  /// only, so that nobody has to be asked.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x131, 0x400...0x45F, 0x5D0...0x5EA, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Whether a scalar is a letter or vowel of an Indic script, of Thai, Lao, Burmese or Khmer, which knows no capitals and no other form.
  static func isUncased(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0904...0x0965, 0x0980...0x09E5, 0x0A00...0x0A65, 0x0A80...0x0AE5, 0x0B00...0x0B65, 0x0B80...0x0BE5,
      0x0C00...0x0C65, 0x0C80...0x0CE5, 0x0D00...0x0D65, 0x0D80...0x0DE5, 0x0E01...0x0E4F, 0x0E81...0x0ECF,
      0x1000...0x103F, 0x1780...0x17D3:
      true
    default: false
    }
  }

  /// Whether a letter is of the Arabic script.
  static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    (0x0620...0x06FF).contains(scalar.value) || (0x0750...0x077F).contains(scalar.value)
  }

  /// Whether an apostrophe (or a double one) between two letters belongs to the word: м’ята, צה״ל.
  static func joins(_ mark: UInt32, _ before: UInt32, _ after: UInt32) -> Bool {
    let hebrew: ClosedRange<UInt32> = 0x05D0...0x05EA
    if hebrew.contains(before), hebrew.contains(after) { return true }
    let cyrillic: ClosedRange<UInt32> = 0x0400...0x052F
    return mark == 0x27 && cyrillic.contains(before) && cyrillic.contains(after)
  }

  /// What a normalised scalar does to the word that it stands in.
  static func kind(of scalar: Unicode.Scalar) -> ScalarKind {
    switch scalar.value {
    case 0..<0x80: ScalarKind(ascii: UInt8(truncatingIfNeeded: scalar.value))
    case 0xE0...0xF6, 0xF8...0x24F, 0x430...0x45F, 0x5D0...0x5EA: .word
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA: .ideograph
    // Vowels of Thai and Lao that stand before or after their letter without being marks to Unicode.
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: .leading
    case 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EBD: .mark
    case 0x1039, 0x17D2: .stacker
    default: kind(by: scalar.category, scalar.value)
    }
  }

  private static func kind(by category: Unicode.Scalar.Category, _ value: UInt32) -> ScalarKind {
    switch category {
    case .mark: .mark
    case .space: .space
    case .punctuation, .format: .separator
    case .symbol: .single
    case .decimalNumber, .otherNumber, .letter: WritingSystem.isTokenEach(value) ? .ideograph : .word
    }
  }

  private static func chillu(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x0D7A: "\u{0D23}"
    case 0x0D7B: "\u{0D28}"
    case 0x0D7C: "\u{0D30}"
    case 0x0D7D: "\u{0D32}"
    case 0x0D7E: "\u{0D33}"
    default: "\u{0D15}"
    }
  }
}
