import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceTemplates

// How often or by how much the last command is to be done once more, or for something else: “and two teas”, “another one”, “one more week”.
extension FollowUpReader {
  /// What `read` makes of the words, where a number or an article before the others says how often: once is not as often as before.
  ///
  /// A name that begins with a number goes before.
  func counted(_ tokens: [Token], _ read: ([Token]) -> Command?) -> Command? {
    guard let (count, rest) = onceMoreAhead(of: tokens) ?? language.countAhead(of: tokens), let parameter = counting
    else { return read(tokens) }
    let command = count == 1 ? nil : read(tokens)
    return command ?? read(rest).map { $0.counting(count, by: parameter) } ?? read(tokens)
  }

  /// The most words that say that it is one more: “another one”.
  private static var mostOfOneMore: Int { 3 }

  /// That it is one more, where the words begin so, and the others: “another at 9:30”.
  private func onceMoreAhead(of tokens: [Token]) -> (count: Int, rest: [Token])? {
    let counts = (1...Self.mostOfOneMore).reversed().filter { $0 < tokens.count }
    return counts.first { saysOneMore(Array(tokens.prefix($0))) }.map { (1, Array(tokens[$0...])) }
  }

  /// Whether the words say that it is one more, and nothing else: “and another”.
  private func saysOneMore(_ words: [Token]) -> Bool {
    let bare = Array(words.dropFirst(language.jointLength(at: 0, of: words)))
    return language.followUps(words).contains(.another) || language.pick(bare) == .other
  }

  /// A command that is done once, where the words before what it differs in say that it is one more: “and another at 9:30”.
  func oneMore(_ command: Command?, behind words: [Token]) -> Command? {
    guard let command, let parameter = counting, !words.isEmpty,
      (1...words.count).contains(where: { saysOneMore(Array(words.prefix($0))) })
    else { return command }
    return command.counting(1, by: parameter)
  }

  /// A command that is done once where it is for another thing than the last of its sentence, unless its words say how often: “two coffees and
  /// tea” are two coffees and one tea.
  func once(_ command: Command, by tokens: [Token]) -> Command {
    guard let deed = last?.deed, let parameter = counting, language.countAhead(of: tokens) == nil,
      case let things = command.entities, !things.isEmpty,
      !things.allSatisfy(deed.values.values.flatMap(\.entities).contains)
    else { return command }
    return command.counting(1, by: parameter)
  }

  /// The last command with a name that nobody knows, as often as the words say.
  func renamedAsOften(_ tokens: [Token], of utterance: String) -> Following? {
    guard let (count, rest) = language.countAhead(of: tokens), let parameter = counting,
      let renamed = renamed(rest, of: utterance)
    else { return renamed(tokens, of: utterance) }
    return Following(command: renamed.command.counting(count, by: parameter), isGuess: renamed.isGuess)
  }

  /// The last command for another thing: where it took any words others are asked for, else it is done once more, and once.
  func another() -> Command? {
    anew() ?? again().map { command in counting.map { command.counting(1, by: $0) } ?? command }
  }

  /// The last command once more as it was, where it can be done several times.
  func countedAgain() -> Command? { counting == nil ? nil : again() }

  /// The last command with nothing said of it, where it takes any words.
  func anew() -> Command? {
    guard let intent = last?.intent, intent.isUndoable,
      intent.parameters.contains(where: { $0.isNeeded && $0.kind == .text })
    else { return nil }
    return Command(intent: intent.name, bindings: [])
  }

  /// Whether the words do the last command once more by a length of time.
  func saysHowMuchMore(_ tokens: [Token]) -> Bool {
    language.followUps(tokens).contains { followUp in
      if case .more(let ranges) = followUp { more(ranges.flatMap { tokens[$0] }) != nil } else { false }
    }
  }

  /// The last command by a length of time that the words are, where it took one: “one more week” behind “postpone it by a day”; or as
  /// often as they say, where it can be done several times: “three more”.
  func more(_ tokens: [Token]) -> Command? {
    if let parameter = counting, let count = count(tokens) { return again()?.counting(count, by: parameter) }
    guard let last, let parameter = last.intent.parameters.first(where: { $0.kind == .duration }),
      last.deed.values[parameter.name] != nil,
      let seconds = answers.length(tokens) ?? answers.length([Token("1", range: 0..<0)] + tokens)
    else { return nil }
    return again(with: SlotBinding(parameter: parameter.name, meaning: .value(.duration(.seconds(seconds)))))
  }

  /// The whole number that the words are, if it is more than none.
  private func count(_ tokens: [Token]) -> Int? {
    guard let first = tokens.first, language.number.canBegin(with: first) else { return nil }
    return language.wholeNumber(tokens) { $0 > 0 }
  }

  /// Whether the words say how many, perhaps behind an “and”.
  func saysCount(_ words: [Token]) -> Bool {
    language.countAhead(of: Array(words.dropFirst(language.jointLength(at: 0, of: words)))) != nil
  }

  /// What says how often the last command is done.
  var counting: ParameterDescriptor? { last?.intent.counting }

  /// A command that is done once with another thing, however often it was done with the last: “again tea” behind “three coffees”.
  func onceOfAnother(_ command: Command) -> Command {
    let isOther = command.bindings.contains { binding in
      guard binding.text != nil else { return false }
      return switch binding.meaning {
      case .value(.entity), .candidates: true
      default: false
      }
    }
    guard isOther, let counting else { return command }
    var once = command
    once.bindings.removeAll { $0.parameter == counting.name && $0.text == nil }
    return once
  }
}

extension Command {
  /// The same so many times; once needs no number.
  fileprivate func counting(_ count: Int, by parameter: ParameterDescriptor) -> Command {
    var command = self
    command.bindings.removeAll { $0.parameter == parameter.name }
    guard count > 1 else { return command }
    return command.saying(SlotBinding(parameter: parameter.name, meaning: .value(.integer(count))))
  }
}
