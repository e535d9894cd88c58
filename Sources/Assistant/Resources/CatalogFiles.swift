import Foundation
import ParlanceArchives
import ParlanceDiagnostics
import ParlanceMatching
import ParlanceStrings

/// Reads the string catalogues of phrase folders, and those of the dialog behind them.
package enum CatalogFiles {
  /// A catalogue as it lies in its file, taken into memory.
  private struct Source {
    var text: String
    var file: String
    // `nil` for a catalogue of all locales.
    var locale: String?

    func catalog() throws(Diagnostic) -> StringCatalog {
      guard let locale else { return try StringCatalog(xcstrings: text, file: file) }
      return try StringCatalog(strings: text, file: file, locale: locale)
    }
  }

  /// The catalogues of the folders in their order, then the dialog's own, and what is wrong with them: `Localizable.xcstrings`, and
  /// `Localizable.strings` of each `<locale>.lproj`.
  ///
  /// A cache keeps them as they were read.
  package static func read(
    _ folders: [String], cache: ArchiveCache? = nil
  ) -> (catalogs: [StringCatalog], diagnostics: [Diagnostic]) {
    var sources: [Source] = []
    var unread: [Diagnostic] = []
    for folder in folders {
      for (file, locale) in files(in: folder) {
        do throws(Diagnostic) {
          sources.append(Source(text: try text(of: file), file: file, locale: locale))
        } catch {
          unread.append(error)
        }
      }
    }
    sources += DialogCatalog.text.map { [Source(text: $0, file: "Dialog.xcstrings")] } ?? []
    let read = read(sources, cache)
    return (read.catalogs, unread + read.diagnostics)
  }

  private static func read(
    _ sources: [Source], _ cache: ArchiveCache?
  ) -> (catalogs: [StringCatalog], diagnostics: [Diagnostic]) {
    guard let cache else { return read(sources) }
    let key = sources.reduce(into: cache.key("catalogs")) { key, source in
      for text in [source.file, source.locale ?? "", source.text] { key.combine(text) }
    }
    let kept = cache.value(key) { archive throws(ArchiveError) in
      (catalogs: try [StringCatalog](from: &archive), diagnostics: try [Diagnostic](from: &archive))
    }
    if let kept { return kept }
    let read = read(sources)
    var archive = ArchiveWriter()
    read.catalogs.write(to: &archive)
    read.diagnostics.write(to: &archive)
    cache.keep(archive, key)
    return read
  }

  private static func read(_ sources: [Source]) -> (catalogs: [StringCatalog], diagnostics: [Diagnostic]) {
    var catalogs: [StringCatalog] = []
    var diagnostics: [Diagnostic] = []
    for source in sources {
      do throws(Diagnostic) {
        let catalog = try source.catalog()
        catalogs.append(catalog)
        diagnostics += catalog.diagnostics
      } catch {
        diagnostics.append(error)
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
