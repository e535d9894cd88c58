import ParlanceJSONText
import ParlanceMatching
import ParlancePhraseTables

extension MatchReport {
  /// The words of a range of the utterance.
  func said(_ scalars: Range<Int>) -> String {
    let all = Array(utterance.unicodeScalars)
    return String(String.UnicodeScalarView(all[scalars.clamped(to: 0..<all.count)]))
  }

  // MARK: - For people

  /// The tree of the match in that place of the result, a part a line, what stands in a rule indented below it; none if it is not known.
  ///
  /// A phrase without rules and slots is its words, and no tree would say more.
  func treeLines(_ place: Int) -> [String] {
    guard let tree = tree(place), tree.children.contains(where: { $0.part != .words }) else { return [] }
    return tree.children.flatMap { lines($0, indent: 0) }
  }

  private func tree(_ place: Int) -> PhraseTree? {
    guard let trees = details?.trees, trees.indices.contains(place) else { return nil }
    return trees[place]
  }

  private func lines(_ tree: PhraseTree, indent: Int) -> [String] {
    let space = String(repeating: "  ", count: indent)
    let words = "“\(SafeLine.of(said(tree.scalars)))”"
    switch tree.part {
    case .phrase: return tree.children.flatMap { lines($0, indent: indent) }
    case .words: return [space + words]
    case .slot(let name): return ["\(space){\(name)} \(words)"]
    case .passed: return ["\(space)passed over \(words)"]
    case .rule(let name):
      let isPlain = tree.children.allSatisfy { $0.part == .words }
      return ["\(space)<\(name)> \(words)"] + (isPlain ? [] : tree.children.flatMap { lines($0, indent: indent + 1) })
    }
  }

  /// What ruled a phrase out, in words.
  func sentence(_ reason: MatchDetails.Reason) -> String {
    switch reason {
    case .requires(let key, let values, let found):
      let wanted = values.isEmpty ? "something" : values.map { ValueText.quoted($0.text) }.joined(separator: " or ")
      let there = found.map { "it is \(ValueText.quoted($0.text))" } ?? "the context says nothing of it"
      return "ruled out by the context: “\(key)” must be \(wanted), and \(there)"
    case .excludes(let key, let found):
      return "ruled out by the context: “\(key)” must not be \(ValueText.quoted(found.text))"
    case .keywords(let words):
      let list = words.map { "“\($0)”" }.joined(separator: ", ")
      return "ruled out: it needs one of the words \(list)"
    case .inexact: return "ruled out: it wants its exact words, and they were said otherwise"
    case .notOffered(let word):
      return
        "ruled out: it is only offered, and not where \(word.map { "“\(SafeLine.of($0))” is said" } ?? "something is asked")"
    case .negation(let word): return "ruled out: nothing in it explains “\(SafeLine.of(word))”"
    }
  }

  // MARK: - As JSON

  /// What `explain` says of a match besides: its cost by part, the verdict on it, and its tree.
  func writeDetails(of match: Match, at place: Int, to writer: inout JSONWriter) {
    guard details != nil else { return }
    writer.key("cost")
    writer.beginObject()
    writer.member("unknown", match.cost.unknown)
    writer.member("points", match.cost.edits)
    writer.member("wildcards", match.cost.wildcards)
    writer.member("partial", match.cost.partial)
    writer.member("characters", match.cost.characters)
    writer.member("wildcardWords", match.cost.wildcardWords)
    writer.endObject()
    writer.member("verdict", verdict(on: match, at: place))
    writer.key("tree")
    if let tree = tree(place) { write(tree, to: &writer) } else { writer.null() }
  }

  private func write(_ tree: PhraseTree, to writer: inout JSONWriter) {
    let (kind, name): (String, String?) =
      switch tree.part {
      case .phrase: ("phrase", nil)
      case .words: ("words", nil)
      case .rule(let name): ("rule", name)
      case .slot(let name): ("slot", name)
      case .passed: ("passed", nil)
      }
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("name", name)
    writer.member("text", said(tree.scalars))
    writer.member("start", tree.scalars.lowerBound)
    writer.member("end", tree.scalars.upperBound)
    writer.key("parts")
    writer.beginArray()
    for child in tree.children { write(child, to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  /// The phrases that were ruled out, where `explain` asked.
  func writeRuledOut(to writer: inout JSONWriter) {
    guard let details else { return }
    writer.key("ruledOut")
    writer.beginArray()
    for phrase in details.ruledOut {
      writer.beginObject()
      writer.member("intent", phrase.intent)
      writer.member("phrase", phrase.phrase)
      writer.key("source")
      write(phrase.source, to: &writer)
      write(phrase.reason, to: &writer)
      writer.member("why", sentence(phrase.reason))
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ reason: MatchDetails.Reason, to writer: inout JSONWriter) {
    let kind: String
    var key: String?
    var wanted: [ScalarValue] = []
    var found: ScalarValue?
    switch reason {
    case .requires(let name, let values, let value): (kind, key, wanted, found) = ("requires", name, values, value)
    case .excludes(let name, let value): (kind, key, found) = ("excludes", name, value)
    case .keywords(let words): (kind, wanted) = ("keywords", words.map { .text($0) })
    case .inexact: kind = "exact"
    case .notOffered(let word): (kind, found) = ("offered", word.map { .text($0) })
    case .negation(let word): (kind, found) = ("negation", .text(word))
    }
    writer.member("reason", kind)
    writer.member("key", key)
    writer.key("wanted")
    write(.list(wanted), to: &writer)
    writer.key("found")
    if let found { write(found, to: &writer) } else { writer.null() }
  }
}
