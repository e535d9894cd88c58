import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Several names where a command takes one: „hake Milch und Brot ab“, 「牛乳とパンを完了」.
extension AssistantSession {
  /// The most words in which several names are looked for, and the most names.
  private static var mostWords: Int { 40 }
  private static var mostNames: Int { 20 }

  /// A sentence, and the moment at which it is read.
  private typealias Sentence = (utterance: String, situation: Situation)
  /// A name among others: where it stands among them, and what it can mean.
  private typealias Name = (scalars: Range<Int>, numbers: [Int])

  /// The command once for each thing, or with all of them where it takes several, where a name that nobody knows, or only its type's query
  /// may know, is the names of several with “and” or a comma between them; `nil` if it is not.
  func forEachNamed(_ result: MatchResult, _ utterance: String, _ situation: Situation) -> [Command]? {
    guard let best = result.matches.first, best.lacksName || !best.openNames.isEmpty,
      case let command = binder.command(best),
      let intent = assistant.intent(named: command.intent),
      case let unknown = command.bindings.filter({ $0.meaning == .unknown }), unknown.count == 1,
      let parameter = intent.parameter(named: unknown[0].parameter), case .entity(let type) = parameter.kind.element,
      let text = unknown[0].text, let index = situation.vocabulary.index(of: type),
      case let tokens = spoken.language.tokens(text), tokens.count <= Self.mostWords,
      let names = names(in: tokens[...], index), names.count > 1, !isCountOfFirst(command, of: intent, tokens)
    else { return nil }
    let slot = best.slots.first { intent.parameter(named: $0.name)?.name == parameter.name }
    let named = names.map { name in
      slot.flatMap { things(UtteranceText(text).slice(name.scalars), in: $0, type, (utterance, situation)) }
        ?? name.numbers.map { EntityReference(index[$0], type: type) }
    }
    guard Set(named).count == named.count else { return nil }
    // What takes several takes all of them, if it is known of each which is meant.
    if parameter.kind != parameter.kind.element, named.allSatisfy({ $0.count == 1 }) {
      let all = named.joined().map { IntentValue.entity($0) }
      return [command.saying(SlotBinding(parameter: parameter.name, text: text, meaning: .value(.list(all))))]
    }
    let others = slot.map { binder.withoutCount(command, aheadOf: $0, in: best, of: intent) } ?? command
    return named.enumerated().map { place, things in
      let values = things.map { IntentValue.entity($0) }
      return (place == 0 ? command : others).saying(
        SlotBinding(
          parameter: parameter.name, text: things[0].display.title,
          meaning: values.count == 1 ? .value(values[0]) : .candidates(values)))
    }
  }

  /// What one of several names means where the sentence tells by a verb what was done: “I called mum and dad” has done “Call dad”, and not “Dad”;
  /// `nil` where it tells no such thing.
  private func things(_ name: String, in slot: Match.Slot, _ type: String, _ sentence: Sentence) -> [EntityReference]? {
    guard let range = slot.range, spoken.matcher.readsVerbs else { return nil }
    let text = UtteranceText(sentence.utterance)
    let single =
      text.slice(0..<range.lowerBound) + name + text.slice(range.upperBound..<sentence.utterance.unicodeScalars.count)
    let best = spoken.matcher.match(single, in: sentence.situation.exactly).matches.first
    guard let best, best.how == .exact,
      case .names(let entries)? = best.slots.first(where: { $0.name == slot.name })?.value, !entries.isEmpty
    else { return nil }
    return entries.map { EntityReference($0, type: type) }
  }

  /// Whether a number was said of the first of several things, and another one of others: “three teas and a coffee”.
  func isCountOfFirst(_ command: Command, of intent: IntentDescriptor, _ tokens: [Token]) -> Bool {
    let counted = intent.parameters.filter { $0.kind == .integer }.map(\.name)
    return command.bindings.contains { counted.contains($0.parameter) }
      && tokens.indices.dropFirst().contains { spoken.language.countAhead(of: Array(tokens[$0...])) != nil }
  }

  /// How words are matched that name several things, where one command is only made of them by passing over the “and” between two; `nil` for
  /// others: “I went for a run and a swim”, as it was heard, is no “went a swim”.
  func namingSeveral(
    _ tokens: [Token], _ result: MatchResult, _ utterance: String, _ situation: Situation
  ) -> MatchResult? {
    guard let best = result.matches.first, !best.deviations.isEmpty else { return nil }
    let isPassedOver = tokens.indices.contains { place in
      best.passesOver(tokens[place].range) && spoken.language.jointLength(at: place, of: tokens) > 0
    }
    guard isPassedOver else { return nil }
    let exact = spoken.matcher.match(tokens, of: utterance, in: situation.exactly)
    return forEachNamed(exact, utterance, situation) == nil ? nil : exact
  }

  /// What each of several names can mean that are all the words, with nothing but what joins them between; `nil` if they are not, or if one
  /// is only half of a name that joins two things.
  private func names(in tokens: ArraySlice<Token>, _ index: NameIndex, before: Int = 0) -> [Name]? {
    let bare = tokens.drop { spoken.language.stopWords.contains($0) }
    guard before < Self.mostNames else { return nil }
    // “A1” begins with an article, or is a name.
    for words in bare.count < tokens.count ? [tokens, bare] : [tokens] {
      let all = Array(words)
      for span in all.isEmpty ? [] : index.spans(in: all, at: 0).sorted(by: { $0.end > $1.end }) {
        guard case .candidates(let numbers) = span.value, let first = numbers.first,
          numbers.count > 1 || !isHalf(Array(all[..<span.end]), of: index[first].title)
        else { continue }
        let name = (all[0].range.lowerBound..<all[span.end - 1].range.upperBound, numbers)
        if span.end == all.count { return [name] }
        guard let joint = joint(at: span.end, in: all) else { continue }
        if let others = names(in: all[(span.end + joint)...], index, before: before + 1) { return [name] + others }
      }
    }
    return nil
  }

  /// How many words join what stands before a place and behind it; `nil` if nothing does.
  private func joint(at place: Int, in tokens: [Token]) -> Int? {
    spoken.language.conjunctionLength(at: place, of: tokens)
      ?? (RepeatedRecognizer.hasMark(before: place, in: tokens) ? 0 : nil)
  }
}
