import AppIntents

/// A list as it is said, cut short, and as it is shown, a line each.
struct SpokenList {
  /// As many as a listener keeps in mind.
  static let spokenLimit = 5

  /// As many as fit a screen.
  static let displayedLimit = 50

  /// What each is called.
  var titles: [String]

  /// What is said of the first of them, one more than ``spokenLimit``, where that is more than what each is called; `nil` where it is not.
  var said: [String]?

  /// The line of each, by its position.
  var lines: (Int) -> String

  /// The first titles in a row.
  var spoken: LocalizedStringResource {
    // “And one more” is longer than most titles.
    let more = titles.count > Self.spokenLimit + 1 ? titles.count - Self.spokenLimit : 0
    let all = said ?? titles
    guard more > 0 else { return "\(all, format: .list(type: .and))" }
    return "\(all.prefix(Self.spokenLimit).joined(separator: ", ")) and \(more) more"
  }

  /// The first lines, below a heading.
  func displayed(under heading: LocalizedStringResource) -> LocalizedStringResource {
    let shown = (0..<min(titles.count, Self.displayedLimit)).map(lines).joined(separator: "\n")
    let more = titles.count - Self.displayedLimit
    return more > 0 ? "\(heading)\n\(shown)\nand \(more) more" : "\(heading)\n\(shown)"
  }
}
