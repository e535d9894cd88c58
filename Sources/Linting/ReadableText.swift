/// Cuts what a message quotes to a length that can be read.
enum ReadableText {
  /// The most characters of a message that is left as it is.
  private static var short: Int { 240 }
  /// The most characters of a quotation in a longer one.
  private static var most: Int { 80 }

  /// A message with its quotations cut, where it is long.
  static func cut(_ message: String) -> String {
    guard message.utf8.count > short else { return message }
    var text = ""
    var rest = message[...]
    while let opening = rest.firstIndex(of: "“"), let closing = rest[opening...].firstIndex(of: "”") {
      let quotation = rest[rest.index(after: opening)..<closing]
      text += rest[...opening] + cut(quotation: quotation) + "”"
      rest = rest[rest.index(after: closing)...]
    }
    return text + rest
  }

  private static func cut(quotation: Substring) -> String {
    guard quotation.utf8.count > most, quotation.count > most else { return String(quotation) }
    return quotation.prefix(most - 1) + "…"
  }
}
