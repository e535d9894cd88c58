/// How an output shows text.
package struct TextStyle: Sendable, Hashable {
  /// Whether parts of a text are set apart by colour; nothing is said by colour alone.
  package var usesColor: Bool
  /// Whether symbols stand before what they picture; no line needs them.
  package var usesSymbols: Bool

  /// Text without colour and symbols, as in a pipe.
  package static let plain = TextStyle(usesColor: false, usesSymbols: false)

  /// Makes a style.
  package init(usesColor: Bool, usesSymbols: Bool) {
    self.usesColor = usesColor
    self.usesSymbols = usesSymbols
  }

  /// The style of one output.
  package init(color: ColorPolicy, isTerminal: Bool, environment: [String: String]) {
    usesColor = color.usesColor(isTerminal: isTerminal, environment: environment)
    usesSymbols = isTerminal && environment["TERM"] != "dumb" && TextEncoding.isUTF8(environment)
  }

  /// What a part of a text is.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    /// The number of a choice.
    case number = "36"
    /// What is said besides.
    case detail = "2"
    /// What went wrong.
    case failure = "31"
    /// Where the person types.
    case prompt = "1"
  }

  /// Sets `text` apart.
  package func styled(_ text: String, as part: Part) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m" : text
  }
}
