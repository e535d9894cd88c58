/// A line of a data file that says something.
struct DataLine: Sendable {
  /// Its text after the spaces at its edge.
  var text: ArraySlice<UInt8>
  /// How many spaces stand before it.
  var indent: Int
  /// Its number, counted from 1.
  var number: Int

  /// The lines of a file, without comments and empty lines.
  static func lines(of file: [UInt8]) -> [DataLine] {
    var lines: [DataLine] = []
    lines.reserveCapacity(file.count / 32)
    var start = 0
    var number = 0
    while start < file.count {
      number += 1
      let end = file[start...].firstIndex(of: 0x0A) ?? file.count
      defer { start = end + 1 }
      var first = start
      while first < end, file[first] == 0x20 { first += 1 }
      guard first < end, file[first] != 0x23 else { continue }
      var last = end
      while last > first, file[last - 1] == 0x20 || file[last - 1] == 0x0D { last -= 1 }
      guard last > first else { continue }
      lines.append(DataLine(text: file[first..<last], indent: first - start, number: number))
    }
    return lines
  }
}
