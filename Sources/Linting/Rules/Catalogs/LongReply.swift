extension LintRule {
  /// The most words that an answer should have, and the most characters where words are not divided by spaces.
  private static let longest = (words: 40, characters: 100)

  /// Answers that nobody wants to listen to.
  static let longReply = LintRule(
    "long-reply", .warning,
    "an answer of more than 40 words takes a quarter of a minute to say, and its beginning is forgotten",
    .catalog { catalog, scope in
      guard scope.isSpoken, catalog.kind == .texts else { return [] }
      var findings: [LintFinding] = []
      for entry in catalog.entries where entry.extraction != "stale" {
        for locale in catalog.locales {
          for text in catalog.texts(of: entry, in: locale) {
            guard let length = excess(of: text.text) else { continue }
            findings.append(
              catalog.finding(
                "the answer in \(locale) has \(length)", in: text, fix: "say the rest when it is asked for"))
          }
        }
      }
      return findings
    })

  /// How long a text is, if it is too long; what is written on lines of their own is read and not said.
  private static func excess(of text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count > longest.words { return "\(words.count) words" }
    let isDivided = words.count * 20 >= text.count
    return !isDivided && text.count > longest.characters ? "\(text.count) characters" : nil
  }
}
