import Foundation

/// Where an app's phrases and catalogues lie when nobody says so.
package enum PhraseFolders {
  /// The folders that there are: `../share/<app>/Phrases` beside the executable, else every `*.resources/Phrases` in its folder, by name, of these
  /// modules if they have any: another program's lie beside it too.
  package static func standard(for identifier: String, modules: @autoclosure () -> Set<String>) -> [String] {
    let folder = executableFolder
    let shared = folder + "/../share/" + identifier + "/Phrases"
    if isFolder(shared) { return [shared] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = entries.filter { $0.hasSuffix(".resources") && isFolder("\(folder)/\($0)/Phrases") }.sorted()
    return (bundles.count > 1 ? own(bundles, of: modules()) : bundles).map { "\(folder)/\($0)/Phrases" }
  }

  /// The bundles that are called like one of some modules, as SwiftPM calls them: `<package>_<target>.resources`; all where none is.
  package static func own(_ bundles: [String], of modules: Set<String>) -> [String] {
    let own = bundles.filter { bundle in
      let name = String(bundle.dropLast(".resources".count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return modules.contains { name.hasSuffix("_" + $0) }
    }
    return own.isEmpty ? bundles : own
  }

  /// Where they are looked for, for people.
  package static func places(for identifier: String) -> String {
    "\(executableFolder)/*.resources/Phrases and \(executableFolder)/../share/\(identifier)/Phrases"
  }

  /// The folder of the running program, links followed.
  package static var executableFolder: String {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first
      ?? ""
    return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
