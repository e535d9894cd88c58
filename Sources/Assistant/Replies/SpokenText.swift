import Foundation
import ParlanceDialog

/// What a voice reads aloud of a reply: no signs, numbers and times in words, long lists cut short.
struct SpokenText {
  /// As many lines as a listener keeps in mind.
  private static let mostLines = 5

  private let voice: SessionVoice
  private let spelling: SpelledNumber
  private let months: [String]
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
    guard prompt.kind != .confirmation, !titles.isEmpty else { return "" }
    guard count > Self.mostLines else { return titles.formatted(.list(type: .or).locale(voice.locale)) + "." }
    let some = titles.prefix(3).formatted(.list(type: .and).locale(voice.locale))
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
        said += " \(word) "
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

  // MARK: Numbers

  /// The words for the number that a text begins with, and steps over it; digits that belong to a word stay.
  private func number(in rest: inout Substring, after said: String) -> String {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var tail = rest[digits.endIndex...]
    defer { rest = tail }
    guard digits.count <= 15, !(said.last.map { $0.isLetter && $0.isASCII } ?? false), let value = Double(digits) else {
      return String(digits)
    }
    if let time = time(Int(value), &tail) { return time }
    if tail.first == ".", isMonth(tail.dropFirst()), spelling.hasDays {
      tail = tail.dropFirst()
      return spelling.words(value, .day) ?? String(digits)
    }
    if let whole = decimal(digits, &tail) { return whole }
    guard !(tail.first.map { $0.isLetter && $0.isASCII } ?? false) else { return String(digits) }
    let isDated = months.contains { said.lowercased().hasSuffix("\($0) ") } || isMonth(tail)
    if isDated, (1...31).contains(value), spelling.hasDays { return spelling.words(value, .day) ?? String(digits) }
    let isYear =
      (1100...2099).contains(value) && digits.count == 4 && months.contains { said.lowercased().contains($0) }
    return spelling.words(value, isYear ? .year : .cardinal) ?? String(digits)
  }

  /// `9:41`; the word behind it, such as “Uhr”, is said within.
  private func time(_ hour: Int, _ tail: inout Substring) -> String? {
    let minutes = tail.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard hour < 25, tail.first == ":", minutes.count == 2, let minute = Int(minutes), minute < 60,
      tail[minutes.endIndex...].first != ":", let hours = spelling.words(Double(hour), .hour),
      let count = spelling.words(Double(minute))
    else { return nil }
    tail = tail[minutes.endIndex...]
    let small = minute < 10 ? voice.string("speech.minutes", .text(count)) : count
    let pattern = minute == 0 ? "speech.hour" : "speech.time"
    let said =
      minute == 0 ? voice.string(pattern, .text(hours)) : voice.string(pattern, .text(hours), .text(small))
    for word in said.split(separator: " ") where tail.hasPrefix(" \(word)") && word != hours && word != small {
      tail = tail.dropFirst(word.count + 1)
      break
    }
    return said
  }

  /// A number with decimals or groups, as the language writes them.
  private func decimal(_ digits: Substring, _ tail: inout Substring) -> String? {
    guard let mark = tail.first, mark == "." || mark == ",", tail.dropFirst().first?.isNumber == true else {
      return nil
    }
    let more = tail.prefix { $0.isNumber || $0 == mark }
    let text = digits + more
    guard let value = try? Double(String(text), format: .number.locale(voice.locale)) else { return nil }
    tail = tail[more.endIndex...]
    return spelling.words(value)
  }

  private func isMonth(_ text: Substring) -> Bool {
    let word = text.drop { $0 == " " || $0 == "\u{A0}" }.prefix { $0.isLetter }.lowercased()
    return !word.isEmpty && months.contains(word)
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
