import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a folder, in memory.
struct FolderCopy: Sendable {
  private var folders: [String] = []
  private var files: [(name: String, content: Data)] = []

  /// The most bytes that are copied.
  private static let largest = 4 << 20

  /// Copies a folder; `nil` if that is too much, or if there is anything but files and folders in it.
  init?(of folder: String) {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return nil }
    var size = 0
    while let name = names.nextObject() as? String {
      switch names.fileAttributes?[.type] as? FileAttributeType {
      case .typeDirectory: folders.append(name)
      case .typeRegular:
        guard let content = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
        size += content.count
        guard size <= Self.largest else { return nil }
        files.append((name, content))
      default: return nil
      }
    }
  }

  /// Writes the files into another folder.
  func write(into folder: String) throws {
    for name in folders {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    for (name, content) in files { try Self.write(content, to: folder + "/" + name) }
  }

  /// Writes a file as it is: Foundation would wait until it is on the disk.
  private static func write(_ content: Data, to path: String) throws {
    guard let file = fopen(path, "wxe") else { throw CocoaError(.fileWriteUnknown) }
    let count = content.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == content.count else { throw CocoaError(.fileWriteUnknown) }
  }
}
