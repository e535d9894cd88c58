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
  /// Give whoever speaks some time.
  case wait
  /// Take back what was done last.
  case undo
  /// Do again what was taken back.
  case redo
  /// Have back what is gone, by taking back what was done or doing again what was taken back.
  case restore
  /// Go on with what was put aside.
  case goOn
  /// Say what there is to choose from.
  case options
  /// Show the next choices.
  case more
  /// Show the choices before.
  case back
  /// Be thanked, or praised.
  case thanks
  /// Be told that all is well.
  case agreement
  /// Be told that this is all.
  case farewell
  /// Be greeted.
  case greeting

  /// Whether it is no more than polite: a phrase of the app goes before it.
  package var isCourtesy: Bool {
    switch self {
    case .thanks, .agreement, .farewell, .greeting: true
    default: false
    }
  }
}
