import Foundation

/// The letters of a keyboard as they lie; without rows where words are typed by their sound.
package struct Keyboard: Sendable {
  /// The rows of letters, each shifted by half a key against the row above.
  private let rows: [[Character]]

  /// Takes the rows from the top.
  package init(rows: [String]) { self.rows = rows.map(Array.init) }

  /// The letters on the keys around a letter's own, marks left out if its key is not known.
  package func neighbours(of letter: Character) -> [Character] {
    let small = Character(letter.lowercased())
    let plain =
      small.unicodeScalars.first.map { String($0).decomposedStringWithCanonicalMapping.first ?? small } ?? small
    for wanted in [small, Character(String(plain.unicodeScalars.prefix(1)))] {
      for (row, keys) in rows.enumerated() {
        guard let place = keys.firstIndex(of: wanted) else { continue }
        return beside(row, place).filter { $0 != wanted }
      }
    }
    return []
  }

  /// Whether a word looks like a slip of somebody who meant another one: letters that were swapped, left out or added behind the first, a key
  /// beside the right one, the wrong letter doubled, letters that are taken for each other in writing, or any letter but the first of a long word.
  ///
  /// One changed letter makes another word of most short ones: “Joan” of “John”, “Anne” of “Anna”, “Hanna” of “Anna”. Where no keyboard is known
  /// every word may be a slip.
  package func mayBeSlip(_ said: String, for word: String) -> Bool {
    guard !rows.isEmpty else { return true }
    let (said, word) = (Array(said), Array(word))
    guard said.count == word.count else { return said.first == word.first || said.count >= Self.fewestOfLong }
    let places = said.indices.filter { said[$0] != word[$0] }
    guard places.count == 1, let place = places.first else { return true }
    let pair = [said[place], word[place]]
    if Self.confused.contains(Set(pair)) { return true }
    guard said.count > Self.mostOfShort else { return false }
    let isDoubled = [place - 1, place + 1].contains { said.indices.contains($0) && said[$0] == said[place] }
    let isNeighbour = neighbours(of: pair[0]).contains(pair[1])
    guard place > 0 else { return isNeighbour && said.count >= Self.fewestOfLong }
    return said.count >= Self.fewestOfLong || isDoubled || isNeighbour
  }

  /// How many letters a word has that is another one with any other letter, and one that is hardly another one.
  private static let mostOfShort = 4
  private static let fewestOfLong = 7

  /// Letters that many words have where others have the other one, with the same sound.
  private static let confused: Set<Set<Character>> = [
    ["c", "k"], ["c", "s"], ["s", "z"], ["i", "y"], ["f", "v"], ["b", "v"], ["g", "j"], ["и", "ы"], ["ш", "щ"],
  ]

  private func beside(_ row: Int, _ place: Int) -> [Character] {
    let places = [
      (row, place - 1), (row, place + 1), (row - 1, place), (row - 1, place + 1), (row + 1, place - 1),
      (row + 1, place),
    ]
    return places.compactMap { row, place in
      rows.indices.contains(row) && rows[row].indices.contains(place) ? rows[row][place] : nil
    }
  }
}

extension Language {
  /// The language's usual keyboard; one without keys where none is known.
  package var keyboard: Keyboard { parts.words.keyboard }
}
