import _FoundationICU

/// What Unicode says of a scalar. ICU answers from tables, in a few nanoseconds.
extension Unicode.Scalar {
  /// General categories, as far as words are concerned.
  enum Category {
    /// Combines with what stands before.
    case mark
    /// A digit of a decimal system.
    case decimalNumber
    /// ½ and ②.
    case otherNumber
    /// White space.
    case space
    /// Invisible, and shapes what stands around it.
    case format
    /// Punctuation and control characters.
    case punctuation
    /// Signs of mathematics and currencies, arrows, pictures.
    case symbol
    /// Letters, and what Unicode does not know yet.
    case letter
  }

  /// The general category.
  var category: Category {
    switch Int(swift_u_charType(icu)) {
    case 6...8: .mark
    case 9: .decimalNumber
    case 11: .otherNumber
    case 12...14: .space
    case 16: .format
    case 15, 19...23, 28, 29: .punctuation
    case 24...27: .symbol
    default: .letter
    }
  }

  /// The small letter of a capital one; any other scalar itself.
  var small: Unicode.Scalar { Unicode.Scalar(UInt32(bitPattern: swift_u_tolower(icu))) ?? self }

  /// The digit 0 to 9 in ASCII for one of any script.
  var asciiDigit: Unicode.Scalar { Unicode.Scalar(0x30 + UInt8(clamping: max(0, swift_u_charDigitValue(icu)))) }

  /// Whether compatibility composition (NFKC) leaves it as it is, whatever stands before it.
  var isSettled: Bool { swift_u_getIntPropertyValue(icu, UCHAR_NFKC_QUICK_CHECK) == 1 }

  private var icu: Int32 { Int32(bitPattern: value) }
}
