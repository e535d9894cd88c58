/// Gathers the text of a JSON object that may go over several lines; what it holds is bounded.
struct ObjectCollector: Sendable {
  /// What a line does to the object.
  enum Step: Sendable, Hashable {
    /// It goes on in the next line.
    case open
    /// It is complete; what follows it on the line.
    case complete(String, rest: Substring)
    /// It has ended, and was too long to keep.
    case tooLong(rest: Substring)
    /// It is cut off: the line is none of it.
    case torn
  }

  /// The line that it begins on.
  let number: Int
  private let limit: Int
  private var text = ""
  /// What is open, the innermost last: `{` or `[`.
  private var open: [UInt8] = []
  /// The last sign outside of strings; a quotation mark stands for a string.
  private var last: UInt8?
  private var isInString = false
  private var isEscaped = false
  /// Whether there were more bytes than the limit; then only the end is looked for.
  private(set) var isTooLong = false

  /// Begins on the line of that number.
  init(number: Int, limit: Int) {
    self.number = number
    self.limit = limit
  }

  /// Takes a line of it.
  mutating func take(_ line: Substring) -> Step {
    guard open.isEmpty || continues(line) else { return .torn }
    for place in line.utf8.indices where isEnd(line.utf8[place]) {
      let end = line.utf8.index(after: place)
      keep(line[..<end])
      return isTooLong ? .tooLong(rest: line[end...]) : .complete(text, rest: line[end...])
    }
    keep(line)
    // No string goes over a line: one that is open was cut off, and ends here, so that the next line shows what is left.
    isInString = false
    return .open
  }

  /// Whether the byte closes the object.
  private mutating func isEnd(_ byte: UInt8) -> Bool {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return false
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = open.popLast()
      return open.isEmpty
    default: break
    }
    last = byte
    return false
  }

  private mutating func keep(_ line: Substring) {
    guard !isTooLong, text.utf8.count + line.utf8.count <= limit else {
      (isTooLong, text) = (true, "")
      return
    }
    text += line + "\n"
  }

  /// Whether a line can stand within an object; what a person says cannot, so that an object that was cut off costs one line only.
  private func continues(_ line: Substring) -> Bool {
    let content = line.drop(while: \.isWhitespace)
    guard let first = content.utf8.first else { return true }
    switch first {
    // Another object may stand behind a colon, or in a list: else it is the next one, and this one was cut off.
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isElement = last == UInt8(ascii: "[") || last == UInt8(ascii: ",")
      return last == UInt8(ascii: ":") || open.last == UInt8(ascii: "[") && isElement
    case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: ","),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return ["true", "false", "null"].contains { content.hasPrefix($0) }
    }
  }
}
