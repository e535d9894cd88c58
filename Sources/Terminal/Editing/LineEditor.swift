/// Where a person types lines: a prompt, and what is shown above it.
///
/// One editor owns the terminal until it is stopped. It takes a line only after ``prompt(_:)``, one line for each, so what
/// a turn prints is never mixed with what is typed. What is typed before waits, unless ``setTaking(_:)`` says otherwise.
package protocol LineEditor: Sendable {
  /// What the person does, in order; ends after `endOfInput`, `terminate` or ``stop()``. For one reader.
  var events: AsyncStream<LineEvent> { get }

  /// Asks for one line; while one is being typed, only the prompt changes.
  func prompt(_ text: String)

  /// Writes text, ended by a line break, above the prompt and what is typed there.
  ///
  /// It returns before the text is written; the order of calls is kept.
  func printAbove(_ text: String)

  /// Shows one line of text that the next one replaces, and that is gone when anything else is shown; not while a line is typed.
  ///
  /// Where the cursor cannot be moved each is a line of its own.
  func showStatus(_ text: String)

  /// Sets what Tab offers: from the line up to the cursor to whole lines that can stand in its place.
  ///
  /// The closure runs on the editor's thread while the person waits.
  func setCompletions(_ provider: @escaping @Sendable (_ line: String) -> [String])

  /// Sets who may take a line that is entered while none is wanted; what is not taken waits for the next prompt.
  ///
  /// The closure runs on the editor's thread.
  func setTaking(_ taker: @escaping @Sendable (_ line: String) -> Bool)

  /// Gives the terminal back as it was found; when it returns, everything to print is printed.
  func stop() async
}
