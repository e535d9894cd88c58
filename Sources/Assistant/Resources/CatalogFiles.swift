import Foundation
import ParlanceDiagnostics
import ParlanceStrings

/// Reads the string catalogues of phrase folders.
package enum CatalogFiles {
  /// The catalogues of the folders in their order, and what is wrong with them: `Localizable.xcstrings`, and `Localizable.strings` of
  /// each `<locale>.lproj`.
  package static func read(_ folders: [String]) -> (catalogs: [StringCatalog], diagnostics: [Diagnostic]) {
    var catalogs: [StringCatalog] = []
    var diagnostics: [Diagnostic] = []
    for folder in folders {
      for (file, locale) in files(in: folder) {
        do throws(Diagnostic) {
          let text = try text(of: file)
          let catalog =
            if let locale {
              try StringCatalog(strings: text, file: file, locale: locale)
            } else {
              try StringCatalog(xcstrings: text, file: file)
            }
          catalogs.append(catalog)
          diagnostics += catalog.diagnostics
        } catch {
          diagnostics.append(error)
        }
      }
    }
    return (catalogs, diagnostics)
  }

  private static func files(in folder: String) -> [(file: String, locale: String?)] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var files: [(file: String, locale: String?)] = []
    for name in names {
      if name == "Localizable.xcstrings" {
        files.append(("\(folder)/\(name)", nil))
      } else if name.hasSuffix(".lproj") {
        let path = "\(folder)/\(name)/Localizable.strings"
        if FileManager.default.fileExists(atPath: path) { files.append((path, String(name.dropLast(6)))) }
      }
    }
    return files
  }

  private static func text(of file: String) throws(Diagnostic) -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Diagnostic(.error, "the file \(file) cannot be read", fix: "check its permissions")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(.error, "the file \(file) is not UTF-8", fix: "save it as UTF-8")
    }
    return text
  }
}
