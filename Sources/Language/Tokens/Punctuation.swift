/// What the signs between words say, in the scripts that have them.
package enum Punctuation {
  /// Whether it is a sign of a question: `?` in its forms, and the one that opens one in Spanish.
  package static func isQuestionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "?", "？", "؟", "¿": true
    default: false
    }
  }

  /// Whether it ends a statement, and no call.
  package static func isFullStop(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "。" }

  /// Whether it ends a statement or a call.
  package static func endsStatement(_ scalar: Unicode.Scalar) -> Bool {
    isFullStop(scalar) || scalar == "!" || scalar == "！"
  }

  /// Whether it ends a sentence, or a whole clause of one.
  package static func dividesSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ";", "；", "؛": true
    case "¿": false
    default: endsStatement(scalar) || isQuestionMark(scalar)
    }
  }

  /// Whether it parts what stands within a sentence.
  package static func isComma(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "、", "，", "،": true
    default: false
    }
  }

  /// Whether it opens a text within another, in some language.
  package static func opensQuotation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "“", "„", "«", "»", "‘", "‚", "「": true
    default: false
    }
  }

  /// Whether it closes one.
  package static func closesQuotation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "”", "“", "»", "«", "’", "‘", "」": true
    default: false
    }
  }

  /// Whether it closes what another sign opens: of “ only ”, or “ as many type it, and no apostrophe.
  package static func closes(_ scalar: Unicode.Scalar, _ opening: Unicode.Scalar) -> Bool {
    switch opening {
    case "\"": scalar == "\""
    case "“", "„": scalar == "”" || scalar == "“"
    case "«": scalar == "»"
    case "»": scalar == "«"
    case "‘", "‚": scalar == "’" || scalar == "‘"
    case "「": scalar == "」"
    default: false
    }
  }

  /// Whether a text may hold a question mark, by a look at its bytes: nearly no text does.
  package static func mayHoldQuestionMark(_ text: String) -> Bool {
    var text = text
    // A mark beyond ASCII ends in one of two bytes, which few other characters end in.
    return text.withUTF8 { bytes in
      bytes.contains { $0 == UInt8(ascii: "?") || $0 == 0x9F || $0 == 0xBF }
    }
  }
}
