/// Words that follow a number, as Apple's texts mark them: `^[%lld light](inflect: true)`.
package enum InflectionMark {
  // Private characters stand for the marks while a format is filled, so that what is filled in brings no mark along.
  private static let start: Character = "\u{F8F0}"
  private static let end: Character = "\u{F8F1}"

  /// A format whose marks are such as filling leaves alone; `nil` if it has none.
  package static func held(in format: String) -> String? {
    // Nearly no text has one, which its bytes tell fastest.
    guard format.utf8.contains(UInt8(ascii: "^")) else { return nil }
    var held = ""
    var rest = Substring(format)
    var hasMark = false
    while let open = rest.firstRange(of: "^["), let middle = rest[open.upperBound...].firstRange(of: "]("),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      if rest[middle.upperBound..<close].contains("inflect") {
        held += rest[..<open.lowerBound] + String(start) + rest[open.upperBound..<middle.lowerBound] + String(end)
        hasMark = true
      } else {
        held += rest[...close]
      }
      rest = rest[close...].dropFirst()
    }
    return hasMark ? held + rest : nil
  }

  /// The filled text of a format that was held so: in English the last of the marked words in its plural where the number before it is not one.
  /// Elsewhere the words stay as they are written, where Apple's system knows the forms of many languages.
  package static func resolved(_ filled: String, in locale: Locale) -> String {
    var text = ""
    var rest = Substring(filled)
    while let open = rest.firstIndex(of: start), let close = rest[open...].firstIndex(of: end) {
      text += rest[..<open] + inflected(String(rest[open..<close].dropFirst()), in: locale)
      rest = rest[close...].dropFirst()
    }
    return text + rest
  }

  private static func inflected(_ words: String, in locale: Locale) -> String {
    guard locale.language.languageCode == .english, let number = words.split(separator: " ").first,
      number.contains(where: \.isNumber), number != "1", let space = words.lastIndex(of: " "),
      case let noun = words[space...].dropFirst(), !noun.isEmpty, noun.allSatisfy({ $0.isLetter })
    else { return words }
    return words[...space] + plural(of: String(noun))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "knife": "knives", "life": "lives", "wife": "wives", "leaf": "leaves",
    "shelf": "shelves", "half": "halves", "loaf": "loaves", "wolf": "wolves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "quiz": "quizzes", "news": "news", "sheep": "sheep", "fish": "fish",
    "series": "series",
  ]

  private static func plural(of noun: String) -> String {
    if let known = irregular[noun.lowercased()] { return noun.first?.isUppercase == true ? known.capitalized : known }
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
