import Foundation

/// Chooses the line editor of a terminal.
package enum LineEditors {
  /// The editor for standard input and output: with readline where it is built in and the terminal can move its cursor,
  /// else without editing and history.
  ///
  /// - Parameters:
  ///   - name: The application's name for the person's `.inputrc`.
  ///   - history: Where lines are kept; `nil` keeps them until the end only.
  ///   - report: Told once, on a thread of the editor's own, when the history cannot be read or written.
  /// - Returns: `nil` if the process has no file descriptors left.
  package static func make(
    name: String, history: HistoryFile?, environment: [String: String] = ProcessInfo.processInfo.environment,
    report: @escaping @Sendable (HistoryFile.Problem) -> Void = { _ in }
  ) -> (any LineEditor)? {
    #if Readline
      if let terminal = environment["TERM"], !terminal.isEmpty, terminal != "dumb" {
        return ReadlineEditor(name: name, history: history, environment: environment, report: report)
      }
    #endif
    return PlainEditor()
  }
}
