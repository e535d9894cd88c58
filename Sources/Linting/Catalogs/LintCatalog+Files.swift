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
    for path in files.strings {
      guard let text = TextFile.text(of: path, &problems) else { continue }
      let source = SourceText(file: path, text: text)
      let folder = LintFiles.folder(of: path)
      let locale = String(LintFiles.name(of: folder).dropLast(".lproj".count))
      let name = LintFiles.folder(of: folder) + "/" + LintFiles.name(of: path)
      groups[name, default: []].append((source, locale == "Base" ? "Base" : LocaleFallback.normalized(locale)))
    }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      catalogs.append(LintCatalog(strings: group, &problems))
    }
    for path in files.translations where !path.hasSuffix(".csv") {
      guard let text = TextFile.text(of: path, &problems) else { continue }
      do throws(Diagnostic) {
        let found = try Self.catalogs(xliff: SourceText(file: path, text: text))
        if found.isEmpty, files.named.contains(path) { problems.append(noCatalog(path)) }
        catalogs += found
      } catch {
        problems.append(error)
      }
    }
    return catalogs
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
