/// The files that a baseline names, wherever the program runs and however they are named on its command line.
package struct BaselinePlaces: Sendable {
  /// The folders of the baseline and of the program, from the root on; `nil` where files are named as they are.
  private let folders: (own: [Substring], program: [Substring])?
  /// The files and folders that were looked at, from the root on.
  private let looked: [[Substring]]
  private let isThere: @Sendable (String) -> Bool
  /// Whether not all that is in the places was looked at.
  private let isPartial: Bool

  /// Takes all files as they are named.
  package init() {
    folders = nil
    looked = []
    isThere = { _ in false }
    isPartial = false
  }

  /// Names files from the folder of a baseline on; `looked` are the places that were looked at, and `folder` is the one that the
  /// program runs in.
  package init(
    of baseline: String, in folder: String, looked: [String], isPartial: Bool = false,
    isThere: @escaping @Sendable (String) -> Bool
  ) {
    let program = Self.parts(of: folder, below: [])
    folders = (Array(Self.parts(of: baseline, below: program).dropLast()), program)
    self.looked = looked.map { Self.parts(of: $0, below: program) }
    self.isThere = isThere
    self.isPartial = isPartial
  }

  /// The name of a file of a report.
  func name(of file: String) -> String {
    guard let folders else { return file }
    return name(Self.parts(of: file, below: folders.program), folders.own)
  }

  /// The name of a file as a baseline has it, which may have been written in another folder.
  func name(written file: String) -> String {
    guard let folders else { return file }
    let own = Self.parts(of: file, below: folders.own)
    let other = Self.parts(of: file, below: folders.program)
    return name(!isThere(Self.path(own)) && isThere(Self.path(other)) ? other : own, folders.own)
  }

  /// Whether a file of that name was looked at, so that what is not found of it is gone.
  func isLooked(at name: String?) -> Bool {
    guard let folders else { return true }
    guard !isPartial, let name else { return !isPartial }
    let parts = Self.parts(of: name, below: folders.own)
    return looked.contains { parts.starts(with: $0) }
  }

  private func name(_ parts: [Substring], _ own: [Substring]) -> String {
    let shared = zip(parts, own).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: own.count - shared)
    return (up + parts.dropFirst(shared)).joined(separator: "/")
  }

  private static func path(_ parts: [Substring]) -> String { "/" + parts.joined(separator: "/") }

  private static func parts(of path: String, below folder: [Substring]) -> [Substring] {
    var parts = path.hasPrefix("/") ? [] : folder
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if !parts.isEmpty { parts.removeLast() }
    }
    return parts
  }
}
