import Glibc

/// One line of a pipe.
package struct PipeLine: Sendable, Hashable {
  /// Why a line cannot be used.
  package enum Problem: Error, Sendable, Hashable {
    /// It is longer than the limit; both in bytes.
    case tooLong(bytes: Int, limit: Int)
    /// It is not UTF-8; the byte at fault, from 0.
    case invalidUTF8(offset: Int)
    /// It holds a control character; its byte, from 0.
    case controlCharacter(Unicode.Scalar, offset: Int)
    /// The system could not read on; the input ends here.
    case unreadable(errno: Int32)
  }

  /// The line's number, from 1.
  package var number: Int
  /// The line without its line break.
  package var content: Result<String, Problem>

  /// Makes a line.
  package init(number: Int, content: Result<String, Problem>) {
    self.number = number
    self.content = content
  }
}

extension PipeLine.Problem: CustomStringConvertible {
  /// A stable word for programs.
  package var code: String {
    switch self {
    case .tooLong: "lineTooLong"
    case .invalidUTF8: "invalidUTF8"
    case .controlCharacter: "controlCharacter"
    case .unreadable: "inputUnreadable"
    }
  }

  /// What is wrong, where, and what to do, without the line's number.
  package var description: String {
    switch self {
    case .tooLong(let bytes, let limit):
      "the line has \(bytes) bytes, more than the \(limit) that are read; say less at once"
    case .invalidUTF8(let offset):
      "byte \(offset + 1) of the line is not UTF-8; convert the text first, for example with iconv -t UTF-8"
    case .controlCharacter(let scalar, let offset):
      "byte \(offset + 1) of the line is the control character U+\(Self.hexadecimal(scalar)); leave it out"
    case .unreadable(let number):
      "the input cannot be read: \(OutputError.reason(number))"
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
