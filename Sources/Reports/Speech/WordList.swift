import Foundation

/// Files of words that people bring along.
package enum WordList {
  /// The words of a list, one a line or several, in order, each once; what is no word is left out.
  package static func words(of text: String) -> [String] {
    var seen: Set<String> = []
    return text.split(whereSeparator: \.isWhitespace).compactMap { part in
      let word = part.lowercased().replacing("’", with: "'")
      let isWord = word.contains(where: \.isLetter) && word.allSatisfy { $0.isLetter || $0 == "'" }
      return isWord && seen.insert(word).inserted ? word : nil
    }
  }

  /// The words that a pronouncing dictionary has: the first of each line, without the number of a second pronunciation.
  package static func dictionary(of text: String) -> Set<String> {
    var words: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix(";;;") && !line.hasPrefix("##") {
      guard let first = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).first else { continue }
      words.insert(String(first.prefix { $0 != "(" }).lowercased())
    }
    return words
  }
}
