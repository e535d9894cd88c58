/// The first fault of a text that is no JSON: what is wrong, where, and what to do about it.
package struct JSONError: Error, Sendable, Hashable {
  /// One sentence without the position.
  package let message: String

  /// What to do, as a sentence; `nil` if the message says it.
  package let fix: String?

  /// The file as it was given to the reader.
  package let file: String?

  /// Where the fault begins.
  package let position: JSONPosition

  /// The line of the fault, counted from 1.
  package var line: Int { position.line }

  /// The column of the fault in Unicode scalars, counted from 1.
  package var column: Int { position.column }
}

extension JSONError: CustomStringConvertible {
  /// `file:line:column: message`, and the fix behind it.
  package var description: String {
    let place = [file, "\(line)", "\(column)"].compactMap { $0 }.joined(separator: ":")
    return "\(place): \(message)" + (fix.map { " " + $0 } ?? "")
  }
}
