import CResources

/// The files that are compiled in.
enum Resources {
  /// The names of all that begin with `prefix`, in alphabetical order.
  static func names(in prefix: String) -> [String] {
    var names: [String] = []
    var index = 0
    while let name = parlance_resource_name(index) {
      let text = String(cString: name)
      if text.hasPrefix(prefix) { names.append(text) }
      index += 1
    }
    return names
  }

  /// The bytes of one; `nil` if there is none of that name.
  static func bytes(_ name: String) -> [UInt8]? {
    var count = 0
    guard let bytes = parlance_resource(name, &count) else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
