import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceStrings

extension LintCatalog {
  /// Reads all catalogues that were found; what cannot be read is told.
  static func read(_ files: LintFiles, _ problems: inout [Diagnostic]) -> [LintCatalog] {
    var catalogs: [LintCatalog] = []
    for path in files.catalogs {
      guard let text = TextFile.text(of: path, &problems) else { continue }
      do throws(Diagnostic) {
        catalogs.append(try LintCatalog(xcstrings: SourceText(file: path, text: text)))
      } catch {
        problems.append(error)
      }
    }
    var groups: [String: [(source: SourceText, locale: String)]] = [:]
    var unread: [String: Set<String>] = [:]
    var folders: Set<String> = []
    for path in files.strings {
      let folder = LintFiles.folder(of: path)
      let written = String(LintFiles.name(of: folder).dropLast(".lproj".count))
      let locale = written == "Base" ? written : LocaleFallback.normalized(written)
      if folders.insert(folder).inserted, let meant = PhraseLocale.meant(by: written) {
        problems.append(
          country(written, SourcePosition(file: path, line: 1, column: 1), fix: "name its folder \(meant).lproj"))
      }
      let name = LintFiles.folder(of: folder) + "/" + LintFiles.name(of: path)
      guard LintCatalog.kind(of: path) != .phrases || written == "Base" || PhraseLocale.isLocale(written) else {
        problems.append(noLocale(written, path))
        continue
      }
      if let text = TextFile.text(of: path, &problems) {
        groups[name, default: []].append((SourceText(file: path, text: text), locale))
      } else {
        unread[name, default: []].insert(locale)
      }
    }
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      var catalog = LintCatalog(strings: group, &problems)
      catalog.unreadLocales.formUnion(unread[name] ?? [])
      catalogs.append(catalog)
    }
    for path in files.translations where !path.hasSuffix(".csv") {
      guard let text = TextFile.text(of: path, &problems) else { continue }
      do throws(Diagnostic) {
        let found = try Self.catalogs(xliff: SourceText(file: path, text: text), &problems)
        if found.isEmpty, files.named.contains(path) { problems.append(noCatalog(path)) }
        catalogs += found
      } catch {
        problems.append(error)
      }
    }
    return catalogs
  }

  /// What is told of a country's code where a language's belongs.
  static func country(_ name: String, _ place: SourcePosition, fix: String) -> Diagnostic {
    var problem = Diagnostic(.warning, PhraseLocale.wrongName(name), at: place, fix: fix)
    problem.code = LintRule.catalogShape.code
    return problem
  }

  /// What is told of a file whose folder names no language.
  private static func noLocale(_ name: String, _ path: String) -> Diagnostic {
    var problem = Diagnostic(
      "“\(name)” is no name of a locale, so that the file is left out",
      at: SourcePosition(file: path, line: 1, column: 1),
      fix: "name its folder by a language tag, such as de.lproj")
    problem.code = LintRule.catalogShape.code
    return problem
  }

  /// What is told of a translators' file that was named and has no texts of Apple's catalogues.
  private static func noCatalog(_ path: String) -> Diagnostic {
    var problem = Diagnostic(
      .warning, "\(path) has no texts of Apple's catalogues and is passed over",
      fix: "make tables of it with `parlance import`")
    problem.code = LintRule.faultyTable.code
    return problem
  }
}
