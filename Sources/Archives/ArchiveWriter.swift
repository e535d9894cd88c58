/// Writes values as bytes, in the order of the machine; each text is kept once.
package struct ArchiveWriter {
  private var body: [UInt8] = []
  private var texts: [String] = []
  private var numbers: [[UInt8]: Int32] = [:]

  /// Makes a writer of an empty archive.
  package init() {}

  /// All that was written: how many texts there are and where each ends, the texts, and the values.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    var joined: [UInt8] = []
    for text in texts {
      joined.append(contentsOf: text.utf8)
      ends.append(UInt32(joined.count))
    }
    Self.append([UInt32(ends.count)], to: &bytes)
    Self.append(ends, to: &bytes)
    return bytes + joined + body
  }

  /// Adds a value of fixed size.
  package mutating func add(plain value: some BitwiseCopyable) { Self.append([value], to: &body) }

  /// Adds values of fixed size, to be read in one go.
  package mutating func add<Element: BitwiseCopyable>(plain values: [Element]) {
    add(plain: UInt32(values.count))
    Self.append(values, to: &body)
  }

  /// Adds a text.
  package mutating func add(_ text: String) {
    // By its bytes: equal texts of other bytes would be read back as the first of them.
    let key = Array(text.utf8)
    if let known = numbers[key] { return add(plain: known) }
    let number = Int32(texts.count)
    texts.append(text)
    numbers[key] = number
    add(plain: number)
  }

  private static func append<Element: BitwiseCopyable>(_ values: [Element], to bytes: inout [UInt8]) {
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}
