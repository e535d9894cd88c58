import Foundation
import ParlanceDiagnostics
import ParlancePhraseTables

/// The files that can be linted, found under folders.
struct LintFiles {
  /// Apple's catalogues of all locales, `*.xcstrings`.
  private(set) var catalogs: [String] = []
  /// Apple's catalogues of one locale, `<locale>.lproj/*.strings`.
  private(set) var strings: [String] = []
  /// YAML files, of which some may be phrase tables.
  private(set) var yaml: [String] = []
  /// Tables of translators, `*.csv` and `*.xliff`, which are only imported.
  private(set) var translations: [String] = []
  /// The files that were named, and not found under a folder.
  private(set) var named: Set<String> = []
  /// What could not be looked at.
  private(set) var problems: [Diagnostic] = []

  private var visited: Set<String> = []
  private var taken: Set<String> = []

  /// The most files that one run looks at.
  private static let most = 50_000
  /// How deep folders are gone into.
  private static let deepest = 40
  /// Folders of other tools, which hold copies and not what people write.
  private static let passedOver: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "vendor",
  ]
  /// The ends of names of folders that are built, by us or by others.
  private static let builtEndings = [".framework", ".xcframework", ".app", ".xcarchive"]

  /// Looks under folders; a path may also be a file.
  init(_ paths: [String]) {
    for path in paths {
      switch FileStatus(path) {
      case .folder: search(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
      case .file:
        named.insert(path)
        take(path)
      case .other: tell("\(path) is neither a folder nor a file")
      case .missing(let reason): tell("cannot read \(path): \(reason)")
      }
    }
    catalogs.sort()
    strings.sort()
    yaml.sort()
    translations.sort()
  }

  private mutating func search(_ folder: String, depth: Int) {
    // A link may lead back to where it stands: each folder is looked at once, by its true name.
    guard visited.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { return }
    guard depth <= Self.deepest else { return tell("\(folder) is nested too deep and is left out") }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      return tell("cannot list \(folder): \(FileStatus.reason(error))")
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder + "/" + name
      if case .folder = FileStatus(path) {
        // What Xcode gives translators holds a copy of the project's files.
        let isCopy = name == "Source Contents" && folder.hasSuffix(".xcloc")
        if name.hasSuffix(".xcstrings") { tell("\(path) is a folder and no catalogue") }
        let isForeign = Self.passedOver.contains(name) || Self.builtEndings.contains(where: name.hasSuffix)
        if !isForeign, !isCopy { search(path, depth: depth + 1) }
      } else if catalogs.count + strings.count + yaml.count + translations.count < Self.most {
        take(path)
      }
    }
  }

  /// Whether a path is that of a catalogue or of a table of translators, by its name.
  static func isCatalog(_ path: String) -> Bool {
    [".xcstrings", ".strings", ".csv", ".xliff", ".xlf"].contains { path.hasSuffix($0) }
  }

  /// Takes a file by the end of its name, once, however often and in which way it is named.
  private mutating func take(_ path: String) {
    guard taken.insert(FileStatus.plainPath(path)).inserted else { return }
    if path.hasSuffix(".xcstrings") {
      catalogs.append(path)
    } else if path.hasSuffix(".strings"), Self.folder(of: path).hasSuffix(".lproj") {
      strings.append(path)
    } else if path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
      yaml.append(path)
    } else if [".csv", ".xliff", ".xlf"].contains(where: { path.hasSuffix($0) }) {
      translations.append(path)
    }
  }

  private mutating func tell(_ message: String) {
    var problem = Diagnostic(message)
    problem.code = Diagnostic.unreadableFile
    problems.append(problem)
  }

  /// The folder in which a file lies; empty for the one that the program runs in.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// A path without its folders.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
