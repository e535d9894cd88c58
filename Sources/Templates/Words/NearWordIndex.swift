/// Finds known words that a misspelled one may be, without a look at all of them.
///
/// A known word of four letters or more is forgiven one edit, of eight or more two (see ``NearWord/distance``). Words with a digit are
/// near to nothing: 1001 is no misspelling of 1002. Words of more than 64 scalars are left out.
package struct NearWordIndex: Sendable {
  private struct Node: Sendable {
    var word: Int32
    /// The next node of the same place, −1 for none.
    var next: Int32
    /// The word's, so that most words are ruled out without a look at them.
    var signature: UInt32
  }

  /// The letters of all words, one after the other.
  private var letters: [UInt32] = []
  /// Where each word begins among ``letters``, and where the last one ends.
  private var starts: [Int32] = [0]
  /// The first node of each place; a power of two, as many as nodes or more.
  private var heads: [Int32] = []
  private var nodes: [Node] = []
  private var removed: Set<Int32> = []

  /// The most nodes that one question looks at; there are more only where very many words begin, end and are long alike.
  private static var mostNodes: Int { 8192 }

  /// Makes an index of words.
  package init(_ words: some Sequence<String> = []) {
    for word in words { append(word) }
    rebuild()
  }

  /// Adds a word that is not there yet.
  package mutating func insert(_ word: String) {
    if let known = place(of: word) {
      removed.remove(known)
      return
    }
    guard append(word) else { return }
    if nodes.count + Self.mostKeys > heads.count { rebuild() } else { link(starts.count - 2) }
  }

  /// Takes out a word.
  package mutating func remove(_ word: String) {
    guard let known = place(of: word) else { return }
    removed.insert(known)
    guard removed.count > 64, removed.count * 2 > starts.count else { return }
    self = NearWordIndex((0..<Int32(starts.count - 1)).filter { !removed.contains($0) }.map { text(of: Int($0)) })
  }

  /// The words that another may be a misspelling of, the nearest first; never itself.
  ///
  /// Words that are not wanted count as if they were not there.
  package func nearWords(to word: String, most: Int, where isWanted: (String) -> Bool = { _ in true }) -> [NearWord] {
    guard !nodes.isEmpty, let keys = NearWordKeys(word) else { return [] }
    return nearWords(to: keys, most: most, where: isWanted)
  }

  /// The same, of a word whose keys are known.
  package func nearWords(
    to word: NearWordKeys, most: Int, where isWanted: (String) -> Bool = { _ in true }
  ) -> [NearWord] {
    var found: [NearWord] = []
    forEachNear(word) { place, distance in
      if distance > 0, !removed.contains(place) {
        found.append(NearWord(word: text(of: Int(place)), distance: distance))
      }
    }
    guard !found.isEmpty else { return [] }
    found.sort()
    var wanted: [NearWord] = []
    for word in found where wanted.count < most && isWanted(word.word) { wanted.append(word) }
    return wanted
  }

  /// The words that begin with the same four letters as another, and with half of its and their letters or with one of both whole;
  /// those that go on alike for longest first, then the shorter; never itself.
  package func words(
    beginningLike token: String, most: Int, where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    guard !nodes.isEmpty, let token = Self.letters(of: token), token.count >= DeletionKeys.shortest else { return [] }
    var found: [(common: Int, length: Int, word: String)] = []
    var node = token.withUnsafeBufferPointer { heads[place(under: DeletionKeys.beginning(of: $0))] }
    var rest = Self.mostNodes
    while node >= 0, rest > 0 {
      let word = nodes[Int(node)].word
      node = nodes[Int(node)].next
      rest -= 1
      let letters = letters[Int(starts[Int(word)])..<Int(starts[Int(word) + 1])]
      let common = zip(letters, token).prefix { $0 == $1 }.count
      let (least, longest) = (min(letters.count, token.count), max(letters.count, token.count))
      guard common >= DeletionKeys.shortest, common == least || 2 * common >= longest else { continue }
      guard common < longest, !removed.contains(word) else { continue }
      found.append((common, letters.count, text(of: Int(word))))
    }
    found.sort { (-$0.common, $0.length, $0.word) < (-$1.common, $1.length, $1.word) }
    var wanted: [String] = []
    for other in found where wanted.count < most && wanted.last != other.word && isWanted(other.word) {
      wanted.append(other.word)
    }
    return wanted
  }
}

extension NearWordIndex {
  /// The most keys that a word has.
  private static var mostKeys: Int { 32 }

