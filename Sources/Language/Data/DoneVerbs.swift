import ParlanceTemplates

/// How verbs are called of which people say that they have done them: „entfrostet“ is „entfrosten“, “watered” is “water”.
///
/// It knows no dictionary. A word may be told to be several verbs, and ones that nobody has: who asks knows which of them something is called by.
struct DoneVerbs: Sendable {
  /// How words end that tell what somebody has done, by the last byte: most words are no deed, and are asked of often.
  private let endings: [[Ending]]
  /// What stands in the words, and not in the verbs: „ge“ of „gekocht“ and „abgekocht“; empty where nothing does.
  private let syllable: [UInt8]
  /// With what words begin that lack it all the same.
  private let beginnings: [[UInt8]]
  /// With what verbs begin within which it stands, in order, and nothing last.
  private let prefixes: [[UInt8]]
  /// Words that are formed like these and mean something else, or what is still to come.
  private let others: WordSet

  /// How words end that tell what somebody has done.
  private struct Ending {
    let bytes: [UInt8]
    let letters: Int
    /// How the verb ends; in nothing where only one ending is written.
    let plain: String
    /// How many bytes a word has to have at least, that of its verb something is left.
    let least: Int

    /// Whether a word has it, of which something is left as a verb.
    func ends(_ form: [UInt8]) -> Bool { form.count >= least && form.suffix(bytes.count).elementsEqual(bytes) }
  }

  /// An ending of so many letters tells a verb that has no such syllable by itself: „repariert“.
  private static let longEnding = 4

  /// Takes pairs of endings, or endings alone, and what stands before or within the words.
  init(_ endings: [[String]], syllable: String, beginnings: WordSet, prefixes: WordSet, others: WordSet) {
    var byLast: [[Ending]] = Array(repeating: [], count: 256)
    for words in endings {
      let (bytes, plain) = (Array(words[0].utf8), words.count > 1 ? words[1] : "")
      let least = max(bytes.count, bytes.count - plain.utf8.count + 1)
      byLast[Int(bytes.last ?? 0)].append(
        Ending(bytes: bytes, letters: words[0].count, plain: plain, least: least))
    }
    self.endings = byLast
    (self.syllable, self.others) = (Array(syllable.utf8), others)
    self.beginnings = beginnings.map { Array($0.utf8) }
    self.prefixes = prefixes.sorted().map { Array($0.utf8) } + [[]]
  }

  /// Whether a word may tell that somebody has done something, without the verbs that it may be.
  func tell(_ word: String) -> Bool {
    guard let last = word.utf8.last, !endings[Int(last)].isEmpty else { return false }
    let endings = endings[Int(last)]
    return forms(of: word).contains { form, least in endings.contains { $0.letters >= least && $0.ends(form) } }
      && !others.contains(word)
  }

  /// The verbs that a word may tell that somebody has done, each once, those of longer endings first; none for a word that tells no such thing.
  func verbs(of word: String) -> [String] {
    guard let last = word.utf8.last, case let endings = endings[Int(last)], !endings.isEmpty, !others.contains(word)
    else { return [] }
    var verbs: [String] = []
    for (form, least) in forms(of: word) {
      let found = endings.filter { $0.letters >= least && $0.ends(form) }
      verbs += found.sorted { $0.letters > $1.letters }
        .map { String(decoding: form.dropLast($0.bytes.count), as: UTF8.self) + $0.plain }
    }
    var known: Set<String> = ["", word]
    return verbs.filter { known.insert($0).inserted }
  }

  /// The word without the syllable, or as it is where it may lack that, and how long its ending has to be at least.
  private func forms(of word: String) -> [(form: [UInt8], leastEnding: Int)] {
    let word = Array(word.utf8)
    guard !syllable.isEmpty else { return [(word, 1)] }
    var forms: [(form: [UInt8], leastEnding: Int)] = []
    var isWithout = false
    for lead in prefixes where word.starts(with: lead) {
      let rest = word[lead.count...]
      if rest.starts(with: syllable) { forms.append((lead + rest.dropFirst(syllable.count), 1)) }
      isWithout = isWithout || beginnings.contains { rest.starts(with: $0) }
    }
    return forms + [(word, isWithout ? 1 : Self.longEnding)]
  }
}
