import ParlanceDiagnostics
import ParlanceStrings

/// What is known of all catalogues together.
struct LintScope: Sendable {
  /// The catalogues.
  var catalogs: [LintCatalog]
  /// Whether their texts are what an assistant says, and no labels of screens.
  var isSpoken: Bool
  /// The locale that is asked for; `nil` for all.
  var locale: String?

  /// The folders of catalogues for which something tells the app's name.
  var namedFolders: Set<String> = []

  /// The locales of the tables of phrases under each folder.
  var tableLocales: [String: Set<String>] = [:]
  /// The texts that the app declares in code.
  var texts: [LintText] = []

  /// Whether what is wrong in a locale is to be told.
  func isWanted(_ name: String) -> Bool {
    locale.map { LocaleFallback.best($0, among: [name]) != nil } ?? true
  }

  /// Whether what is wrong at a place is to be told: what is written for another locale than the one that is asked for is not.
  func concerns(_ place: SourcePosition, in catalog: LintCatalog) -> Bool {
    locale == nil || catalog.locale(at: place).map(isWanted) ?? true
  }

  /// The locales that the app around a catalogue of phrases says something in, those with texts in few of its keys left out.
  ///
  /// The catalogues of texts in the same folder tell it; where there are none, those nearest to it that are nearer to no other phrases.
  func spokenLocales(around catalog: LintCatalog) -> Set<String> {
    let texts = catalogs.filter { $0.kind == .texts && !$0.isMarkup }
    let near = texts.filter { $0.folder == catalog.folder }
    let others = catalogs.filter { $0.kind == .phrases && !$0.isMarkup }
    let own = texts.filter { texts in
      let depth = Self.sharedDepth(texts.folder, catalog.folder)
      return !others.contains { Self.sharedDepth(texts.folder, $0.folder) > depth }
    }
    var locales: Set<String> = []
    for texts in near.isEmpty ? own : near {
      let keys = texts.entries.filter { $0.isTranslatable && $0.extraction != "stale" }
      for locale in texts.locales where locale != "Base" {
        let said = keys.count { !texts.texts(of: $0, in: locale).isEmpty }
        if said * 2 >= keys.count, said > 0 { locales.insert(locale) }
      }
    }
    return locales
  }

  /// The locales that there are phrases in of the app around a catalogue of texts: those of tables above it or below, and of the nearest catalogues.
  func phraseLocales(around catalog: LintCatalog) -> Set<String> {
    let tables = tableLocales.filter { root, _ in
      Self.isUnder(root, catalog.folder) || Self.isUnder(catalog.folder, root)
    }
    let phrases = catalogs.filter { $0.kind == .phrases && !$0.isMarkup }
    let depths = phrases.map { Self.sharedDepth($0.folder, catalog.folder) }
    let nearest = zip(phrases, depths).filter { $0.1 == depths.max() }.map(\.0)
    return Set(tables.values.joined()).union(nearest.flatMap(\.locales))
  }

  private static func isUnder(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/").filter { $0 != "." })
    return path.filter { $0 != "." }.starts(with: folder)
  }

  /// How many folders two paths have in common from the first on.
  private static func sharedDepth(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension LintCatalog {
  /// The locale that a place is written for; `nil` for keys and what concerns all.
  func locale(at place: SourcePosition) -> String? {
    if let own = localeFiles.first(where: { $0.value == place.file }) { return own.key }
    var nearest: (place: SourcePosition, locale: String?)?
    func take(_ start: SourcePosition, _ locale: String?) {
      guard start.file == place.file, start <= place, nearest.map({ $0.place <= start }) ?? true else { return }
      nearest = (start, locale)
    }
    for entry in entries {
      take(entry.key.place, nil)
      for translation in entry.translations { take(translation.place, translation.locale) }
    }
    for broken in brokenPlaces { take(broken.place, broken.locale) }
    return nearest?.locale
  }

  /// The entries that people can say: no code has stale ones any more.
  var saidEntries: [Entry] { kind == .phrases ? entries.filter { $0.extraction != "stale" } : [] }

  /// The entries' keys and texts in turn, each with its entry and locale; keys that are their own text come once.
  func forEachPhrase(_ body: (Entry, Text, String) -> Void) {
    for entry in saidEntries {
      body(entry, entry.key, sourceLocale)
      // What varies is no phrase, and told as that.
      for translation in entry.translations where translation.isSaid && translation.shape != .variations {
        for text in translation.texts where translation.locale != sourceLocale || text.text != entry.key.text {
          body(entry, text, translation.locale)
        }
      }
    }
  }
}
