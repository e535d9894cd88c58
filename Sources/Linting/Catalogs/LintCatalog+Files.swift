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
    return catalogs
  }
}
