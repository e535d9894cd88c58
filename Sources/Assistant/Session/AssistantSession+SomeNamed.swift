import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Several names of which nobody knows some: “complete milk and bread” where there is no bread, “log coffee, tea and water”.
extension AssistantSession {
  /// The most names that are taken apart.
  private static var mostNames: Int { 10 }

  /// A sentence with several names in the place of one.
  private struct Sentence {
    var words: [Token]
    var text: String
    var name: String
    var situation: Situation
  }

  /// One of several names: its words, the things that they name, and whether they are a name at all.
  private typealias Name = (text: String, things: [IntentValue], mayBeName: Bool)

  /// Takes a command that is nothing else for each of several names of which nobody knows some; tells whether it is for several.
  func takeSomeNamed(_ read: ReadWords, _ said: Said, _ heard: inout Heard) -> Bool {
    guard heard.commands.count == 1, heard.others.isEmpty, heard.repair == nil, rest.isEmpty,
      heard.answers.first.map({ !$0.isExact || $0.isFree }) ?? true,
      !read.areNamesFound, heard.suggestion == nil, !heard.isGuess, !heard.isMistake, heard.ofAll == nil,
      let commands = forSomeNamed(read.result, said.text, read.situation),
      commands[0].intent == heard.commands[0].intent
    else { return false }
    let left = leavingUnknown(commands)
    (heard.commands, heard.others) = (Array(left.prefix(1)), Array(left.dropFirst()))
    return true
  }

  /// The command once for each of several names with “and” or commas between them that together are no name of anything; `nil` where none is known or
  /// one of the others may be anything else, unless all of them are a list with commas and may be created.
  private func forSomeNamed(_ result: MatchResult, _ utterance: String, _ situation: Situation) -> [Command]? {
    guard let best = result.matches.first, best.unknownName != nil, best.how == .exact, best.openNames.isEmpty,
      case let command = binder.command(best), let intent = assistant.intent(named: command.intent), intent.isUndoable,
      case let unknown = command.bindings.filter({ $0.meaning == .unknown }), unknown.count == 1,
      let parameter = intent.parameter(named: unknown[0].parameter), case .entity(let type) = parameter.kind,
      let text = unknown[0].text, !givesName(command), let index = situation.vocabulary.index(of: type),
      QuotedText.quotations(in: utterance).isEmpty,
      case let tokens = spoken.language.tokens(text), !isCountOfFirst(command, of: intent, tokens),
      case let words = UtteranceText(text), let items = divided(tokens, words, byCommas: false)?.items,
      (2...Self.mostNames).contains(items.count),
      case let isCreated = assistant.shape.creator(of: type, for: parameter.name, of: intent.name) != nil,
      // “Log gin and tonic” is one thing more likely than “complete gin and tonic”.
      !isCreated || items.count > 2
    else { return nil }
    let sentence = Sentence(words: spoken.language.tokens(utterance), text: utterance, name: text, situation: situation)
    let names = items.map { item -> Name in
      let (tokens, text) = (Array(tokens[item]), words.words(Array(tokens[item])))
      let things = things(called: tokens, index, type)
      return (text, things, !things.isEmpty || isName(tokens, text, of: sentence, index))
    }
    guard names.allSatisfy({ $0.mayBeName }),
      names.contains(where: { !$0.things.isEmpty }) || isCreated && listed(tokens, words) != nil
    else { return nil }
    let slot = best.slots.first { intent.parameter(named: $0.name)?.name == parameter.name }
    let others = slot.map { binder.withoutCount(command, aheadOf: $0, in: best, of: intent) } ?? command
    return names.enumerated().map { place, name in
      (place == 0 ? command : others).saying(
        SlotBinding(parameter: parameter.name, text: name.text, meaning: Self.meaning(of: name.things)))
    }
  }

  /// The commands without the names that nobody knows, if nothing creates such things; these are told.
  private func leavingUnknown(_ commands: [Command]) -> [Command] {
    let unknown = commands.flatMap { $0.bindings.filter { $0.meaning == .unknown } }
    guard let first = unknown.first,
      let type = assistant.intent(named: commands[0].intent)?.parameter(named: first.parameter)?.kind.typeName,
      assistant.shape.creator(of: type, for: first.parameter, of: commands[0].intent) == nil
    else { return commands }
    let names = unknown.compactMap(\.text).formatted(.list(type: .and).locale(spoken.voice.locale))
    notices.append(replies.unknown(names, of: type))
    return commands.filter { !$0.bindings.contains { $0.meaning == .unknown } }
  }

  /// What some words alone name; none where they are one side of a name that joins two things.
  private func things(called words: [Token], _ index: NameIndex, _ type: String) -> [IntentValue] {
    let bare = Array(words.drop { spoken.language.stopWords.contains($0) })
    for words in bare.isEmpty || bare.count == words.count ? [words] : [words, bare] {
      for span in index.spans(in: words, at: 0) where span.end == words.count {
        guard case .candidates(let numbers) = span.value, let first = numbers.first,
          numbers.count > 1 || !isHalf(words, of: index[first].title)
        else { continue }
        return numbers.map { IntentValue.entity(EntityReference(index[$0], type: type)) }
      }
    }
    return []
  }

  private static func meaning(of things: [IntentValue]) -> SlotBinding.Meaning {
    things.isEmpty ? .unknown : things.count == 1 ? .value(things[0]) : .candidates(things)
  }

  /// Whether words may be a name that nobody knows: short, with no day, nothing that is to be done and no name of anything within, no command by
  /// themselves, and like nothing that is known.
  private func isName(_ words: [Token], _ text: String, of sentence: Sentence, _ index: NameIndex) -> Bool {
    let language = spoken.language
    let dates = language.dates(now: sentence.situation.now, calendar: calendar)
    let saysMore =
      language.beginsStatement(words) || !language.repairs(.change, in: words).isEmpty
      || language.jointLength(at: 0, of: words) > 0 || language.withoutToo(words).contains { $0 != words.indices }
      || words[0].text == sentence.words[0].text
    let holdsMore = words.indices.contains { place in
      !dates.spans(in: words, at: place).isEmpty
        || !language.stopWords.contains(words[place]) && !index.spans(in: words, at: place).isEmpty
    }
    guard !saysMore, !holdsMore, isListed(words), spoken.matcher.deed(of: words) == (0, 0),
      !CommandSplitter.isKnown(spoken.matcher.match(words, of: text, in: sentence.situation.exactly))
    else { return false }
    let alone = sentence.text.replacingOccurrences(of: sentence.name, with: text)
    return spoken.matcher.match(alone, in: sentence.situation).matches.first?.namesThing != true
  }
}
