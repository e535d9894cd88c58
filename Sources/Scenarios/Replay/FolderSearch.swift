import Foundation
import ParlanceDiagnostics
import ParlancePhraseTables

/// Files by the end of their name.
enum FolderSearch {
  /// The files under folders with one of the extensions, in small letters or capitals, each once, sorted; a path of a file is that file.
  ///
  /// Hidden files and folders are passed over. Links are followed, but not back to a folder that they lie in; one that leads nowhere is a
  /// file that cannot be read.
  static func files(_ paths: [String], extensions: Set<String>) throws(Diagnostic) -> [String] {
    var found: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Diagnostic("\(path) does not exist", fix: "name a file or a folder")
      }
      if isFolder.boolValue { search(path, extensions, within: [real(path)], &found) } else { found.insert(path) }
    }
    return found.sorted()
  }

  private static func search(
    _ folder: String, _ extensions: Set<String>, within folders: Set<String>, _ found: inout Set<String>
  ) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    for name in names where !name.hasPrefix(".") {
      // Annotations of a host of code want the path as the repository has it.
      let path = base == "." ? name : base + "/" + name
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        let real = real(path)
        if !folders.contains(real) { search(path, extensions, within: folders.union([real]), &found) }
      } else if let dot = name.lastIndex(of: "."), extensions.contains(name[dot...].dropFirst().lowercased()) {
        found.insert(path)
      }
    }
  }

  private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// The text of a file, which must be UTF-8.
  static func text(of file: String, largest: Int) throws(Diagnostic) -> String {
    // A pipe among the tests may have no end, and nobody need write into it.
    if case .other = FileStatus(file) { throw unreadable(file, "it is a pipe or a device") }
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(file, String(cString: strerror(errno))) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let data: Data
    do {
      // Not more than that, so that an endless file ends here.
      data = try handle.read(upToCount: largest + 1) ?? Data()
    } catch {
      throw unreadable(file, FileStatus.reason(error))
    }
    guard data.count <= largest else {
      throw Diagnostic("\(file) is larger than \(largest >> 20) MB", fix: "split it into several files")
    }
    if let text = String(validating: data, as: UTF8.self) {
      if let conflict = MergeConflict.fault(in: text, file: file) { throw conflict }
      return text
    }
    let (position, _) = SourcePosition.invalidUTF8(in: [UInt8](data), of: file)
    throw Diagnostic("the file is not valid UTF-8", at: position, fix: "save it as UTF-8")
  }

  private static func unreadable(_ file: String, _ reason: String) -> Diagnostic {
    var fault = Diagnostic("cannot read \(file): \(reason)")
    fault.code = Diagnostic.unreadableFile
    return fault
  }
}
