import Foundation
import ParlanceDialog

// The numbers of a reply as they are said.
extension SpokenText {
  /// The words for the number that a text begins with, and steps over it; digits that belong to a word stay.
  func number(in rest: inout Substring, after said: String) -> String {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var tail = rest[digits.endIndex...]
    defer { rest = tail }
    guard digits.count <= 15, !(said.last.map { $0.isLetter && $0.isASCII } ?? false), let value = Double(digits) else {
      return String(digits)
    }
    if let time = time(Int(value), &tail) { return time }
    if let called = oneByOne(digits, &tail) { return called }
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

  /// `9:41`; the word behind it, such as “Uhr”, is said within. Before “PM” no “o’clock” is said, and where a clock has twelve hours it is said for what
  /// has more.
  private func time(_ hour: Int, _ tail: inout Substring) -> String? {
    let minutes = tail.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard hour < 25, tail.first == ":", minutes.count == 2, let minute = Int(minutes), minute < 60,
      tail[minutes.endIndex...].first != ":"
    else { return nil }
    let hasHalf = ["AM", "PM"].contains(tail[minutes.endIndex...].drop { $0.isWhitespace }.prefix(2))
    let isHalf = !hasHalf && hour > 12 && [.oneToTwelve, .zeroToEleven].contains(voice.locale.hourCycle)
    guard let hours = spelling.words(Double(isHalf ? hour - 12 : hour), .hour),
      let count = spelling.words(Double(minute))
    else { return nil }
    tail = tail[minutes.endIndex...]
    let small = minute < 10 ? voice.string("speech.minutes", .text(count)) : count
    let half = isHalf ? " PM" : ""
    guard minute > 0 else {
      if hasHalf || isHalf { return hours + half }
      return withoutUnit(voice.string("speech.hour", .text(hours)), hours, small, &tail)
    }
    return withoutUnit(voice.string("speech.time", .text(hours), .text(small)), hours, small, &tail) + half
  }

  /// A time in words, where the text behind it says its unit too.
  private func withoutUnit(_ said: String, _ hours: String, _ small: String, _ tail: inout Substring) -> String {
    for word in said.split(separator: " ") where tail.hasPrefix(" \(word)") && word != hours && word != small {
      tail = tail.dropFirst(word.count + 1)
      break
    }
    return said
  }

  /// The fewest digits of a number that is called, and not counted.
  private static var fewestCalled: Int { 7 }

  /// `555-1234`: digits with hyphens between them, each by itself.
  private func oneByOne(_ digits: Substring, _ tail: inout Substring) -> String? {
    let more = tail.prefix { $0.isASCII && $0.isNumber || $0 == "-" }
    let groups = (digits + more).split(separator: "-", omittingEmptySubsequences: false)
    guard groups.count > 1, groups.allSatisfy({ !$0.isEmpty }), groups.joined().count >= Self.fewestCalled else {
      return nil
    }
    // A date has a year, a month and a day.
    guard groups.map(\.count) != [4, 2, 2] else { return nil }
    tail = tail.dropFirst(more.count)
    return groups.map { group in
      group.compactMap { $0.wholeNumberValue.map(Double.init) }.compactMap { spelling.words($0) }.joined(separator: " ")
    }.joined(separator: ", ")
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
