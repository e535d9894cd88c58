import ParlanceDiagnostics

/// Words that stand for others: “what’s” for “what is”.
///
/// A small table of its own: nearly every word is looked up, and nearly none is found.
struct Contractions: Sendable {
  private struct Entry: Sendable {
    var key: [UInt8]
    var words: [String]
    var onlyWithApostrophe: Bool
    /// The next entry of the same place; −1 for none.
    var next: Int16
  }

  private var entries: [Entry] = []
  /// The first entry of each place; −1 for none.
  private var places = [Int16](repeating: -1, count: 1024)

  /// Teaches one; `onlyWithApostrophe` if the word is another one when it is written without. A later one comes first.
  mutating func add(_ short: String, meaning words: [String], onlyWithApostrophe: Bool) {
    let key = Array(short.utf8)
    guard !key.isEmpty, !words.isEmpty, entries.count < Int(Int16.max) else { return }
    let place = key.withUnsafeBufferPointer { Self.place($0) }
    entries.append(
      Entry(key: key, words: words, onlyWithApostrophe: onlyWithApostrophe, next: places[place]))
    places[place] = Int16(entries.count - 1)
  }

  /// What a word in UTF-8 stands for; `nil` if for itself.
  func meaning(of word: UnsafeBufferPointer<UInt8>, hasApostrophe: Bool) -> [String]? {
    var index = Int(places[Self.place(word)])
    while index >= 0 {
      if hasApostrophe || !entries[index].onlyWithApostrophe, entries[index].key.elementsEqual(word) {
        return entries[index].words
      }
      index = Int(entries[index].next)
    }
    return nil
  }

  private static func place(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    return (Int(first) &* 31 &+ Int(last) &* 7 &+ word.count &* 131 &+ Int(word[word.count / 2]) &* 61) & 1023
  }
}

extension Tokenizer {
  /// Teaches the contractions of a data file.
  mutating func addContractions(of file: DataFile) throws(Diagnostic) {
    for (key, onlyWithApostrophe) in [("contractions", false), ("contractionsWithApostrophe", true)] {
      for (short, long) in try file.section(key).entries() {
        addContraction(short, meaning: try long.text(), onlyWithApostrophe: onlyWithApostrophe)
      }
    }
  }
}
