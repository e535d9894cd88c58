import Foundation
import ParlanceLanguage
import ParlanceTemplates
import Testing

/// What cannot begin with a word is looked for there by nobody, so a wrong no loses readings.
@Suite("What can begin with a word")
struct BeginningTests {
  private struct Sentence: Decodable {
    var text: String
  }

  @Test(
    "Whatever is found in a tested sentence, or in what is left of it where a word is cut, can begin with its first word",
    arguments: ["en", "de", "fr", "es", "ru", "ja"])
  func begins(locale: String) throws {
    let language = try Sample.language(locale)
    let recognizers = try recognizers(of: language)
    var wrong: Set<String> = []
    var found = 0
    for text in try sentences(in: locale) {
      let tokens = language.tokens(text)
      for place in tokens.indices {
        for tokens in [tokens, cut(tokens, at: place)] {
          for (name, recognizer) in recognizers where !recognizer.spans(in: tokens, at: place).isEmpty {
            found += 1
            if !recognizer.canBegin(with: tokens[place]) { wrong.insert("\(name): \(tokens[place...].map(\.text))") }
          }
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect(found > 1000, "\(found) were found")
  }

  @Test("A range or a date that can begin with a word can do so wherever it is asked", arguments: Language.available)
  func asLanguage(locale: String) throws {
    let language = try Sample.language(locale)
    for (name, recognizer) in try recognizers(of: language) where name != "duration" {
      for text in ["5", "tomorrow", "from", "and", "xyzzy", "morgen", "von", "demain", "明日", "завтра"] {
        let token = Token(text, range: 0..<text.unicodeScalars.count)
        let always =
          name.hasPrefix("date") ? language.canBeginDate(with: token) : language.canBeginRangeEnd(with: token)
        #expect(recognizer.canBegin(with: token) == always, "\(name), \(text)")
      }
    }
  }

  private func recognizers(of language: Language) throws -> [(name: String, any SpanRecognizer)] {
    let (now, calendar) = (try Sample.moment("2026-02-12 09:30"), try Sample.berlin)
    return [
      ("date", language.dates(now: now, calendar: calendar, takingRanges: true)),
      ("date in the past", language.dates(now: now, calendar: calendar, arePast: true)),
      ("start", language.rangeEnds(isEnd: false, now: now, calendar: calendar)),
      ("end", language.rangeEnds(isEnd: true, now: now, calendar: calendar)), ("duration", language.duration),
    ]
  }

  /// The sentences of the tables and of the scenarios.
  private func sentences(in locale: String) throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var sentences: [String] = []
    for folder in ["Phrases", "Scenarios"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: tests.appendingPathComponent(folder).appendingPathComponent(locale), includingPropertiesForKeys: nil)
      for file in files {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          if line.hasPrefix("> ") { sentences.append(String(line.dropFirst(2))) }
          guard line.hasPrefix("{") else { continue }
          sentences.append(try JSONDecoder().decode(Sentence.self, from: Data(line.utf8)).text)
        }
      }
    }
    return sentences
  }

  /// The same without the first letters of one word, as a word is read that a slot divides.
  private func cut(_ tokens: [Token], at place: Int) -> [Token] {
    var tokens = tokens
    let word = tokens[place].text.unicodeScalars
    if word.count > 3 {
      tokens[place] = Token(
        String(String.UnicodeScalarView(word.dropFirst(word.count / 2))), range: tokens[place].range)
    }
    return tokens
  }
}
