import ParlanceArchives

extension StringCatalog: Archivable {
  /// Reads a catalogue that was kept; its diagnostics are not kept with it.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      sourceLanguage: try archive.text(), locales: Set(try [String](from: &archive)),
      impliedKeys: Set(try [String](from: &archive)), texts: try CatalogTexts(from: &archive), diagnostics: [])
  }

  /// Writes the catalogue without its diagnostics.
  package func write(to archive: inout ArchiveWriter) {
    archive.add(sourceLanguage)
    locales.sorted().write(to: &archive)
    impliedKeys.sorted().write(to: &archive)
    texts.write(to: &archive)
  }
}
