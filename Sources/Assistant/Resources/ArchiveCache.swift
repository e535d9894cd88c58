import Foundation
import ParlanceArchives

/// What a program has made of files, kept in files of its own, so that a program that starts again makes nothing.
///
/// A file is named by all that it was made of and by the program itself. One that is torn, or of other content than its name says,
/// counts as missing. What cannot be kept is made each time; nobody is told.
package struct ArchiveCache: Sendable {
  /// The most files that are kept; the oldest go first.
  private static var mostFiles: Int { 64 }
  private static var suffix: String { ".phrases" }
  /// Stands at the beginning of each file; its last byte counts the forms that files have had.
  private static var mark: [UInt8] { Array("parlance".utf8) + [2] }

  private let folder: String
  private let program: String

  /// Keeps files in a folder, which is made when it is needed.
  package init(folder: String) {
    self.folder = folder
    program = Self.program
  }

  /// The program that runs, told from an older or newer one in its place.
  private static var program: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return UUID().uuidString }
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }

  /// The beginning of a key: what was made by another program, or of another kind, is another's.
  package func key(_ kind: String) -> Fingerprint {
    var key = Fingerprint()
    key.combine(kind)
    key.combine(program)
    return key
  }

  /// What is kept under a key; `nil` if there is nothing, or the file is not as it was written.
  package func value<Value>(
    _ key: Fingerprint, _ read: (inout ArchiveReader) throws(ArchiveError) -> Value
  ) -> Value? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path(key))) else { return nil }
    return data.withUnsafeBytes { bytes in
      let head = Self.mark.count + Fingerprint.size
      guard bytes.count > head, bytes.starts(with: Self.mark) else { return nil }
      let body = UnsafeRawBufferPointer(rebasing: bytes[head...])
      guard bytes[Self.mark.count..<head].elementsEqual(Self.check(key, body)),
        var archive = try? ArchiveReader(body), let value = try? read(&archive), archive.isAtEnd
      else { return nil }
      return value
    }
  }

  /// Keeps something under a key.
  func keep(_ archive: ArchiveWriter, _ key: Fingerprint) {
    let body = archive.bytes
    let check = body.withUnsafeBytes { Self.check(key, $0) }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = "\(folder)/\(UUID().uuidString).draft"
    guard
      FileManager.default.createFile(
        atPath: draft, contents: Data(Self.mark + check + body), attributes: [.posixPermissions: 0o600])
    else {
      unlink(draft)
      return
    }
    // A reader finds the whole file or none.
    guard rename(draft, path(key)) == 0 else {
      unlink(draft)
      return
    }
    prune()
  }

  private func path(_ key: Fingerprint) -> String { "\(folder)/\(key.digits)\(Self.suffix)" }

  /// Tells a file that is as it was written, and under its own name, from any other.
  private static func check(_ key: Fingerprint, _ body: UnsafeRawBufferPointer) -> [UInt8] {
    var check = key
    check.combine(body)
    return check.bytes
  }

  /// Removes what is too much: files of programs that are no more, and drafts that nobody finished.
  private func prune() {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.count > Self.mostFiles else {
      return
    }
    let files = names.filter { $0.hasSuffix(Self.suffix) || $0.hasSuffix(".draft") }.map {
      name -> (path: String, age: Int) in
      var status = stat()
      let path = "\(folder)/\(name)"
      return (path, stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0)
    }
    for file in files.sorted(by: { ($0.age, $0.path) < ($1.age, $1.path) }).dropLast(Self.mostFiles / 2) {
      unlink(file.path)
    }
  }
}
