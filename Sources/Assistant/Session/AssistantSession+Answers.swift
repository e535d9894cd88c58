import AppIntents
import ParlanceDialog
import ParlanceMatching

extension AssistantSession {
  /// The most phrases in which an answer is read.
  private static var mostFrames: Int { 4 }

  /// What a text says that answers the open question, where it says more than was asked for: “mow the lawn on Saturday”; `nil` if it
  /// is the text as it stands.
  ///
  /// The words are read in the place of the text in the intent's own phrases, so that they mean what they would have meant in one go.
  func fuller(
    _ text: String, than prompt: Prompt, for parameter: ParameterDescriptor?, in situation: Situation
  ) -> Repair? {
    guard prompt.kind == .value, prompt.purpose == .parameter, let parameter, parameter.kind == .text else {
      return nil
    }
    for frame in SampleText.frames(around: parameter.name, of: prompt.intent, in: spoken.table).prefix(Self.mostFrames)
    {
      let result = spoken.matcher.match(frame.before + text + frame.after, in: situation)
      guard result.decision == .match, let best = result.matches.first, best.intent == prompt.intent, best.why == nil,
        best.how == .exact
      else { continue }
      let bindings = binder.command(best).bindings
      guard case .value(let value)? = bindings.first(where: { $0.parameter == parameter.name })?.meaning else {
        continue
      }
      let more = bindings.filter { $0.parameter != parameter.name }
      guard more.isEmpty else { return Repair(changes: more, answer: .value(value), isPlain: true) }
    }
    return nil
  }
}
