/// One fault in a file: what is wrong, where, and what to do about it.
package struct Diagnostic: Sendable, Hashable, Error {
  /// How grave a fault is.
  package enum Severity: String, Sendable, Hashable, Codable {
    /// What is named cannot be used.
    case error
    /// What is named works, but likely not as it was meant.
    case warning
  }

  /// How grave the fault is.
  package var severity: Severity

  /// One sentence without the position.
  package var message: String

  /// Where the fault begins; `nil` if it concerns no place in a file.
  package var position: SourcePosition?

  /// The whole line that `position` points into, without its line break.
  package var sourceLine: String?

  /// How many Unicode scalars of the line are at fault, from the position on; at least 1.
  package var length: Int

  /// What to do, as a sentence; `nil` if the message says it.
  package var fix: String?

  /// The name of the rule that found it, such as `missing-app-name`; `nil` where no rule did.
  package var code: String?

  /// What mends it, where that changes nothing else.
  package var edits: [SourceEdit] = []

  /// The code of a file of which nothing could be read.
  package static let unreadableFile = "unreadable-file"

  /// The code of what is told of a locale that has no phrases.
  package static let unknownLocale = "unknown-locale"

  /// The code of what only counts the faults of other languages.
  package static let otherLanguages = "other-languages"

  /// Makes a diagnostic.
  package init(
    _ severity: Severity, _ message: String, at position: SourcePosition? = nil, sourceLine: String? = nil,
    length: Int = 1, fix: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.position = position
    self.sourceLine = sourceLine
    self.length = max(1, length)
    self.fix = fix
  }

  /// Makes an error.
  package init(
    _ message: String, at position: SourcePosition? = nil, sourceLine: String? = nil, length: Int = 1,
    fix: String? = nil
  ) {
    self.init(.error, message, at: position, sourceLine: sourceLine, length: length, fix: fix)
  }
}
