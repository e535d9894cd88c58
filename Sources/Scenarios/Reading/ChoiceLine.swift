/// Titles of choices on one line, with bars between them.
enum ChoiceLine {
  /// The titles; `\|` is a bar in a title, `\\` a backslash.
  static func read(_ text: String) -> [String] {
    var titles: [String.UnicodeScalarView] = [.init()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if scalar != "|", scalar != "\\" { titles[titles.count - 1].append("\\") }
        titles[titles.count - 1].append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "|" {
        titles.append(.init())
      } else {
        titles[titles.count - 1].append(scalar)
      }
    }
    if isEscaped { titles[titles.count - 1].append("\\") }
    return titles.map { normalized(String($0)) }
  }

  /// Writes titles so that they read back.
  static func text(_ titles: [String]) -> String {
    titles.map { title in
      var text = String.UnicodeScalarView()
      for scalar in normalized(title).unicodeScalars {
        if scalar == "|" || scalar == "\\" { text.append("\\") }
        text.append(scalar)
      }
      return String(text)
    }.joined(separator: " | ")
  }

  /// The title as it is compared: one space for each run of white space and of control characters.
  static func normalized(_ title: String) -> String {
    title.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String($0) }.joined(separator: " ")
  }
}
