import ParlanceArchives

/// What the keys of a catalogue say, by locale; of one that was kept, a locale is read when it is asked for.
struct CatalogTexts: Sendable {
  private enum Storage {
    case read([String: [String: LocalizedText]])
    case kept([String: [UInt8]])
  }

  private let storage: Storage

  /// What was read of a file, by locale and key.
  static func read(_ texts: [String: [String: LocalizedText]]) -> CatalogTexts { CatalogTexts(storage: .read(texts)) }

  /// By key what a locale says; nothing for a locale that is not there.
  func texts(in locale: String) -> [String: LocalizedText] {
    switch storage {
    case .read(let texts): texts[locale] ?? [:]
    // The bytes were checked when they were taken from their file, so they are what was written.
    case .kept(let archives): archives[locale].flatMap { $0.withUnsafeBytes { try? Self.texts($0) } } ?? [:]
    }
  }

  private static func texts(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError) -> [String: LocalizedText] {
    var archive = try ArchiveReader(bytes)
    let count = try archive.count(elementSize: 1)
    var texts = Dictionary<String, LocalizedText>(minimumCapacity: count)
    for _ in 0..<count { texts[try archive.text()] = try LocalizedText(from: &archive) }
    return texts
  }
}

extension CatalogTexts: Archivable {
  /// Takes the texts of each locale as bytes.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let count = try archive.count(elementSize: 1)
    var archives: [String: [UInt8]] = [:]
    for _ in 0..<count { archives[try archive.text()] = try archive.plainArray() }
    storage = .kept(archives)
  }

  /// Writes the texts of each locale as an archive of their own.
  func write(to archive: inout ArchiveWriter) {
    let archives: [String: [UInt8]] =
      switch storage {
      case .read(let texts): texts.mapValues(Self.archived)
      case .kept(let archives): archives
      }
    archive.add(plain: UInt32(archives.count))
    for (locale, bytes) in archives.sorted(by: { $0.key < $1.key }) {
      archive.add(locale)
      archive.add(plain: bytes)
    }
  }

  private static func archived(_ texts: [String: LocalizedText]) -> [UInt8] {
    var archive = ArchiveWriter()
    archive.add(plain: UInt32(texts.count))
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      archive.add(key)
      text.write(to: &archive)
    }
    return archive.bytes
  }
}
