/// What happens at a line editor.
package enum LineEvent: Sendable, Hashable {
  /// A line was entered; without its line break, and valid text whatever was typed.
  case line(String)

  /// Ctrl-C: what was typed is forgotten, and so is an open question.
  case interrupt

  /// Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput

  /// A signal ends the program; the terminal is already as it was found.
  ///
  /// The program exits with 128 and the signal's number. The same signal again ends it at once.
  case terminate(signal: Int32)
}
