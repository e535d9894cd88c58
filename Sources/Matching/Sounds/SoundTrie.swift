import ParlanceLanguage

/// Words by their sounds, to find those that sound like what stands from a place of an utterance on, without a look at all of them.
struct SoundTrie: Sendable {
  /// A sound behind others; those behind the same ones are a chain of siblings, the newest first.
  struct Node: Sendable {
    /// The sound that comes here.
    var sound: Phoneme
    /// How many sounds the longest word has that goes through here.
    var longest: UInt8 = 0
    /// The newest of the nodes that go on from here; −1 for none, as in the others.
    var child: Int32 = -1
    /// The next node behind the same sounds.
    var sibling: Int32 = -1
    /// The first word that ends here.
    var word: Int32 = -1
  }

  /// The most sounds of a word that is found.
  static var longestWord: Int { 40 }

  /// The words by number, in the order in which they came.
  private(set) var words: [String] = []
  /// Of each word, another that sounds the same; −1 for none.
  private(set) var namesakes: [Int32] = []
  /// All nodes by number; each stands behind the one that it goes on from.
  private(set) var nodes: [Node] = []
  /// The newest node of a first sound, from which its siblings lead to the others; none without words.
  private(set) var roots: [Int32] = []

  /// Knows no words.
  init() {}

  /// Knows some words, each given once.
  init(_ words: some Sequence<String>, _ pronouncer: Pronouncer) {
    for word in words { insert(word, pronouncer.pronunciation(of: word).sounds) }
  }

  /// Adds a word that is not there yet; one without sounds, or with very many, is left out.
  mutating func insert(_ word: String, _ sounds: [Phoneme]) {
    guard !sounds.isEmpty, sounds.count <= Self.longestWord else { return }
    var parent: Int32 = -1
    for sound in sounds {
      let node = child(of: parent, sound) ?? add(sound, to: parent)
      nodes[Int(node)].longest = max(nodes[Int(node)].longest, UInt8(sounds.count))
      parent = node
    }
    namesakes.append(nodes[Int(parent)].word)
    nodes[Int(parent)].word = Int32(words.count)
    words.append(word)
  }

  private func child(of parent: Int32, _ sound: Phoneme) -> Int32? {
    var next = parent < 0 ? roots.first ?? -1 : nodes[Int(parent)].child
    while next >= 0 {
      if nodes[Int(next)].sound == sound { return next }
      next = nodes[Int(next)].sibling
    }
    return nil
  }

  private mutating func add(_ sound: Phoneme, to parent: Int32) -> Int32 {
    let number = Int32(nodes.count)
    let first = parent < 0 ? roots.first ?? -1 : nodes[Int(parent)].child
    nodes.append(Node(sound: sound, sibling: first))
    if parent < 0 { roots = [number] } else { nodes[Int(parent)].child = number }
    return number
  }
}
