/// What can be typed at the prompt besides speech; a spoken sentence never begins with a point.
enum DotCommand: Hashable {
  /// Lists the others.
  case help
  /// Leaves.
  case exit
  /// Tells the session's name and locale.
  case session
  /// Goes on in another locale.
  case locale(String)
  /// Tells how an utterance was understood; the last one if none is written.
  case explain(String?)
  /// None of these.
  case unknown(String)

  /// Reads a line that begins with a point; `nil` for one that is not a word, such as “...”.
  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = parts.first, word.hasPrefix("."), word.dropFirst().first?.isLetter == true else { return nil }
    let rest = parts.count > 1 ? parts[1] : nil
    switch (word, rest) {
    case (".help", _): self = .help
    case (".exit", _), (".quit", _): self = .exit
    case (".session", _): self = .session
    case (".locale", let name?): self = .locale(name)
    case (".locale", nil): self = .session
    case (".explain", _): self = .explain(rest)
    default: self = .unknown(word)
    }
  }

  /// The lines that Tab offers, in an app that speaks `locales`.
  static func lines(_ locales: [String]) -> [String] {
    [".exit", ".explain", ".help"] + locales.map { ".locale \($0)" } + [".session"]
  }

  /// What `.help` prints.
  static let summary = """
    .help              this list
    .locale LOCALE     go on in another language
    .session           the session's name and locale
    .explain [WORDS]   how the words, or those said last, are understood
    .exit              leave, as Ctrl-D does
    """
}
