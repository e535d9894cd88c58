import ParlanceDiagnostics

/// How verbs end before words that say that somebody has to do something, or wants to, and how by themselves: 買わ before なきゃ is 買う.
struct VerbForms: Sendable {
  /// What stands behind the verbs.
  private let endings: [String]
  /// How they end there and by themselves, the longer ones first.
  private let pairs: [(said: String, plain: String)]
  /// What all others take; empty if they stay as they are.
  private let rest: String
  /// How those end that are made of nouns, there and by themselves; `nil` if none are.
  private let noun: (said: String, plain: String)?

  /// The forms that a language's data has, of duties and of wishes; none without a file, and where verbs do not change.
  static func all(in file: DataFile?) throws(Diagnostic) -> [VerbForms] {
    guard let file else { return [] }
    return [try VerbForms(of: "duty", in: file), try VerbForms(of: "wish", in: file)].filter { !$0.endings.isEmpty }
  }

  private init(of key: String, in file: DataFile) throws(Diagnostic) {
    let groups = { (name: String) throws(Diagnostic) -> [[String]] in
      let texts = try file.section(name).text().split(separator: ",")
      return texts.map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
    }
    endings = try groups(key + "Endings").compactMap(\.first)
    let forms = try groups(key + "Forms")
    pairs = forms.filter { $0.count > 1 }.map { ($0[0], $0[1]) }.sorted { $0.said.count > $1.said.count }
    rest = forms.first { $0.count == 1 }?[0] ?? ""
    noun = try groups("nounVerb").first { $0.count > 1 }.map { ($0[0], $0[1]) }
  }

  /// A text with its verb as it is by itself, where what follows says that somebody has to do it, or wants to; `nil` for others.
  func plain(_ text: String, before following: String) -> String? {
    guard endings.contains(where: following.hasPrefix) else { return nil }
    let pair = pairs.first { text.hasSuffix($0.said) }
    // A longer one is known by itself: 見直し.
    if let noun, pair?.said.count ?? 0 <= noun.said.count + 1, text.hasSuffix(noun.said),
      Self.isNoun(text.dropLast(noun.said.count))
    {
      return text.dropLast(noun.said.count) + noun.plain
    }
    guard let pair else { return text + rest }
    return text.dropLast(pair.said.count) + pair.plain
  }

  /// Whether a text ends in two ideographs: 提出.
  private static func isNoun(_ text: Substring) -> Bool {
    let last = text.unicodeScalars.suffix(2)
    return last.count == 2 && last.allSatisfy(\.properties.isIdeographic)
  }
}
