import ParlanceJSONText

/// Why a line of input is no turn.
package struct InputProblem: Error, Sendable, Hashable {
  /// A stable word for programs, such as `invalidJSON`.
  package var code: String
  /// What is wrong and what to do, without the place.
  package var message: String
  /// The line's number, from 1; `nil` where input has no lines.
  package var line: Int?
  /// The column in Unicode scalars, from 1; `nil` if the whole line is at fault.
  package var column: Int?
  /// The line's `id`, where it could be read.
  package var id: JSONNode?

  /// Makes a problem.
  package init(code: String, message: String, line: Int? = nil, column: Int? = nil, id: JSONNode? = nil) {
    self.code = code
    self.message = message
    self.line = line
    self.column = column
    self.id = id
  }

  /// A line that could not even be read.
  package init(_ problem: PipeLine.Problem, line: Int) {
    self.init(code: problem.code, message: problem.description, line: line)
  }
}

extension InputProblem: CustomStringConvertible {
  /// `line 3, column 9: message`.
  package var description: String {
    let place = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap { $0 }
    return place.isEmpty ? message : place.joined(separator: ", ") + ": " + message
  }
}
