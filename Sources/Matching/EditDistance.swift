/// How many characters must be added, removed, changed or swapped with their neighbour to make one text of another.
package enum EditDistance {
  /// Time and space are the product of the lengths; meant for names, not for texts.
  package static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var least = min(above[column + 1] + 1, current[column] + 1)
        least = min(least, above[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
