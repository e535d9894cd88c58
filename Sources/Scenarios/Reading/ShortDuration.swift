/// Lengths of time as scenarios write them: `30s`, `6m`, `1h30m`, `2d`.
package enum ShortDuration {
  private static let units: [(name: Character, seconds: Int64)] = [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)]

  /// Reads a length; `nil` if it is none, or longer than ten thousand days.
  package static func read(_ text: String) -> Duration? {
    var seconds: Int64 = 0
    var digits = ""
    for character in text {
      if character.isASCII, character.isNumber, digits.count < 12 {
        digits.append(character)
      } else {
        guard let unit = units.first(where: { $0.name == character }), let count = Int64(digits) else { return nil }
        digits = ""
        seconds += count * unit.seconds
        guard seconds <= 10_000 * 86_400 else { return nil }
      }
    }
    return digits.isEmpty && !text.isEmpty ? .seconds(seconds) : nil
  }

  /// Writes whole seconds with the largest units that fit.
  package static func text(seconds: Int) -> String {
    var rest = Int64(max(0, seconds))
    var text = ""
    for unit in units where rest >= unit.seconds {
      text += "\(rest / unit.seconds)\(unit.name)"
      rest %= unit.seconds
    }
    return text.isEmpty ? "0s" : text
  }
}
