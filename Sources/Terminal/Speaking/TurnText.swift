import ParlanceAssistant

/// What a turn looks like on a terminal or in a pipe.
package enum TurnText {
  /// A longer title does not push the column of subtitles further right.
  private static let widestTitle = 40

  /// The turn's lines without a last line break; empty if there is nothing to show.
  package static func text(_ turn: Turn, style: TextStyle) -> String {
    var lines: [String] = []
    let said = SafeText.lines(turn.displayed.isEmpty ? turn.spoken : turn.displayed)
    if !said.isEmpty {
      lines.append(turn.state == .failed ? style.styled(said, as: .failure) : said)
    } else if let failure = turn.failure {
      lines.append(style.styled(SafeText.lines(failure.message), as: .failure))
    }
    if let prompt = turn.prompt, prompt.kind != .confirmation { lines += choices(prompt, style: style) }
    return lines.joined(separator: "\n")
  }

  /// A line that shows that work goes on.
  package static func progress(_ message: String, fraction: Double?) -> String {
    guard let fraction, fraction.isFinite else { return "… " + SafeText.line(message) }
    return "… \(SafeText.line(message)) (\(Int((min(max(fraction, 0), 1) * 100).rounded())) %)"
  }

  /// What shows at the bottom of a terminal that work goes on: with a bar where it is known how far it is.
  package static func progressBar(_ message: String, fraction: Double?, style: TextStyle) -> String {
    guard let fraction, fraction.isFinite else { return progress(shortened(message), fraction: nil) }
    let share = min(max(fraction, 0), 1)
    let full = Int((share * Double(barWidth)).rounded())
    let signs = style.usesSymbols ? ("█", "░") : ("#", ".")
    let bar = String(repeating: signs.0, count: full) + String(repeating: signs.1, count: barWidth - full)
    return "… \(shortened(message))  \(bar)  \(Int((share * 100).rounded())) %"
  }

  private static let barWidth = 20

  /// A text on one row: its end, where it is too long.
  package static func lastWords(_ text: String) -> String {
    let text = SafeText.line(text)
    return text.count > widestTitle ? "…" + text.suffix(widestTitle) : text
  }

  /// Not so long that it needs a second row.
  private static func shortened(_ message: String) -> String {
    let text = SafeText.line(message)
    return text.count > widestTitle ? text.prefix(widestTitle) + "…" : text
  }

  /// The open choices, numbered, their subtitles in a column.
  private static func choices(_ prompt: Turn.OpenPrompt, style: TextStyle) -> [String] {
    let digits = String(prompt.before + prompt.choices.count).count
    let symbols = symbols(prompt.choices, style: style)
    let titles = prompt.choices.map { SafeText.line($0.title) }
    let widths = titles.map(DisplayWidth.of)
    let column = widths.filter { $0 <= widestTitle }.max() ?? 0
    var lines = prompt.choices.indices.flatMap { index in
      let number = String(prompt.before + index + 1)
      var line = "  " + String(repeating: " ", count: digits - number.count) + style.styled(number, as: .number) + "  "
      if let symbols { line += "\(symbols[index]) " }
      line += titles[index]
      if let subtitle = prompt.choices[index].subtitle.map(SafeText.line), !subtitle.isEmpty {
        line += String(repeating: " ", count: max(0, column - widths[index]) + 4)
        line += style.styled(subtitle, as: .detail)
      }
      return heading(of: index, in: prompt.choices, style: style) + [line]
    }
    if prompt.more > 0 { lines.append("  … +\(prompt.more)") }
    return lines
  }

  /// The line above a choice that begins a section, if it does.
  private static func heading(of index: Int, in choices: [Turn.OpenPrompt.Choice], style: TextStyle) -> [String] {
    guard let section = choices[index].section, index == 0 || choices[index - 1].section != section else { return [] }
    return ["  " + style.styled(SafeText.line(section), as: .detail)]
  }

  /// A character for each choice; `nil` unless they tell choices apart.
  private static func symbols(_ choices: [Turn.OpenPrompt.Choice], style: TextStyle) -> [Character]? {
    guard style.usesSymbols else { return nil }
    let symbols = choices.map { $0.symbol.flatMap(SymbolCharacter.forSymbol) ?? " " }
    return Set(symbols).count > 1 ? symbols : nil
  }
}
