import AppIntents

/// What a turn came to, before it is worded.
package struct DialogTurn: Sendable {
  /// How it stands at its end.
  package enum Result: Sendable {
    /// A question is open.
    case asking(Prompt, [Notice])
    /// No question is open.
    case ended(DialogAction.Ending)
  }

  /// How it stands at its end.
  package var result: Result
  /// The intents that ran, in order.
  package var performed: [PerformedIntent]
  /// What was taken back to be done otherwise, as it is called.
  package var undone: [String] = []
  /// What was to be taken back and cannot be any more, as it is called; `nil` if nothing was.
  package var lost: String?
  /// The intent that the open question is for; it need not be one of the app's list.
  package var asking: IntentDescriptor?
  /// What went wrong outside of an intent, such as a query that failed.
  package var error: (any Error)?

  /// Makes a turn.
  package init(
    result: Result, performed: [PerformedIntent], undone: [String] = [], lost: String? = nil,
    asking: IntentDescriptor? = nil, error: (any Error)? = nil
  ) {
    self.result = result
    self.performed = performed
    self.undone = undone
    self.lost = lost
    self.asking = asking
    self.error = error
  }

  /// Whether the app's data may be other than before.
  package var hasChanged: Bool {
    switch result {
    case .ended(.undone), .ended(.redone): true
    case .asking(_, let notices) where notices.contains { if case .undone = $0 { true } else { false } }: true
    case .ended, .asking: !performed.isEmpty || !undone.isEmpty
    }
  }
}
