import ParlanceArchives

extension TemplateIndex: Archivable {
  /// Reads the fields in the order of their declaration.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    width = try Int(from: &archive)
    clauseWidth = try Int(from: &archive)
    templateCount = try Int(from: &archive)
    classes = try archive.plainArray()
    rows = try Groups(from: &archive)
    demands = try Groups(from: &archive)
    undemanding = try archive.plainArray()
    open = try archive.plainArray()
    begun = try archive.plainArray()
    openToText = try archive.plainArray()
    asked = try [AskedGroup](from: &archive)
    anything = try archive.plainArray()
  }

  /// Writes the fields in the order of their declaration.
  func write(to archive: inout ArchiveWriter) {
    width.write(to: &archive)
    clauseWidth.write(to: &archive)
    templateCount.write(to: &archive)
    archive.add(plain: classes)
    rows.write(to: &archive)
    demands.write(to: &archive)
    archive.add(plain: undemanding)
    archive.add(plain: open)
    archive.add(plain: begun)
    archive.add(plain: openToText)
    asked.write(to: &archive)
    archive.add(plain: anything)
  }
}

extension TemplateIndex.AskedGroup: Archivable {
  /// Reads the fields in the order of their declaration.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    speaker = try Int(from: &archive)
    isAlways = try Bool(from: &archive)
    isBegun = try Bool(from: &archive)
    row = try archive.plainArray()
  }

  /// Writes the fields in the order of their declaration.
  func write(to archive: inout ArchiveWriter) {
    speaker.write(to: &archive)
    isAlways.write(to: &archive)
    isBegun.write(to: &archive)
    archive.add(plain: row)
  }
}
