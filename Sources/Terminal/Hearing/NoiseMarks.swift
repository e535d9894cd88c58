/// What recognisers write for sounds that are no words: `[BLANK_AUDIO]`, `(music)`, `*sighs*`, `♪ … ♪`, `<unk>`, `++NOISE++`.
enum NoiseMarks {
  /// The words of a text of a recogniser; empty if there are none.
  static func words(of text: String) -> String {
    var kept = ""
    var rest = text[...]
    while let sign = rest.first {
      if let end = end(ofMarkAt: rest) {
        rest = rest[end...]
        kept += " "
      } else {
        if sign != "♪", sign != "♫" { kept.append(sign) }
        rest = rest.dropFirst()
      }
    }
    let words = kept.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A dash or “>>” before a speech tells that another person speaks.
    let start = words.drop { $0 == "-" || $0 == ">" || $0 == " " }
    return start.contains { $0.isLetter || $0.isNumber } ? String(start) : ""
  }

  /// Whether a line is marks alone, and such as nobody would type.
  static func isUnmistakable(_ line: Substring) -> Bool {
    var rest = line.trimmed
    guard !rest.isEmpty, rest.utf8.count <= longest else { return false }
    while !rest.isEmpty {
      guard let end = end(ofMarkAt: rest) else { return false }
      let content = rest[..<end].drop { "[<+|".contains($0) }.prefix { !"]>+|".contains($0) }
      let isTechnical = content.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      guard rest.first != "(", rest.first != "*",
        isTechnical && content.contains("_") || known.contains(String(content))
      else { return false }
      rest = rest[end...].trimmed
    }
    return true
  }

  private static let known = ["UNK", "unk", "sil", "s", "/s", "NOISE", "COUGH", "BREATH", "SMACK", "UH", "UM"]

  /// The longest mark, in characters; a bracket that is not closed by then is none.
  private static let longest = 200

  private static let pairs: [Character: Character] = ["[": "]", "(": ")", "（": "）", "【": "】", "<": ">"]

  /// Where the mark ends that a text begins with; `nil` if it begins with none.
  private static func end(ofMarkAt text: Substring) -> Substring.Index? {
    guard let sign = text.first else { return nil }
    let rest = text.dropFirst().prefix(longest)
    if let close = pairs[sign] {
      guard let end = rest.firstIndex(of: close) else { return nil }
      // “(212)” is the beginning of a telephone number, and no sound.
      let isNumber = sign == "(" && !rest[..<end].isEmpty && rest[..<end].allSatisfy { ("0"..."9").contains($0) }
      return isNumber ? nil : text.index(after: end)
    }
    switch sign {
    case "*", "♪":
      guard let end = rest.firstIndex(of: sign), end > rest.startIndex, sign == "♪" || rest.first != " " else {
        return nil
      }
      return text.index(after: end)
    case "+" where text.hasPrefix("++"):
      return text.dropFirst(2).prefix(longest).firstRange(of: "++")?.upperBound
    default: return nil
    }
  }
}
