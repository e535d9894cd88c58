/// What can be written to an archive and read back, equal in all that matters.
package protocol Archivable {
  /// Reads the value; throws if the archive holds something else.
  init(from archive: inout ArchiveReader) throws(ArchiveError)

  /// Writes the value.
  func write(to archive: inout ArchiveWriter)
}

extension Bool: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.plain(UInt8.self) {
    case 0: self = false
    case 1: self = true
    default: throw ArchiveError()
    }
  }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) { archive.add(plain: self ? 1 as UInt8 : 0) }
}

extension Int: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self = Int(try archive.plain(Int64.self))
  }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) { archive.add(plain: Int64(self)) }
}

extension Int32: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) { self = try archive.plain(Int32.self) }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) { archive.add(plain: self) }
}

extension Double: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(bitPattern: try archive.plain(UInt64.self))
  }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) { archive.add(plain: bitPattern) }
}

extension String: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) { self = try archive.text() }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) { archive.add(self) }
}

extension Optional: Archivable where Wrapped: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self = try Bool(from: &archive) ? try Wrapped(from: &archive) : nil
  }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) {
    (self != nil).write(to: &archive)
    self?.write(to: &archive)
  }
}

extension Array: Archivable where Element: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    // Each element takes a byte at least, so that a count which is too large is seen before room is made for it.
    let count = try archive.count(elementSize: 1)
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &archive)) }
  }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) {
    archive.add(plain: UInt32(count))
    for element in self { element.write(to: &archive) }
  }
}

extension Dictionary: Archivable where Key == String, Value: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let count = try archive.count(elementSize: 1)
    self = [:]
    for _ in 0..<count {
      let key = try String(from: &archive)
      self[key] = try Value(from: &archive)
    }
  }

  /// Writes the value; in the order of the keys, so that equal dictionaries give equal archives.
  package func write(to archive: inout ArchiveWriter) {
    archive.add(plain: UInt32(count))
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      key.write(to: &archive)
      value.write(to: &archive)
    }
  }
}
