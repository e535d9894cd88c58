import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceScenarios

/// Measures matching in process; prints a line a figure, its name, a tab and its value. `Benchmarks/matching` runs it.
///
///     matching worst                  what makes other matchers explode; needs no data
///     matching load DIR LOCALE        milliseconds to read and compile a folder, megabytes that it takes
///     matching sentences DIR LOCALE   microseconds a sentence of DIR/cases.jsonl, with more and more names
///     matching noisy DIR LOCALE       microseconds a sentence of DIR/cases.jsonl that is spoiled, one kind of noise after the other
@main
struct MatchingBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("worst", 2): try WorstCases.measure()
    case ("load", 4): try measureLoad(of: arguments[2], locale: arguments[3])
    case ("sentences", 4): try measureSentences(of: arguments[2], locale: arguments[3])
    case ("noisy", 4): try measureNoisy(of: arguments[2], locale: arguments[3])
    default:
      FileHandle.standardError.write(Data("say “worst”, or “load”, “sentences” or “noisy” with DIR and LOCALE\n".utf8))
      exit(2)
    }
  }

  /// Prints a figure.
  static func tell(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

  /// The milliseconds that something takes.
  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }

  private static func measureLoad(of folder: String, locale: String) throws {
    let bare = residentMegabytes()
    var matcher: Matcher?
    let time = try milliseconds {
      let table = PhraseTableReader.read(folders: [folder], locale: locale).table
      matcher = Matcher(table, language: try Language.general(locale: locale))
    }
    tell("load, ms", time)
    tell("memory, MB", residentMegabytes() - bare)
    // It must live until here to be counted.
    withExtendedLifetime(matcher) {}
  }

  private static func measureSentences(of folder: String, locale: String) throws {
    let sentences = try TestSentence.read(folder + "/cases.jsonl")
    var middle: [Double] = []
    for extra in [0, 2_000, 100_000] {
      let names = try NamesFolder(count: extra)
      defer { names.remove() }
      let language = try Language.general(locale: locale)
      let table = PhraseTableReader.read(folders: [folder, names.path], locale: locale).table
      let matcher = Matcher(table, language: language)
      let times = try leastTimes(of: sentences, matcher)
      let suffix = extra == 0 ? "" : ", \(extra) names more"
      middle.append(times[times.count / 2])
      tell("p50, µs\(suffix)", times[times.count / 2])
      tell("p99, µs\(suffix)", times[min(times.count - 1, times.count * 99 / 100)])
    }
    tell("p50 with 100000 names more, times", middle[2] / middle[0])
  }

  /// The least time of each sentence in three passes over all of them, sorted: a moment in which the machine works for others takes one
  /// pass of a few sentences.
  private static func leastTimes(of sentences: [TestSentence], _ matcher: Matcher) throws -> [Double] {
    var least = Array(repeating: Double.infinity, count: sentences.count)
    for _ in 0..<3 {
      for (number, sentence) in sentences.enumerated() {
        least[number] = min(least[number], try sentence.microseconds(matcher, rounds: 5))
      }
    }
    return least.sorted()
  }

  private static func measureNoisy(of folder: String, locale: String) throws {
    guard let maker = NoiseMaker(locale: locale) else { return }
    let matcher = Matcher(
      PhraseTableReader.read(folders: [folder], locale: locale).table, language: try Language.general(locale: locale))
    let kinds = Noise.allCases.filter { $0 != .nameTypo }
    let sentences = try TestSentence.read(folder + "/cases.jsonl").enumerated().compactMap { number, sentence in
      sentence.spoiled(maker, kinds[number % kinds.count])
    }
    let times = try leastTimes(of: sentences, matcher)
    guard !times.isEmpty else { return }
    tell("noisy, p50, µs", times[times.count / 2])
    tell("noisy, p95, µs", times[times.count * 95 / 100])
  }

  /// What the process holds of memory.
  private static func residentMegabytes() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) * 1024 / 1e6
  }
}

/// A sentence of a test, with the context in which it is said.
struct TestSentence {
  private struct Line: Decodable {
    var text: String
    var context: [String: String]?
  }

  private let text: String
  private let context: [String: ScalarValue]

  /// Reads JSON lines with the keys `text` and `context`.
  static func read(_ file: String) throws -> [TestSentence] {
    let decoder = JSONDecoder()
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      let line = try decoder.decode(Line.self, from: Data(line.utf8))
      return TestSentence(text: line.text, context: (line.context ?? [:]).mapValues { .text($0) })
    }
  }

  /// The sentence with noise of a kind; `nil` if it has no place for it.
  func spoiled(_ maker: NoiseMaker, _ kind: Noise) -> TestSentence? {
    var random = NoiseRandom(seed: 1, text: text)
    return maker.noisy(text, kind, using: &random).map { TestSentence(text: $0, context: context) }
  }

  /// The least time that it takes to divide it into tokens and match it.
  func microseconds(_ matcher: Matcher, rounds: Int) throws -> Double {
    let situation = Situation(
      vocabulary: Vocabulary(language: matcher.language), context: context, now: Date(timeIntervalSince1970: 0),
      calendar: Calendar(identifier: .gregorian))
    let times = (0..<rounds).map { _ in
      MatchingBenchmark.milliseconds { _ = matcher.match(text, in: situation) } * 1e3
    }
    return times.min() ?? 0
  }
}

/// A folder with a table that adds names to the list `name`.
struct NamesFolder {
  /// Where it is.
  let path: String

  /// Writes so many names of two or three words.
  init(count: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    let kinds = ["lamp", "heater", "sensor", "speaker", "blind", "plug", "fan", "valve"]
    let names = (0..<count).map { "      - \"ward\($0 / kinds.count) \(kinds[$0 % kinds.count])\"\n" }
    guard count > 0 else { return }
    let table = "lists:\n  name:\n    values:\n" + names.joined()
    try table.write(to: folder.appendingPathComponent("names.yaml"), atomically: true, encoding: .utf8)
  }

  /// Deletes the folder.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
