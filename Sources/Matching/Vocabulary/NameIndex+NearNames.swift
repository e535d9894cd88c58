import ParlanceLanguage
import ParlanceTemplates

/// A name that is near to what was said: one to ask for, never to act on.
package struct NearName: Sendable, Hashable {
  /// Whose name it is.
  package var entry: VocabularyEntry
  /// How far it is from what was said, in points: ten are a wrong letter.
  package var points: Int
}

extension NameIndex {
  /// The most words of an utterance that are compared with names.
  private static var mostWords: Int { 8 }

  /// The most names that are compared for each of them.
  private static var mostNames: Int { 512 }

  /// What a name has of the words that were said.
  private struct Likeness {
    var number: Int
    /// How many words the name has.
    var length: Int
    /// By word that was said, the points of the most similar word of the name.
    var points: [Int: Int] = [:]

    mutating func note(_ new: Int, at place: Int) { points[place] = min(new, points[place] ?? .max) }

    func total(said: Int) -> Int {
      points.values.reduce((said - points.count) * NamePoints.foreign, +)
        + max(0, length - points.count) * NamePoints.unsaid
    }
  }

  /// The names that have words like those of some tokens, the nearest first; words that identify nothing do not count.
  ///
  /// Like a word are those that it may be a misspelling of, words of four letters or more within it, and words that begin with
  /// the same four letters. A word that more than 256 names share says nothing.
  func nearNames(to tokens: [Token], most: Int) -> [NearName] {
    let said = tokens.lazy.map(\.text).filter { !language.stopWords.contains($0) }.prefix(Self.mostWords)
    var likenesses: [Int: Likeness] = [:]
    for (place, word) in said.enumerated() {
      var rest = Self.mostNames
      for (like, points) in wordsLike(word).sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) where rest > 0 {
        rest -= note(like, points, at: place, &likenesses)
      }
    }
    var best: [Int: Int] = [:]
    for likeness in likenesses.values where 2 * likeness.points.count >= said.count {
      best[likeness.number] = min(likeness.total(said: said.count), best[likeness.number] ?? .max)
    }
    return best.sorted { $0.value == $1.value ? precedes($0.key, $1.key) : $0.value < $1.value }.prefix(most).map {
      NearName(entry: self[$0.key], points: $0.value)
    }
  }

  /// Notes the names that have a word; gives how many they are.
  private func note(_ word: String, _ points: Int, at place: Int, _ likenesses: inout [Int: Likeness]) -> Int {
    var count = 0
    for (tag, layer) in [settled, recent].enumerated() {
      layer.forEachName(with: word, most: Self.mostSharing) { name, number, length in
        let key = Int(name) * 2 + tag
        likenesses[key, default: Likeness(number: number, length: length)].note(points, at: place)
        count += 1
      }
    }
    return count
  }

  /// The words of names that are like a word, each with its least points.
  private func wordsLike(_ word: String) -> [String: Int] {
    var words: [String: Int] = [:]
    func add(_ other: String, _ points: Int) { words[other] = min(points, words[other] ?? .max) }
    if holds(word) { add(word, 0) }
    for near in nearWords(to: word, most: 8) { add(near.word, NamePoints.of(near)) }
    for part in parts(of: word) where holds(part) { add(part, NamePoints.contained) }
    for layer in [settled, recent] {
      for other in layer.words(beginningLike: word, most: 8) {
        add(other, other.hasPrefix(word) ? NamePoints.contained : NamePoints.beginsAlike)
      }
    }
    return words
  }

  /// All parts of a word that have four letters or more, but the word itself.
  private func parts(of word: String) -> [String] {
    let letters = Array(word.unicodeScalars.prefix(32))
    guard letters.count > 4 else { return [] }
    return (4..<letters.count).flatMap { length in
      (0...letters.count - length).map { start in
        var part = String.UnicodeScalarView()
        part.append(contentsOf: letters[start..<start + length])
        return String(part)
      }
    }
  }
}
