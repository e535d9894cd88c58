import Foundation
import ParlanceLanguage
import ParlanceTemplates

/// The languages that are tried; the first byte chooses.
private let languages = ["en", "de"].compactMap { try? Language(locale: $0) }

/// Divides a text into tokens, which must lie in it in order and be the same when divided again, and reads them as everything that
/// a language knows.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzTokens(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let language = languages[Int(bytes[0]) % languages.count]
  let text = String(decoding: UnsafeBufferPointer(start: bytes + 1, count: count - 1), as: UTF8.self)
  let tokens = language.tokens(text)
  var end = 0
  for token in tokens {
    precondition(token.range.lowerBound >= end && !token.text.isEmpty, "tokens overlap, or one is empty")
    end = token.range.upperBound
  }
  precondition(end <= text.unicodeScalars.count, "a token lies outside the text")
  let texts = tokens.map(\.text)
  precondition(language.tokens(texts.joined(separator: " ")).map(\.text) == texts, "a second division differs")
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let dates = language.dates(now: Date(timeIntervalSince1970: 1_770_888_600), calendar: calendar)
  for start in tokens.indices.prefix(40) {
    for recognizer in [language.number, language.ordinal, language.duration, dates] {
      for span in recognizer.spans(in: tokens, at: start) {
        precondition(span.end > start && span.end <= tokens.count, "a span ends outside the utterance")
      }
    }
  }
  _ = (language.isYes(tokens), language.builtIn(tokens), language.pick(tokens), language.names(in: tokens))
  return 0
}
