import Foundation
import ParlanceDiagnostics

/// A folder of phrase tables: flat, for one locale, or with a folder for each locale.
package struct PhraseFolder {
  /// The folder's path as it was given.
  package let path: String

  /// The files of each locale folder by its name, sorted; empty for a flat folder.
  private(set) var files: [String: [String]] = [:]

  /// The files of a flat folder, sorted.
  private(set) var flatFiles: [String] = []

  /// Apple's catalogues of the folder, sorted.
  private(set) var catalogFiles: [CatalogFile] = []

  /// What is wrong with the folder.
  package private(set) var diagnostics: [Diagnostic] = []

  private static var deepest: Int { 8 }
  private static var mostFiles: Int { 10_000 }

  /// Looks at a folder; what cannot be read is told.
  package init(path: String) {
    self.path = path
    switch FileStatus(path) {
    case .missing(let reason): diagnostics = [Diagnostic(.error, "cannot read the phrases in \(path): \(reason)")]
    case .file: takeFile()
    case .other: diagnostics = [Diagnostic(.error, "\(path) is neither a folder nor a file")]
    case .folder: look()
    }
  }

  /// The locales that the folder has phrases for, sorted; those of a flat folder's tables are known only when they are read.
  package var locales: [String] {
    guard flatFiles.isEmpty, !catalogFiles.isEmpty else { return files.keys.sorted() }
    var problems: [Diagnostic] = []
    let catalogs = catalogFiles.filter { $0.kind == .phrases }.compactMap { $0.read(&problems) }
    return Set(files.keys).union(catalogs.flatMap(\.locales)).sorted()
  }

  /// Whether there is a file that can hold phrases.
  package var isEmpty: Bool {
    files.isEmpty && flatFiles.isEmpty && !catalogFiles.contains { $0.kind == .phrases }
  }

  /// Takes the path for a file: a table, or a catalogue by its name.
  private mutating func takeFile() {
    let parent = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    if let catalog = CatalogFile(path: path) ?? CatalogFile(path: path, folder: parent) {
      catalogFiles = [catalog]
    } else {
      flatFiles = [path]
    }
  }

  private mutating func look() {
    var below: [String: [String]] = [:]
    let names = entries(of: path)
    for name in names {
      let entry = path + "/" + name
      let catalog = CatalogFile(path: entry)
      guard case .folder = FileStatus(entry) else {
        if let catalog, isFile(entry) { catalogFiles.append(catalog) }
        continue
      }
      if catalog != nil { diagnostics.append(Diagnostic(.error, "\(entry) is a folder and no catalogue")) }
      if name.hasSuffix(".lproj") {
        catalogFiles += entries(of: entry).compactMap { CatalogFile(path: entry + "/" + $0, folder: name) }
      } else {
        below[name] = tables(in: entry, within: Identity(path).map { [$0] } ?? [])
      }
    }
    let direct = names.filter(Self.isTable).map { path + "/" + $0 }.filter { !below.keys.contains($0) && isFile($0) }
    let filled = below.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    let locales = LocaleFolders.names(among: filled.map(\.key), areBesideTables: !direct.isEmpty)
    files = below.filter { locales.contains($0.key) && !$0.value.isEmpty }
    guard files.isEmpty else {
      diagnostics += filled.compactMap { name, files in
        let folder = path + "/" + name
        return locales.contains(name)
          ? LocaleFolders.doubt(folder, name, files: files) : LocaleFolders.leftOut(folder, files: files)
      }
      if let first = direct.first {
        diagnostics.append(
          Diagnostic(
            .warning, "\(first) is left out: the folder has one folder for each locale",
            fix: "move it into the folder of its locale"))
      }
      return
    }
    flatFiles = direct + filled.flatMap(\.value)
    if isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, "there are no phrases in \(path)",
          fix: "put tables there, as \(path)/<locale>/<name>.yaml, or AppShortcuts.xcstrings"))
    }
  }

  /// What tells a folder from others, by whatever path it was reached.
  private struct Identity: Equatable {
    let device: UInt64
    let number: UInt64

    init?(_ folder: String) {
      var status = stat()
      guard stat(folder, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  /// The tables in a folder and those below it, sorted within each; `folders` are those that it is in.
  private mutating func tables(in folder: String, within folders: [Identity]) -> [String] {
    guard let own = Identity(folder) else { return [] }
    // A link can lead back to where it stands.
    guard !folders.contains(own) else { return [] }
    guard folders.count <= Self.deepest else {
      diagnostics.append(Diagnostic(.error, "\(folder) is nested too deep and is left out"))
      return []
    }
    var tables: [String] = []
    for name in entries(of: folder) {
      let entry = folder + "/" + name
      switch FileStatus(entry) {
      case .folder: tables += self.tables(in: entry, within: folders + [own])
      case .file, .missing: if Self.isTable(name) { tables.append(entry) }
      case .other: break
      }
    }
    guard tables.count > Self.mostFiles else { return tables }
    diagnostics.append(
      Diagnostic(.error, "\(folder) has more than \(Self.mostFiles) tables; the rest is left out"))
    return Array(tables.prefix(Self.mostFiles))
  }

  /// The names in a folder, sorted by their characters' numbers, hidden ones left out.
  private mutating func entries(of folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      var fault = Diagnostic(
        .error, "the folder cannot be listed: \(FileStatus.reason(error))",
        at: SourcePosition(file: folder, line: 1, column: 1))
      fault.code = Diagnostic.unreadableFile
      diagnostics.append(fault)
      return []
    }
  }

  private func isFile(_ path: String) -> Bool {
    switch FileStatus(path) {
    case .file, .missing: true
    case .folder, .other: false
    }
  }

  private static func isTable(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }
}
