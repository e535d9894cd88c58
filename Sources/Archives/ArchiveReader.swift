/// Reads back what an ``ArchiveWriter`` of the same program has written.
///
/// Nothing is read beyond the end, whatever the bytes hold. That they are those which were written is for the caller to check, by
/// a checksum: of values in one go it is not asked whether they make sense.
package struct ArchiveReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var texts: [String] = []

  /// Begins to read; the bytes must stay as they are until all is read.
  package init(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError) {
    self.bytes = bytes
    let ends = try plainArray(UInt32.self)
    let start = place
    var last = 0
    texts.reserveCapacity(ends.count)
    for end in ends {
      let end = Int(end)
      guard end >= last, end <= bytes.count - start,
        let text = String(validating: bytes[start + last..<start + end], as: UTF8.self)
      else { throw ArchiveError() }
      texts.append(text)
      last = end
    }
    place = start + last
  }

  /// Whether all is read.
  package var isAtEnd: Bool { place == bytes.count }

  /// A value of fixed size.
  package mutating func plain<Value: BitwiseCopyable>(_ type: Value.Type) throws(ArchiveError) -> Value {
    guard bytes.count - place >= MemoryLayout<Value>.size else { throw ArchiveError() }
    defer { place += MemoryLayout<Value>.size }
    return bytes.loadUnaligned(fromByteOffset: place, as: Value.self)
  }

  /// Values of fixed size that were written in one go.
  package mutating func plainArray<Element: BitwiseCopyable>(
    _ type: Element.Type = Element.self
  ) throws(ArchiveError) -> [Element] {
    let stride = MemoryLayout<Element>.stride
    let count = try count(elementSize: stride)
    let part = UnsafeRawBufferPointer(rebasing: bytes[place..<place + count * stride])
    place += part.count
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
      initialized = count
    }
  }

  /// How many elements follow; throws if there are not so many bytes.
  package mutating func count(elementSize: Int) throws(ArchiveError) -> Int {
    let count = Int(try plain(UInt32.self))
    guard count <= (bytes.count - place) / elementSize else { throw ArchiveError() }
    return count
  }

  /// A text.
  package mutating func text() throws(ArchiveError) -> String {
    let number = Int(try plain(Int32.self))
    guard texts.indices.contains(number) else { throw ArchiveError() }
    return texts[number]
  }
}
