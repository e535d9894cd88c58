import ParlanceArchives
import ParlancePhraseTables
import ParlanceTemplates

extension ScalarValue: Archivable {
  /// Reads the value.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.plain(UInt8.self) {
    case 0: self = .text(try String(from: &archive))
    case 1: self = .integer(try Int(from: &archive))
    case 2: self = .number(try Double(from: &archive))
    case 3: self = .boolean(try Bool(from: &archive))
    case 4: self = .list(try [ScalarValue](from: &archive))
    case 5: self = .map(try [String: ScalarValue](from: &archive))
    default: throw ArchiveError()
    }
  }

  /// Writes the value.
  package func write(to archive: inout ArchiveWriter) {
    let code: UInt8 =
      switch self {
      case .text: 0
      case .integer: 1
      case .number: 2
      case .boolean: 3
      case .list: 4
      case .map: 5
      }
    archive.add(plain: code)
    switch self {
    case .text(let text): text.write(to: &archive)
    case .integer(let integer): integer.write(to: &archive)
    case .number(let number): number.write(to: &archive)
    case .boolean(let boolean): boolean.write(to: &archive)
    case .list(let values): values.write(to: &archive)
    case .map(let values): values.write(to: &archive)
    }
  }
}

extension ContextCondition: Archivable {
  /// Reads the condition.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(values: try [ScalarValue](from: &archive), slot: try String?(from: &archive))
  }

  /// Writes the condition.
  package func write(to archive: inout ArchiveWriter) {
    values.write(to: &archive)
    slot.write(to: &archive)
  }
}
