/// What a person can say at any time, whatever the app is about.
package enum BuiltIn: String, Sendable, Hashable, CaseIterable {
  /// Drop what is going on.
  case cancel
  /// Say what can be said.
  case help
  /// Begin the conversation again.
  case startOver
  /// Say the last reply again.
  case `repeat`
  /// Take back what was done last.
  case undo
}
