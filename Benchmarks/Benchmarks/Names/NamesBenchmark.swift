import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Measures a vocabulary of very many names; prints a line a figure, its name, a tab and its value. `Benchmarks/names` runs it.
@main
struct NamesBenchmark {
  private static let count = 1_000_000

  static func main() throws {
    let language = try Language(locale: "en")
    var random = Numbers(state: 7)
    let words = Words(count: 50_000, &random)
    // What stands in every process is no part of the names.
    _ = language.tokens("Quarterly report")
    let bare = memory("VmRSS:")
    let entries = (0..<count).map { number in
      VocabularyEntry(id: "task-\(number)", title: title(number, words, &random))
    }
    tell("entries, MB", memory("VmRSS:") - bare)
    var vocabulary = Vocabulary(language: language)
    tell("build, ms", milliseconds { vocabulary.replace("Task", with: entries) })
    tell("build, peak, MB", memory("VmHWM:") - bare)
    tellChanges(of: &vocabulary, entries)
    tellSpans(vocabulary, language, entries)
    tell("peak with all near words, MB", memory("VmHWM:") - bare)
    for count in [50_000, 500_000] { tellNearWords(of: Words(count: count, &random), &random) }
  }

  /// Two to four words; every tenth begins with “quarterly report”, every tenth with a common word of its own.
  private static func title(_ number: Int, _ words: Words, _ random: inout Numbers) -> String {
    let start = number % 10 == 0 ? ["quarterly", "report"] : number % 10 == 5 ? ["meeting"] : []
    let more = max(1, 2 + random.next(below: 3) - start.count)
    return (start + (0..<more).map { _ in words.next(&random) }).joined(separator: " ")
  }

  private static func tellChanges(of vocabulary: inout Vocabulary, _ entries: [VocabularyEntry]) {
    // A turn under way holds a copy.
    let held = vocabulary
    let renamed = (0..<100).map { milliseconds(applying: "oven \($0)", to: $0 * 997, &vocabulary) }.sorted()
    tell("rename one, p50, ms", renamed[50])
    tell("rename one, most, ms", renamed[99])
    let added = (0..<100).map { milliseconds(applying: "oven \($0)", to: count + $0, &vocabulary) }.sorted()
    tell("add one, p50, ms", added[50])
    tell("remove one, ms", milliseconds { vocabulary.remove("task-500", from: "Task") })
    var changed = entries
    changed[count / 2].title = "another oven"
    tell("replace by what differs in 200 places, ms", milliseconds { vocabulary.replace("Task", with: changed) })
    changed.insert(VocabularyEntry(id: "new", title: "new oven"), at: 5)
    tell("replace by what has one more in front, ms", milliseconds { vocabulary.replace("Task", with: changed) })
    tell("replace by the same, ms", milliseconds { vocabulary.replace("Task", with: changed) })
    withExtendedLifetime(held) {}
  }

  private static func milliseconds(applying title: String, to number: Int, _ vocabulary: inout Vocabulary) -> Double {
    let held = vocabulary
    defer { withExtendedLifetime(held) {} }
    return milliseconds { vocabulary.apply(VocabularyEntry(id: "task-\(number)", title: title), to: "Task") }
  }

  private static func tellSpans(_ vocabulary: Vocabulary, _ language: Language, _ entries: [VocabularyEntry]) {
    guard let index = vocabulary.index(of: "Task") else { return }
    let sentences = stride(from: 0, to: count, by: count / 300).map { number in
      language.tokens("please complete the \(entries[number].title) quarterly report meeting today or tomorrow").prefix(
        10)
    }
    let common = language.tokens("report quarterly meeting report quarterly meeting report quarterly report meeting")
    tell("spans of ten words, µs", times(sentences) { tokens, start in _ = index.spans(in: tokens, at: start) })
    tell(
      "spans of ten common words, µs", times([common[...]]) { tokens, start in _ = index.spans(in: tokens, at: start) })
    tell("near words, first time, ms", milliseconds { _ = vocabulary.nearWords(to: "quartely", most: 4) })
    let tolerant = { (tokens: [Token], start: Int) in _ = index.spans(in: tokens, at: start, forgiving: .all) }
    let misspelled = sentences.map { $0.map { Token($0.text.swapped, range: $0.range) }[...] }
    tell("tolerant spans of ten words, µs", times(misspelled, tolerant))
    tell("tolerant spans of ten common words, µs", times([common[...]], tolerant))
    tell(
      "near names, µs",
      times(misspelled.map { $0.dropFirst(3).prefix(3) }) { tokens, start in
        if start == 0 { _ = vocabulary.nearNames(to: tokens, type: "Task", most: 5) }
      })
  }

  private static func tellNearWords(of words: Words, _ random: inout Numbers) {
    var index = NearWordIndex()
    tell("near words of \(words.all.count), build, ms", milliseconds { index = NearWordIndex(words.all) })
    let times = (0..<1000).map { _ in
      let word = words.all[random.next(below: words.all.count)].swapped
      return milliseconds { _ = index.nearWords(to: word, most: 4) } * 1e3
    }.sorted()
    tell("near words of \(words.all.count), p50, µs", times[500])
    tell("near words of \(words.all.count), p99, µs", times[990])
  }

  /// The most that a sentence takes, the least of several rounds, in microseconds.
  private static func times(_ sentences: [ArraySlice<Token>], _ body: ([Token], Int) -> Void) -> Double {
    sentences.map { sentence in
      let tokens = Array(sentence)
      return (0..<3).map { _ in milliseconds { for start in tokens.indices { body(tokens, start) } } * 1e3 }.min() ?? 0
    }.max() ?? 0
  }

  private static func tell(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }

  /// What the process holds of memory, or held at most, in megabytes.
  private static func memory(_ row: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(row) } ?? ""
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) * 1024 / 1e6
  }
}

extension String {
  /// The text with two letters in its middle swapped.
  fileprivate var swapped: String {
    var letters = Array(self)
    if letters.count > 3 { letters.swapAt(letters.count / 2, letters.count / 2 - 1) }
    return String(letters)
  }
}
