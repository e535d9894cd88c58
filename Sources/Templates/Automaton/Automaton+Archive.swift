import ParlanceArchives

extension Automaton: Archivable {
  /// Reads the automaton.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try AutomatonContent(from: &archive))
  }

  /// Writes the automaton.
  package func write(to archive: inout ArchiveWriter) { content.write(to: &archive) }
}

extension AutomatonContent: Archivable {
  /// Reads the fields in the order of their declaration; throws for a range that ends before it begins.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    symbols = try WordTable(from: &archive)
    states = try archive.records(State.numbers) { numbers throws(ArchiveError) in try State(numbers) }
    words = try archive.plainArray()
    prefixes = try archive.plainArray()
    slots = try archive.plainArray()
    calls = try archive.plainArray()
    networks = try archive.records(Network.numbers) { numbers throws(ArchiveError) in try Network(numbers) }
    firstWords = try archive.plainArray()
    templates = try archive.plainArray()
    seams.suffixes = Set(try archive.plainArray(Int32.self))
    seams.prefixes = Set(try archive.plainArray(Int32.self))
    index = Shared(try TemplateIndex(from: &archive))
    isWhole = try archive.plainArray()
    slotNames = try [String](from: &archive)
    slotRecognizers = try [Int](from: &archive)
  }

  /// Writes the fields in the order of their declaration, states and networks without the gaps of their memory.
  func write(to archive: inout ArchiveWriter) {
    symbols.write(to: &archive)
    archive.add(plain: states.flatMap(\.packed))
    archive.add(plain: words)
    archive.add(plain: prefixes)
    archive.add(plain: slots)
    archive.add(plain: calls)
    archive.add(plain: networks.flatMap(\.packed))
    archive.add(plain: firstWords)
    archive.add(plain: templates)
    archive.add(plain: seams.suffixes.sorted())
    archive.add(plain: seams.prefixes.sorted())
    index.value.write(to: &archive)
    archive.add(plain: isWhole)
    slotNames.write(to: &archive)
    slotRecognizers.write(to: &archive)
  }
}

extension ArchiveReader {
  /// Records of so many numbers each.
  fileprivate mutating func records<Record>(
    _ size: Int, _ make: (ArraySlice<Int32>) throws(ArchiveError) -> Record
  ) throws(ArchiveError) -> [Record] {
    let numbers = try plainArray(Int32.self)
    var records: [Record] = []
    records.reserveCapacity(numbers.count / size)
    for start in stride(from: 0, to: numbers.count - size + 1, by: size) {
      records.append(try make(numbers[start..<start + size]))
    }
    return records
  }
}

extension ArraySlice<Int32> {
  /// The range whose ends stand at an offset.
  fileprivate func range(_ offset: Int) throws(ArchiveError) -> Range<Int32> {
    let (lower, upper) = (self[startIndex + offset], self[startIndex + offset + 1])
    guard lower <= upper else { throw ArchiveError() }
    return lower..<upper
  }
}

extension AutomatonContent.State {
  fileprivate static var numbers: Int { 9 }

  fileprivate init(_ packed: ArraySlice<Int32>) throws(ArchiveError) {
    words = try packed.range(0)
    prefixes = try packed.range(2)
    slots = try packed.range(4)
    calls = try packed.range(6)
    isFinal = packed[packed.startIndex + 8] != 0
  }

  fileprivate var packed: [Int32] {
    [words, prefixes, slots, calls].flatMap { [$0.lowerBound, $0.upperBound] } + [isFinal ? 1 : 0]
  }
}

extension AutomatonContent.Network {
  fileprivate static var numbers: Int { 5 }

  fileprivate init(_ packed: ArraySlice<Int32>) throws(ArchiveError) {
    let start = packed.startIndex
    let flags = packed[start + 2]
    self.init(
      first: packed[start], count: packed[start + 1], hasSlots: flags & 1 != 0, canBeEmpty: flags & 2 != 0,
      beginsOpenly: flags & 4 != 0, firstWords: try packed.range(3))
  }

  fileprivate var packed: [Int32] {
    let flags: Int32 = (hasSlots ? 1 : 0) | (canBeEmpty ? 2 : 0) | (beginsOpenly ? 4 : 0)
    return [first, count, flags, firstWords.lowerBound, firstWords.upperBound]
  }
}
