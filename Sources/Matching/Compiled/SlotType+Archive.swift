import ParlanceArchives
import ParlanceTemplates

extension SlotType: Archivable {
  /// Reads the type.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.plain(UInt8.self) {
    case 0: self = .entity(try String(from: &archive))
    case 1: self = .enumeration(try String(from: &archive))
    case 2: self = .integer(try Self.bounds(&archive))
    case 3: self = .number(try Self.bounds(&archive))
    case 4: self = .date
    case 5: self = .duration
    case 6: self = .boolean
    case 7: self = .text
    case 8: self = .list(try String(from: &archive))
    case 9: self = .range(try NumericRange(from: &archive))
    case 10: self = .measurement(try String(from: &archive))
    case 11: self = .pastDate
    case 12: self = .rangeEnd(isEnd: try Bool(from: &archive), arePast: try Bool(from: &archive))
    default: throw ArchiveError()
    }
  }

  /// Writes the type.
  package func write(to archive: inout ArchiveWriter) {
    archive.add(plain: code)
    switch self {
    case .entity(let name), .enumeration(let name), .list(let name), .measurement(let name): name.write(to: &archive)
    case .integer(let bounds), .number(let bounds):
      (bounds.map { [$0.lowerBound, $0.upperBound] } ?? []).write(to: &archive)
    case .rangeEnd(let isEnd, let arePast):
      isEnd.write(to: &archive)
      arePast.write(to: &archive)
    case .range(let range): range.write(to: &archive)
    case .date, .pastDate, .duration, .boolean, .text: break
    }
  }

  private var code: UInt8 {
    switch self {
    case .entity: 0
    case .enumeration: 1
    case .integer: 2
    case .number: 3
    case .date: 4
    case .duration: 5
    case .boolean: 6
    case .text: 7
    case .list: 8
    case .range: 9
    case .measurement: 10
    case .pastDate: 11
    case .rangeEnd: 12
    }
  }

  private static func bounds(_ archive: inout ArchiveReader) throws(ArchiveError) -> ClosedRange<Double>? {
    let ends = try [Double](from: &archive)
    if ends.isEmpty { return nil }
    guard ends.count == 2, ends[0] <= ends[1] else { throw ArchiveError() }
    return ends[0]...ends[1]
  }
}

extension NumericRange: Archivable {
  /// Reads the range.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      from: try Double(from: &archive), to: try Double(from: &archive), step: try Double(from: &archive),
      multiplier: try Double(from: &archive))
    fractions = try String?(from: &archive).flatMap { Fractions(rawValue: $0) }
    guard let kind = Kind(rawValue: try String(from: &archive)) else { throw ArchiveError() }
    self.kind = kind
    digits = try Bool(from: &archive)
    words = try Bool(from: &archive)
    wordsLanguage = try String?(from: &archive)
  }

  /// Writes the range.
  package func write(to archive: inout ArchiveWriter) {
    for number in [from, to, step, multiplier] { number.write(to: &archive) }
    (fractions?.rawValue).write(to: &archive)
    kind.rawValue.write(to: &archive)
    digits.write(to: &archive)
    words.write(to: &archive)
    wordsLanguage.write(to: &archive)
  }
}
