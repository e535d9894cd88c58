import ParlanceTemplates

extension [Token] {
  /// Whether a number stands there that a hyphen binds to the number before it: 2-3. No other numbers touch each other.
  func isBoundNumber(at place: Int) -> Bool {
    isBound(at: place) && self[place - 1].text.utf8.last.map(Self.isDigit) == true
  }

  /// Whether a number stands there that a hyphen binds to what stands before it, such as the unit of another: 9am-10am. Where words have no
  /// spaces between them, each number is.
  func isBound(at place: Int) -> Bool {
    guard place > 0, place < count, self[place].range.lowerBound == self[place - 1].range.upperBound else {
      return false
    }
    return self[place].text.utf8.first.map(Self.isDigit) == true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
