import Foundation

/// The targets of this package as `swift package dump-package` tells them.
struct PackageDump {
  /// A target and its arrows.
  struct Target {
    var name: String
    var type: String
    var path: String
    /// The targets of this package that it depends on.
    var targets: [String]
    /// The products of other packages that it depends on.
    var products: [String]
  }

  /// Why the package could not be read.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  /// The targets by name.
  let targets: [String: Target]

  init() throws {
    let object = try JSONSerialization.jsonObject(with: try Self.dump()) as? [String: Any]
    guard let list = object?["targets"] as? [[String: Any]] else { throw Unreadable(description: "no targets") }
    var targets: [String: Target] = [:]
    for item in list {
      let target = Target(item, among: Set(list.compactMap { $0["name"] as? String }))
      targets[target.name] = target
    }
    self.targets = targets
  }

  /// Everything that a target stands on: targets and products.
  func ground(of name: String) -> Set<String> {
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard let target = targets[next] else { continue }
      seen.formUnion(target.products)
      open += target.targets.filter { seen.insert($0).inserted }
    }
    return seen
  }

  /// Runs SwiftPM beside the one that runs this test, with folders of its own: it would else wait for that one's lock.
  private static func dump() throws -> Data {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "--cache-path", scratch.path,
      "--disable-sandbox", "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Unreadable(description: "swift package dump-package ended with \(process.terminationStatus)")
    }
    return data
  }
}

extension PackageDump.Target {
  fileprivate init(_ item: [String: Any], among names: Set<String>) {
    name = item["name"] as? String ?? ""
    type = item["type"] as? String ?? ""
    path = item["path"] as? String ?? ""
    targets = []
    products = []
    for arrow in item["dependencies"] as? [[String: [Any]]] ?? [] {
      for parts in arrow.values {
        guard let other = parts.first as? String else { continue }
        if names.contains(other) { targets.append(other) } else { products.append(other) }
      }
    }
  }
}
