import Foundation

/// Where an app's phrases and catalogues lie when nobody says so.
package enum PhraseFolders {
  /// The folders that there are: `../share/<app>/Phrases` beside the executable, else every `*.resources/Phrases` in its folder, by name.
  package static func standard(for identifier: String) -> [String] {
    let folder = executableFolder
    let shared = folder + "/../share/" + identifier + "/Phrases"
    if isFolder(shared) { return [shared] }
    let bundles = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return bundles.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)/Phrases" }.filter(isFolder)
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
