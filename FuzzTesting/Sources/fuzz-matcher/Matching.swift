import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// English; the fuzzer ends at once without it.
private let language = try? Language(locale: "en")

/// Compiles the phrase table above a line of equals signs, and matches the first lines below it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzMatcher(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let language else { return 1 }
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  guard let bar = text.range(of: "\n===\n") else { return 0 }
  var reader = PhraseTableReader(locale: "en")
  reader.add(yaml: String(text[..<bar.lowerBound]), file: "table.yaml")
  let matcher = Matcher(reader.finish().table, language: language)
  var vocabulary = Vocabulary(language: language)
  vocabulary.replace("thing", with: ["Buy milk", "Milk", "5"].map { VocabularyEntry(id: $0, title: $0) })
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let situation = Situation(
    vocabulary: vocabulary, now: Date(timeIntervalSince1970: 1_770_888_600), calendar: calendar,
    takesUnknownNames: true)
  for line in text[bar.upperBound...].split(separator: "\n").prefix(4) {
    let utterance = String(line)
    let result = matcher.match(utterance, in: situation)
    precondition(matcher.match(utterance, in: situation) == result, "the same words match differently")
    let length = utterance.unicodeScalars.count
    for match in result.matches {
      precondition((0...1).contains(match.score), "a score beyond 1")
      for slot in match.slots {
        guard let range = slot.range else { continue }
        precondition(range.lowerBound >= 0 && range.upperBound <= length, "a slot lies outside the utterance")
      }
    }
  }
  return 0
}
