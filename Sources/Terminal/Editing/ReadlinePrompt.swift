/// A prompt as readline wants it.
enum ReadlinePrompt {
  /// Encloses colour codes in the marks that tell readline they take no room.
  static func marked(_ prompt: String) -> String {
    var marked = String.UnicodeScalarView()
    var isCode = false
    for scalar in prompt.unicodeScalars where scalar != "\0" {
      if scalar == "\u{1B}" && !isCode {
        marked.append("\u{1}")
        isCode = true
      }
      marked.append(scalar)
      if isCode && scalar.properties.isAlphabetic && scalar.isASCII {
        marked.append("\u{2}")
        isCode = false
      }
    }
    if isCode { marked.append("\u{2}") }
    return String(marked)
  }

  /// The prompt as a terminal wants it.
  static func unmarked(_ prompt: String) -> String {
    String(String.UnicodeScalarView(prompt.unicodeScalars.filter { $0 != "\u{1}" && $0 != "\u{2}" }))
  }
}
