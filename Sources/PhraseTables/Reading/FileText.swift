import ParlanceDiagnostics

/// The text of one table, and the language that it says it is in.
struct FileText: Sendable {
  /// The file's path, as faults tell it.
  let path: String
  /// The name of the locale folder that it lies in; `nil` in a flat folder.
  let locale: String?
  /// All of the file.
  let text: String
  /// What its `language:` says; `nil` if it does not say.
  let language: String?

  /// Takes a text and looks for its `language:`, without reading it as YAML.
  init(path: String, locale: String?, text: String) {
    self.path = path
    self.locale = locale
    self.text = text
    language = Self.language(of: text)
  }

  /// What is wrong where the file is for one language and lies in the folder of another.
  var mismatch: Diagnostic? {
    guard let locale, let language, !Self.agree(locale, language) else { return nil }
    return Diagnostic(
      .warning, "\(path) says that its language is “\(language)”, but lies in the folder “\(locale)”",
      fix: "move it, or correct “language:”")
  }

  private static func agree(_ left: String, _ right: String) -> Bool {
    PhraseLocale.canonical(left).prefix { $0 != "-" } == PhraseLocale.canonical(right).prefix { $0 != "-" }
  }

  /// The value of a `language:` line that is not indented.
  private static func language(of text: String) -> String? {
    let key = Array("language:".utf8)
    var rest = text.utf8[...]
    // A mark of the byte order may stand before the first line.
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while !rest.isEmpty {
      if rest.starts(with: key) {
        let line = rest.dropFirst(key.count).prefix { $0 != 0x0A && $0 != 0x0D }
        let value = Substring(line).prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        return value.isEmpty ? nil : value
      }
      guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
      rest = rest[end...].dropFirst()
    }
    return nil
  }
}
