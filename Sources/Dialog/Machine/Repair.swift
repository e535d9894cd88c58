import AppIntents

/// What a person says instead of what they said before.
package struct Repair: Sendable, Hashable {
  /// What the words say of parameters now; at most one for each.
  package var changes: [SlotBinding]
  /// What they answer besides.
  package var answer: Answer.Content?
  /// What was said besides the answer, and could not be read.
  package var unread: String?
  /// The whole command that is meant instead; the changes are of no account then.
  package var command: Command?
  /// Whether they are so plainly meant as one that they come before free text.
  package var isPlain: Bool
  /// Whether it is meant for what was performed last, though a question is open.
  package var concernsPerformed: Bool

  /// Whether it is meant for the last change, though a question was answered since then.
  package var concernsChange = false

  /// Whether any words at all would be one in its place, so that what was performed is done otherwise only after a yes.
  package var isGuess: Bool

  /// The words of the whole command that it makes of what was said before; `nil` if it is not said in such.
  package var sentence: String?

  /// Whether it is known what is meant: neither any words nor a name that nobody knows.
  package var isSure: Bool { !isGuess && !changes.contains { $0.meaning == .unknown } }

  /// Makes a repair.
  package init(
    changes: [SlotBinding], answer: Answer.Content? = nil, unread: String? = nil, isPlain: Bool = false,
    concernsPerformed: Bool = false, isGuess: Bool = false
  ) {
    self.isGuess = isGuess
    self.changes = changes
    self.answer = answer
    self.unread = unread
    self.isPlain = isPlain
    self.concernsPerformed = concernsPerformed
  }
}

/// What a conversation is about at a moment, and so what a person can mend.
package struct RepairSubject: Sendable {
  /// The intent that is on its way, or was performed last.
  package var intent: IntentDescriptor
  /// Its values, and what was said of it.
  package var activity: Activity
  /// The question that is open.
  package var prompt: Prompt?

  /// Makes a subject.
  package init(intent: IntentDescriptor, activity: Activity, prompt: Prompt? = nil) {
    self.intent = intent
    self.activity = activity
    self.prompt = prompt
  }
}

extension Activity {
  /// The same with other things said of some parameters.
  func changed(_ changes: [SlotBinding]) -> Activity {
    var changed = self
    // A yes was to what it was before.
    changed.isConfirmed = false
    for change in changes.map(inUnit) {
      changed.values[change.parameter] = nil
      changed.bindings.removeAll { $0.parameter == change.parameter }
      changed.bindings.append(change)
    }
    return changed
  }

  /// A number alone as one of the unit that was said before: “no, 3” behind “harvest 2 kg”.
  private func inUnit(_ change: SlotBinding) -> SlotBinding {
    var old = values[change.parameter]
    if old == nil, case .value(let said)? = bindings.first(where: { $0.parameter == change.parameter })?.meaning {
      old = said
    }
    guard case .measurement(let measured)? = old, case .value(let new) = change.meaning else { return change }
    var change = change
    switch new {
    case .integer(let number): change.meaning = .value(.measurement(MeasuredValue(Double(number), measured.unit)))
    case .number(let number): change.meaning = .value(.measurement(MeasuredValue(number, measured.unit)))
    default: break
    }
    return change
  }
}
