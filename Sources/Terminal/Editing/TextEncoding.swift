import Glibc

/// What the environment says of the terminal's text.
package enum TextEncoding {
  /// Whether the locale's name asks for UTF-8.
  package static func isUTF8(_ environment: [String: String]) -> Bool {
    let name = localeName(environment).lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// Makes the C library read characters as the terminal sends them.
  ///
  /// Where the locale is not installed or says nothing, UTF-8 is assumed: a line editor that counts bytes breaks “ü”.
  static func prepare(_ environment: [String: String]) {
    if setlocale(LC_CTYPE, "") != nil, let codeset = nl_langinfo(Int32(CODESET)), strcmp(codeset, "UTF-8") == 0 {
      return
    }
    let name = localeName(environment)
    if isUTF8(environment) || name.isEmpty || name == "C" || name == "POSIX" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  private static func localeName(_ environment: [String: String]) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }
}
