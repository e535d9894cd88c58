import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What is asked on from a question that was answered: “and last week?”, “and for tomorrow?”, “and tea?”.
extension AssistantSession {
  /// The last question with other words in the place of some; `nil` if the words do not ask on, or fit nowhere.
  ///
  /// Only what changes nothing is asked on in this way: what is done once more is read by its values.
  func askedOn(_ tokens: [Token], _ utterance: String, _ situation: Situation) -> Heard? {
    for followUp in spoken.language.followUps(tokens) {
      guard let words = followUp.asked.map({ Array(tokens[$0]) }),
        words.contains(where: { !spoken.language.fillers.contains([$0.text]) })
      else { continue }
      if let asked = askedOn(with: words, utterance, situation) { return asked }
    }
    return nil
  }

  /// The last question with these words in the place of some; `nil` if they fit nowhere.
  func askedOn(with words: [Token], _ utterance: String, _ situation: Situation) -> Heard? {
    guard let said = memory.said, let last = memory.last,
      let intent = assistant.intent(named: last.intent), !intent.isUndoable, !intent.isDestructive
    else { return nil }
    let found = wordsInPlace(of: said, in: situation).reading(of: UtteranceText(utterance).words(words), in: said) {
      [binder] match in
      match.intent == intent.name ? binder.command(match).changes(of: last.values) : 0
    }
    guard let (sentence, result, _) = found else { return nil }
    var heard = heard(sentence, result, [])
    heard.isExactCommand = true
    return heard
  }

  /// Reads a whole sentence with other words in the place of some, each matched as it stands; “it” of the sentence is what it was.
  func wordsInPlace(of said: String, in situation: Situation) -> WordsInPlace {
    var situation = situation.exactly
    situation.vocabulary = references.named(in: situation.vocabulary, for: spoken.language.tokens(said))
    return WordsInPlace(language: spoken.language) { [spoken, situation] in spoken.matcher.match($0, in: situation) }
  }

  /// The whole sentence that a command was said in; `nil` if what was performed came about otherwise.
  func wholeSentence(of event: DialogEvent, _ performed: [PerformedIntent]) -> String? {
    guard case .heard(let heard) = event else { return nil }
    if let sentence = heard.repair?.sentence { return sentence }
    return performed.last?.intent.name == heard.commands.first?.intent ? heard.wholeCommand : nil
  }
}

extension Heard {
  /// The words of the one command that it is, as they should have been; `nil` if it is none or mends something.
  var wholeCommand: String? {
    guard commands.count == 1, repair == nil else { return nil }
    return isPlainCommand ? utterance : corrected
  }
}

extension Command {
  /// How many of these values it changes; 0 if all that it says is among them.
  fileprivate func changes(of values: [String: IntentValue]) -> Int {
    let others = differences(from: values)
    let said = Set(bindings.map(\.parameter))
    return others == 0 ? 0 : others + values.keys.count { !said.contains($0) }
  }

  /// How many things it says that are otherwise, or not at all, among these values.
  func differences(from values: [String: IntentValue]) -> Int {
    bindings.count { binding in
      switch binding.meaning {
      case .value(let value): values[binding.parameter] != value
      case .candidates(let candidates): values[binding.parameter].map { !candidates.contains($0) } ?? true
      case .unknown, .noSuchDay, .other, .parts: true
      }
    }
  }
}
