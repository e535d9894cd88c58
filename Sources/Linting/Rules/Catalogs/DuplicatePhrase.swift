import Foundation
import ParlanceDiagnostics

extension LintRule {
  /// Phrases that are the same but for case, marks and white space.
  static let duplicatePhrase = LintRule(
    "duplicate-phrase", .error, "of two shortcuts with one phrase nobody knows which is started",
    .catalog { catalog, _ in
      var findings: [LintFinding] = []
      var seen: [String: (entry: LintCatalog.Entry, text: LintCatalog.Text)] = [:]
      for entry in catalog.saidEntries {
        for locale in Set(entry.translations.map(\.locale)).union([catalog.sourceLocale]).sorted() {
          for text in catalog.texts(of: entry, in: locale) {
            let folded = locale + "\u{0}" + LintRule.folded(text.text)
            guard let first = seen[folded] else {
              seen[folded] = (entry, text)
              continue
            }
            let isOwn = first.entry.key == entry.key
            // Of single texts nobody knows whether they belong to the same shortcut.
            let areLists = LintCatalog.isSet(entry) && LintCatalog.isSet(first.entry)
            findings.append(
              catalog.finding(
                isOwn
                  ? "the phrase is said twice in \(locale)"
                  : "“\(first.entry.key.text)” has this phrase too in \(locale), at \(first.text.place)",
                in: text, fix: "leave out one of them", severity: isOwn || !areLists ? .warning : .error))
          }
        }
      }
      return findings
    })

  /// A phrase as it is compared: small letters, digits and placeholders, one space between.
  static func folded(_ text: String) -> String {
    FoldedText.ascii(text) ?? FoldedText.any(text)
  }
}
