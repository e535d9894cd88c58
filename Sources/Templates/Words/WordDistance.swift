/// How many letters two words differ in: added, left out, changed, or swapped with their neighbour and then left alone.
package enum WordDistance {
  /// The distance of two words; `nil` if it is more than `most`.
  package static func between(_ left: String, _ right: String, most: Int) -> Int? {
    let (left, right) = (left.unicodeScalars.map(\.value), right.unicodeScalars.map(\.value))
    return left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in between(left, right, most: most) }
    }
  }

  /// The distance of two words in scalars; `nil` if it is more than `most`.
  static func between(
    _ left: UnsafeBufferPointer<UInt32>, _ right: UnsafeBufferPointer<UInt32>, most: Int
  ) -> Int? {
    var start = 0
    let least = min(left.count, right.count)
    guard max(left.count, right.count) - least <= most else { return nil }
    while start < least, left[start] == right[start] { start += 1 }
    var tail = 0
    while tail < least - start, left[left.count - 1 - tail] == right[right.count - 1 - tail] { tail += 1 }
    let first = UnsafeBufferPointer(rebasing: left[start..<left.count - tail])
    let second = UnsafeBufferPointer(rebasing: right[start..<right.count - tail])
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (second.count + 1)) { rows in
      rows.initialize(repeating: 0)
      return fill(rows, first, second, most: most)
    }
  }

  /// Fills a table row by row, of which three are kept, until all of a row is beyond `most`.
  private static func fill(
    _ rows: UnsafeMutableBufferPointer<Int>, _ left: UnsafeBufferPointer<UInt32>, _ right: UnsafeBufferPointer<UInt32>,
    most: Int
  ) -> Int? {
    let width = right.count + 1
    for column in 0..<width { rows[column] = column }
    for row in 1...left.count {
      let (now, last, before) = (row % 3 * width, (row + 2) % 3 * width, (row + 1) % 3 * width)
      rows[now] = row
      var least = row
      for column in 1..<width {
        var value = rows[last + column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        value = min(value, rows[last + column] + 1, rows[now + column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          value = min(value, rows[before + column - 2] + 1)
        }
        rows[now + column] = value
        least = min(least, value)
      }
      if least > most + 1 { return nil }
    }
    let distance = rows[left.count % 3 * width + width - 1]
    return distance <= most ? distance : nil
  }
}
