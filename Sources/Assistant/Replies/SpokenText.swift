import Foundation
import ParlanceDialog

/// What a voice reads aloud of a reply: no signs, numbers and times in words, long lists cut short.
struct SpokenText {
  /// As many lines as a listener keeps in mind.
  static let mostLines = 5
  /// As many choices as are named where it is told how many there are.
  static let mostNamed = 3

  /// Whose language is spoken.
  let voice: SessionVoice
  /// Writes numbers in its words.
  let spelling: SpelledNumber
  /// What its months are called, in small letters.
  let months: [String]
  private let symbols: [Character: String]

  /// Speaks as a voice does.
  init(_ voice: SessionVoice) {
    self.voice = voice
    spelling = SpelledNumber(locale: voice.locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = voice.locale
    months = (calendar.monthSymbols + calendar.standaloneMonthSymbols).map { $0.lowercased() }
    // A catalogue writes a percent sign twice.
    let names = voice.string("speech.symbols").replacing("%%", with: "%").split(separator: "|")
    let pairs = names.compactMap { pair -> (Character, String)? in
      guard let sign = pair.first, pair.dropFirst().first == "=" else { return nil }
      return (sign, String(pair.dropFirst(2)))
    }
    symbols = Dictionary(pairs) { first, _ in first }
  }

  /// A text for ears.
  func text(_ text: String) -> String {
    var lines = text.split(whereSeparator: \.isNewline).map { words($0) }.filter { !$0.isEmpty }
    let more = lines.count - 1 - Self.mostLines
    if more > 0 {
      lines = Array(lines.prefix(1 + Self.mostLines))
      lines.append(voice.string("speech.more", .text(spelling.words(Double(more)) ?? "\(more)")))
    }
    return lines.map { line in line.last.map { ".!?:。！？".contains($0) } ?? true ? line : line + "." }
      .joined(separator: " ")
  }

  /// What a listener can choose from: nobody sees the list.
  func choices(_ prompt: Turn.OpenPrompt) -> String {
    let titles = prompt.choices.map { words($0.title[...]) }
    let count = prompt.before + titles.count + prompt.more
    guard prompt.kind != .confirmation, !titles.isEmpty, !prompt.isTold else { return "" }
    guard count > Self.mostLines else { return titles.formatted(.list(type: .or).locale(voice.locale)) + "." }
    let some = titles.prefix(Self.mostNamed).formatted(.list(type: .and).locale(voice.locale))
    return voice.string("speech.choices", .text(spelling.words(Double(count)) ?? "\(count)"), .text(some))
  }

  // MARK: Signs

  /// One line without signs, and with its numbers in words.
  private func words(_ line: Substring) -> String {
    var said = ""
    var rest = line
    while let sign = rest.first {
      if sign.isASCII, sign.isNumber {
        said += number(in: &rest, after: said)
        continue
      }
      rest = rest.dropFirst()
      if let word = symbols[sign] {
        // “$50” is said as fifty dollars.
        let amount =
          sign.isCurrencySymbol && rest.first.map { $0.isASCII && $0.isNumber } == true
          ? number(in: &rest, after: " ") : ""
        said += " \(amount) \(word) "
      } else if "([{（".contains(sign) || ")]}）—–".contains(sign) {
        said += said.last == "," || said.isEmpty ? " " : ", "
      } else if sign.isLetter || sign.isNumber || sign.isWhitespace || Self.marks.contains(sign) {
        said.append(sign)
      } else {
        said += Self.isQuote(sign) ? "" : " "
      }
    }
    return Self.tidy(said)
  }

  /// Marks that a voice breathes at, or that stand within words.
  private static let marks: Set<Character> = [
    ".", ",", "!", "?", ";", ":", "-", "'", "’", "¿", "¡", "。", "、", "！", "？", "・", "：", "ー",
  ]

  private static func isQuote(_ sign: Character) -> Bool { "“”„‟«»‹›\"「」『』".contains(sign) }

  /// Without the spaces and commas that signs have left.
  private static func tidy(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for mark in [",", ".", "!", "?", ";", ":"] { words = words.replacing(" \(mark)", with: mark) }
    for mark in [".", "!", "?", ",", ";", ":"] { words = words.replacing(",\(mark)", with: mark) }
    return words
  }
}

extension AssistantSession {
  /// What a voice says of a turn: made for ears, with what there is to choose from.
  package func speech(of turn: Turn) -> String {
    let speech = SpokenText(spoken.voice)
    let choices = turn.prompt.map { speech.choices($0) } ?? ""
    return [speech.text(turn.spoken), turn.spoken.isEmpty ? "" : choices].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
