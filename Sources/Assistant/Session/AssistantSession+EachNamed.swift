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

  /// The command once for each thing, or with all of them where it takes several, where a name that nobody knows, or only its type's query
  /// may know, is the names of several with “and” or a comma between them; `nil` if it is not.
  func forEachNamed(_ result: MatchResult, in vocabulary: Vocabulary) -> [Command]? {
    guard let best = result.matches.first, best.lacksName || !best.openNames.isEmpty,
      case let command = binder.command(best),
      let intent = assistant.intent(named: command.intent),
      case let unknown = command.bindings.filter({ $0.meaning == .unknown }), unknown.count == 1,
      let parameter = intent.parameter(named: unknown[0].parameter), case .entity(let type) = parameter.kind.element,
      let text = unknown[0].text, let index = vocabulary.index(of: type),
      case let tokens = spoken.language.tokens(text), tokens.count <= Self.mostWords,
      let named = names(in: tokens[...], index), named.count > 1, Set(named).count == named.count,
      !isCountOfFirst(command, of: intent, tokens)
    else { return nil }
    // What takes several takes all of them, if it is known of each which is meant.
    if parameter.kind != parameter.kind.element, named.allSatisfy({ $0.count == 1 }) {
      let all = named.joined().map { IntentValue.entity(EntityReference(index[$0], type: type)) }
      return [command.saying(SlotBinding(parameter: parameter.name, text: text, meaning: .value(.list(all))))]
    }
    let slot = best.slots.first { intent.parameter(named: $0.name)?.name == parameter.name }
    let others = slot.map { binder.withoutCount(command, aheadOf: $0, in: best, of: intent) } ?? command
    return named.enumerated().map { place, numbers in
      let values = numbers.map { IntentValue.entity(EntityReference(index[$0], type: type)) }
      return (place == 0 ? command : others).saying(
        SlotBinding(
          parameter: parameter.name, text: index[numbers[0]].title,
          meaning: values.count == 1 ? .value(values[0]) : .candidates(values)))
    }
  }

  /// Whether a number was said of the first of several things, and another one of others: “three teas and a coffee”.
  private func isCountOfFirst(_ command: Command, of intent: IntentDescriptor, _ tokens: [Token]) -> Bool {
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
    return forEachNamed(exact, in: situation.vocabulary) == nil ? nil : exact
  }

  /// What each of several names can mean that are all the words, with nothing but what joins them between; `nil` if they are not, or if one
  /// is only half of a name that joins two things.
  private func names(in tokens: ArraySlice<Token>, _ index: NameIndex, before: Int = 0) -> [[Int]]? {
    let bare = tokens.drop { spoken.language.stopWords.contains($0.text) }
    guard before < Self.mostNames else { return nil }
    // “A1” begins with an article, or is a name.
    for words in bare.count < tokens.count ? [tokens, bare] : [tokens] {
      let all = Array(words)
      for span in all.isEmpty ? [] : index.spans(in: all, at: 0).sorted(by: { $0.end > $1.end }) {
        guard case .candidates(let numbers) = span.value, let first = numbers.first,
          numbers.count > 1 || !isHalf(Array(all[..<span.end]), of: index[first].title)
        else { continue }
        if span.end == all.count { return [numbers] }
        guard let joint = joint(at: span.end, in: all) else { continue }
        if let others = names(in: all[(span.end + joint)...], index, before: before + 1) { return [numbers] + others }
      }
    }
    return nil
  }

  /// How many words join what stands before a place and behind it; `nil` if nothing does.
  private func joint(at place: Int, in tokens: [Token]) -> Int? {
    let words = spoken.language.conjunctions.filter { tokens.holds($0, at: place) }.map(\.count).max()
    return words ?? (RepeatedRecognizer.hasMark(before: place, in: tokens) ? 0 : nil)
  }
}
