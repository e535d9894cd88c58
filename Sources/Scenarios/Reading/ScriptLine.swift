/// One line of a scenario, without white space at its end.
struct ScriptLine {
  /// The signs with which lines begin.
  enum Marker: String, CaseIterable {
    /// What the person says.
    case person = ">"
    /// What is displayed.
    case displayed = "<<"
    /// A pattern of what is said.
    case pattern = "<~"
    /// What is spoken.
    case spoken = "<"
    /// The choices.
    case choices = "?"
    /// An intent that failed.
    case failed = "=!"
    /// An intent that was performed.
    case performed = "="
    /// The state.
    case state = "~"
    /// Something that happens besides words.
    case event = "!"

    /// The longest sign that the line begins with.
    init?(_ line: ScriptLine) {
      guard
        let marker = Self.allCases.first(where: { line.raw.unicodeScalars.starts(with: $0.rawValue.unicodeScalars) })
      else { return nil }
      self = marker
    }

    /// Whether the line says what must come of a turn.
    var isExpectation: Bool { self != .person && self != .event }
  }

  /// Counted from 1.
  var number: Int

  /// The text.
  var raw: String

  /// The text's scalars, by column less one.
  let scalars: [Unicode.Scalar]

  /// Takes a line of the file; whoever reads it has removed the break and the white space at the end.
  init(number: Int, raw: String) {
    self.number = number
    self.raw = raw
    scalars = Array(raw.unicodeScalars)
  }
}
