import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A text that is asked for, with what else was said in the same words: “call Ann tomorrow”.
extension AssistantSession {
  /// The most phrases in which an answer is read.
  private static var mostFrames: Int { 4 }

  /// What a text says that answers the open question, where it says more than was asked for: “mow the lawn on Saturday”; `nil` if it
  /// is the text as it stands.
  ///
  /// The words are read in the place of the text in the intent's own phrases, so that they mean what they would have meant in one go.
  ///
  /// `things` are what it is said of, by their parameters: of something that has a name it is a new one. `isName` tells that the words are no
  /// more than a name.
  func fuller(
    _ text: String, than prompt: Prompt, for parameter: ParameterDescriptor?, of things: [String: IntentValue],
    isName: Bool = false, in situation: Situation
  ) -> Repair? {
    guard prompt.kind == .value, prompt.purpose == .parameter, let parameter, parameter.kind == .text else {
      return nil
    }
    let tokens = spoken.language.tokens(text)
    for words in spoken.language.called(tokens, isOther: !isName && !things.isEmpty) {
      guard let first = tokens[words].first, let last = tokens[words].last else { continue }
      let called = UtteranceText(text).part(first.range.lowerBound..<last.range.upperBound)
      return fuller(called, than: prompt, for: parameter, of: things, isName: true, in: situation)
        ?? Repair(changes: [], answer: .value(.text(called)), isPlain: true)
    }
    let titles = things.mapValues(\.display.title)
    let frames = SampleText.frames(around: parameter.name, of: prompt.intent, in: spoken.table, saying: titles)
    for frame in frames.prefix(Self.mostFrames) {
      let result = spoken.matcher.match(frame.before + text + frame.after, in: situation.exactly)
      guard result.decision == .match, let best = result.matches.first, best.intent == prompt.intent,
        best.unknownName == nil,
        best.how == .exact
      else { continue }
      let bindings = binder.command(best).bindings
      let more = bindings.filter { $0.parameter != parameter.name && things[$0.parameter] == nil }
      // Words that say only something else, “for Friday”, leave the text open; another frame would take its own words for the text.
      guard bindings.contains(where: { $0.parameter == parameter.name }) else {
        return more.isEmpty ? nil : Repair(changes: more, isPlain: true)
      }
      guard case .value(let value)? = bindings.first(where: { $0.parameter == parameter.name })?.meaning else {
        continue
      }
      // “Buy milk please” is no more than “buy milk”, where the phrases of the intent have a please.
      let isShorter = isPolite(text.trimmed, besides: value.display.title)
      guard more.isEmpty, !isShorter else { return Repair(changes: more, answer: .value(value), isPlain: true) }
    }
    return nil
  }

  /// Whether a text has nothing but a “please” behind a part of it; a thanks may be its own: “learn to say thank you”.
  private func isPolite(_ text: String, besides part: String) -> Bool {
    guard !part.isEmpty, text.hasPrefix(part), text.count > part.count,
      case let behind = spoken.language.tokens(String(text.dropFirst(part.count))), !behind.isEmpty
    else { return false }
    // A “please” alone is a yes.
    return spoken.language.isYes(behind) == true && !spoken.language.isPlainYes(behind)
  }
}