  /// Calls once for each word that is near enough, also if it was removed.
  private func forEachNear(_ word: NearWordKeys, _ body: (_ word: Int32, _ distance: Int) -> Void) {
    guard !nodes.isEmpty else { return }
    // Words are met under several keys; what was met last in each place of a small table is not measured again.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { seen in
      seen.initialize(repeating: -1)
      var found: [Int32] = []
      forEachNode(under: word.keys) { place, mostEdits in
        guard seen[Int(place) & 255] != place else { return }
        seen[Int(place) & 255] = place
        guard !found.contains(place), let distance = distance(of: place, to: word.letters, most: mostEdits) else {
          return
        }
        found.append(place)
        body(place, distance)
      }
    }
  }

  /// Calls with the word of each node under some keys whose letters may be near enough.
  @inline(__always)
  private func forEachNode(under keys: [NearWordKeys.Key], _ body: (_ word: Int32, _ mostEdits: Int) -> Void) {
    var rest = Self.mostNodes
    heads.withUnsafeBufferPointer { heads in
      nodes.withUnsafeBufferPointer { nodes in
        for key in keys {
          var place = heads[Int(truncatingIfNeeded: key.key) & (heads.count - 1)]
          while place >= 0, rest > 0 {
            let node = nodes[Int(place)]
            place = node.next
            rest -= 1
            let difference = node.signature ^ key.signature
            // A changed letter takes one bit away and brings another.
            if difference >> 26 == 0, difference.nonzeroBitCount <= 2 * Int(key.mostEdits) {
              body(node.word, Int(key.mostEdits))
            }
          }
        }
      }
    }
  }

  private func distance(of word: Int32, to token: [UInt32], most: Int) -> Int? {
    letters.withUnsafeBufferPointer { letters in
      let range = Int(starts[Int(word)])..<Int(starts[Int(word) + 1])
      return token.withUnsafeBufferPointer {
        WordDistance.between(UnsafeBufferPointer(rebasing: letters[range]), $0, most: most)
      }
    }
  }

  private func text(of word: Int) -> String {
    var text = String.UnicodeScalarView()
    for letter in letters[Int(starts[word])..<Int(starts[word + 1])] {
      text.append(Unicode.Scalar(letter) ?? "\u{FFFD}")
    }
    return String(text)
  }

  private func place(of word: String) -> Int32? {
    guard !nodes.isEmpty, let keys = NearWordKeys(word) else { return nil }
    var place: Int32?
    forEachNear(keys) { if $1 == 0 { place = $0 } }
    return place
  }

  /// A word's letters; `nil` for one that is near to nothing.
  package static func letters(of word: String) -> [UInt32]? {
    guard word.utf8.count <= 4 * DeletionKeys.longest else { return nil }
    var letters: [UInt32] = []
    letters.reserveCapacity(word.utf8.count)
    for scalar in word.unicodeScalars {
      let isDigit = scalar.isASCII ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
      if isDigit { return nil }
      letters.append(scalar.value)
    }
    return letters.count <= DeletionKeys.longest ? letters : nil
  }

  @discardableResult
  private mutating func append(_ word: String) -> Bool {
    guard let letters = Self.letters(of: word), letters.count >= DeletionKeys.shortest else { return false }
    self.letters += letters
    starts.append(Int32(self.letters.count))
    return true
  }

  /// Links all words anew, with places for twice as many.
  private mutating func rebuild() {
    let words = 0..<starts.count - 1
    guard !words.isEmpty else { return }
    let keys = words.reduce(0) { sum, word in
      let length = Int(starts[word + 1] - starts[word])
      return sum + (length < DeletionKeys.long ? length + 2 : 30)
    }
    var size = 64
    while size < keys + Self.mostKeys { size *= 2 }
    heads = [Int32](repeating: -1, count: size)
    nodes.removeAll(keepingCapacity: true)
    nodes.reserveCapacity(keys)
    for word in words { link(word) }
  }

  private mutating func link(_ word: Int) {
    // A copy, since linking changes the index.
    let letters = Array(letters[Int(starts[word])..<Int(starts[word + 1])])
    letters.withUnsafeBufferPointer { text in
      let signature = NearWordKeys.signature(of: text, length: text.count)
      DeletionKeys.forEach(text, forLength: text.count) { key in
        link(word, under: key, signature)
      }
      link(word, under: DeletionKeys.beginning(of: text), signature)
    }
  }

  private func place(under key: UInt64) -> Int { Int(truncatingIfNeeded: key) & (heads.count - 1) }

  private mutating func link(_ word: Int, under key: UInt64, _ signature: UInt32) {
    let place = place(under: key)
    nodes.append(Node(word: Int32(word), next: heads[place], signature: signature))
    heads[place] = Int32(nodes.count - 1)
  }
}
