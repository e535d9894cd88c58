/// Finds the word that a misspelt one is likely to be.
package enum Spelling {
  /// The nearest of some words, if it is near enough to be meant: at most some third of its letters away.
  package static func nearest(to word: String, in words: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(40))
    var best: (word: String, distance: Int)?
    for candidate in words {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(40))
      guard abs(other.count - letters.count) <= 3 else { continue }
      let distance = distance(letters, other)
      guard distance <= max(1, (other.count + 1) / 3),
        (distance, candidate) < (best?.distance ?? .max, best?.word ?? "")
      else {
        continue
      }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// How many letters must be changed, added, removed or exchanged with the next to make one word of the other.
  package static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var rows = [Array(repeating: 0, count: right.count + 1), Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let last = rows[rows.count - 1]
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[rows.count - 2][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[rows.count - 1][right.count]
  }
}
