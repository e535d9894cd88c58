import ParlanceArchives
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

extension CompiledSlot {
  /// Reads a slot that was compiled for the language; throws for a filling that ``write(to:)`` has no byte for.
  init(from archive: inout ArchiveReader, _ language: Language) throws(ArchiveError) {
    type = try SlotType(from: &archive)
    switch try archive.plain(UInt8.self) {
    case 0: filling = .typical
    case 1: filling = .words(most: try Int(from: &archive))
    case 2: filling = .range(try NumericRange(from: &archive))
    case 3: filling = .values(try ListRecognizer(from: &archive, language))
    case 4: filling = .nothing
    default: throw ArchiveError()
    }
    entries = try [Entry](from: &archive)
    isWildcard = try Bool(from: &archive)
    isRepeated = try Bool(from: &archive)
    numberGroup = try Int32(from: &archive)
  }

  /// Writes the slot: its type, a byte for its filling with what belongs to that, then the rest.
  func write(to archive: inout ArchiveWriter) {
    type.write(to: &archive)
    switch filling {
    case .typical: archive.add(plain: 0 as UInt8)
    case .words(let most):
      archive.add(plain: 1 as UInt8)
      most.write(to: &archive)
    case .range(let range):
      archive.add(plain: 2 as UInt8)
      range.write(to: &archive)
    case .values(let list):
      archive.add(plain: 3 as UInt8)
      list.write(to: &archive)
    case .nothing: archive.add(plain: 4 as UInt8)
    }
    entries.write(to: &archive)
    isWildcard.write(to: &archive)
    isRepeated.write(to: &archive)
    numberGroup.write(to: &archive)
  }
}

extension CompiledSlot.Entry: Archivable {
  /// Reads the entry; its words are not there, since the slot's recogniser has them.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    out = try ScalarValue(from: &archive)
    isOutWritten = try Bool(from: &archive)
    context = try [String: ScalarValue](from: &archive)
  }

  /// Writes the entry without its words.
  func write(to archive: inout ArchiveWriter) {
    out.write(to: &archive)
    isOutWritten.write(to: &archive)
    context.write(to: &archive)
  }
}
