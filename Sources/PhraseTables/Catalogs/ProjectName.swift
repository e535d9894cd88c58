import Foundation
import ParlanceDiagnostics

/// What an app is called where neither its code nor an InfoPlist catalogue beside its phrases tells: as the command line says, or the files
/// of its project.
package struct ProjectName: Sendable, Hashable {
  /// The names, the best first.
  package var names: [String]
  /// Where they stand: a file, or the option of the command line.
  package var origin: String
  /// Whether that is what a person calls the app; the name of a project or folder may be another one.
  package var isSure: Bool

  /// The names that the command line gives; `nil` for none.
  package init?(given names: [String]) {
    let names = names.map(Self.plain).filter { !$0.isEmpty }
    guard !names.isEmpty else { return nil }
    self.init(names: names, origin: "--name", isSure: true)
  }

  private init(names: [String], origin: String, isSure: Bool) {
    self.names = names
    self.origin = origin
    self.isSure = isSure
  }

  /// What folders with phrases and catalogues are called within a project, in small letters.
  private static var partFolders: Set<String> { ["phrases", "resources", "localization", "localizations", "strings"] }

  /// How many folders above a catalogue are looked into.
  private static var farthest: Int { 6 }

  /// Looks at the files around a catalogue, up to the folder of the repository: an `Info.plist`, the settings of an Xcode project, the
  /// project's own name, and last the name of the folder or its repository.
  package static func found(around catalog: String) -> ProjectName? {
    let file = URL(fileURLWithPath: catalog).standardizedFileURL
    var folder = file.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    // What is called like this in every project names none.
    let isPart = partFolders.contains(folder.lastPathComponent.lowercased())
    var own = (isPart ? folder.deletingLastPathComponent() : folder).lastPathComponent
    for _ in 0..<farthest {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains("Info.plist"), let name = ofPropertyList(folder.appendingPathComponent("Info.plist")) {
        return name
      }
      if let project = names.filter({ $0.hasSuffix(".xcodeproj") }).min() {
        return ofProject(folder.appendingPathComponent(project))
      }
      if names.contains(".git") { own = folder.lastPathComponent }
      if names.contains(".git") || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return own.isEmpty || own == "/" ? nil : ProjectName(names: [own], origin: "the folder of that name", isSure: false)
  }

  /// The names in an `Info.plist`; `nil` if it has none, or only the names of build settings.
  private static func ofPropertyList(_ file: URL) -> ProjectName? {
    guard case .file(let size) = FileStatus(file.path), size <= TextFile.largest,
      let data = FileManager.default.contents(atPath: file.path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    let alternatives = (list["INAlternativeAppNames"] as? [[String: Any]] ?? []).map { $0["INAlternativeAppName"] }
    // Where there is a name for people the other one is not said.
    let main = [list["CFBundleDisplayName"], list["CFBundleName"]].compactMap(text).first
    let names = ([main] + alternatives.map(text)).compactMap(\.self)
    return names.isEmpty ? nil : ProjectName(names: names, origin: shown(file), isSure: true)
  }

  /// What an Xcode project calls its app: by the build settings that become its `Info.plist`, else by its own name.
  private static func ofProject(_ folder: URL) -> ProjectName? {
    let own = folder.deletingPathExtension().lastPathComponent
    let settings = folder.appendingPathComponent("project.pbxproj")
    var unread: [Diagnostic] = []
    let text = TextFile.text(of: settings.path, &unread) ?? ""
    let key = "INFOPLIST_KEY_CFBundleDisplayName = "
    var names: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let start = line.range(of: key)?.upperBound else { continue }
      let value = line[start...].prefix { $0 != ";" }.filter { $0 != "\"" }
      if let name = Self.text(value), !names.contains(name) { names.append(name) }
    }
    // Extensions have names of their own; the app is mostly called like its project.
    let folded = { (name: String) in name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let near = names.filter { folded($0).hasPrefix(folded(own)) || folded(own).hasPrefix(folded($0)) }
    guard let first = near.min(by: { $0.count < $1.count }) ?? names.first else {
      return ProjectName(names: [own], origin: shown(folder), isSure: false)
    }
    return ProjectName(names: [first], origin: shown(settings), isSure: true)
  }

  /// A name that is written out; `nil` for one that the build fills in.
  private static func text(_ value: Any?) -> String? {
    guard let name = (value as? String).map(plain), !name.isEmpty, !name.contains("$") else { return nil }
    return name
  }

  private static func plain(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A path as a person in the working folder writes it.
  private static func shown(_ file: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return file.path.hasPrefix(here) ? String(file.path.dropFirst(here.count)) : file.path
  }
}

extension ProjectName {
  /// What is told of the name: where it comes from, or that any will do; `nil` for one that the command line gives.
  ///
  /// With `isSaid` the name has to be written, and so a likely one is taken.
  package func sentence(isSaid: Bool) -> String? {
    guard origin != "--name", let name = names.first else { return nil }
    if isSure { return "the app is called “\(name)”, as \(origin) says; --name says it otherwise" }
    guard isSaid else {
      return
        "nothing tells what the app is called, so that any words, up to \(ShortcutPhrases.longestName), stand for it; say it with --name"
    }
    return "the app is called “\(name)”, after \(origin), since nothing tells its name; say it with --name"
  }
}
