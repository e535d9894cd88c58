import AppIntents
import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// Which of several things was named in full, in whatever form of its words; and what is one thing with an “and” in its name.
extension AssistantSession {
  /// The most names that are tried as parts of one.
  private static var mostParts: Int { 6 }

  /// Takes several names for the one that they are together, where only its type's query knows that: “delete bread and roses”.
  func takeWholeName(_ result: MatchResult, _ heard: inout Heard) async {
    guard !heard.others.isEmpty, heard.commands.count == 1, let best = result.matches.first, !best.openNames.isEmpty,
      let intent = assistant.intent(named: best.intent)
    else { return }
    let commands = heard.commands + heard.others
    for parameter in intent.parameters where parameter.kind.typeName != nil {
      let ranges = best.slots.filter { intent.parameter(named: $0.name)?.name == parameter.name }.compactMap(\.range)
        .sorted { $0.lowerBound < $1.lowerBound }
      guard ranges.count == commands.count, ranges.count <= Self.mostParts else { continue }
      let text = UtteranceText(heard.utterance)
      var whole: [Command] = []
      var place = 0
      while place < ranges.count {
        let (command, end) = await joined(commands[place], ranges[place...], parameter, text)
        whole.append(command)
        place = end
      }
      (heard.commands, heard.others) = ([whole[0]], Array(whole.dropFirst()))
      return
    }
  }

  /// The command with the longest name that begins with the first of some parts and is one thing's, and the place behind its last part.
  private func joined(
    _ command: Command, _ ranges: ArraySlice<Range<Int>>, _ parameter: ParameterDescriptor, _ text: UtteranceText
  ) async -> (Command, end: Int) {
    for last in ranges.indices.dropFirst().reversed() {
      let name = text.part(ranges[ranges.startIndex].lowerBound..<ranges[last].upperBound)
      guard let thing = await driver.thing(titled: name, for: parameter) else { continue }
      return (command.saying(SlotBinding(parameter: parameter.name, text: name, meaning: .value(thing))), last + 1)
    }
    return (command, ranges.startIndex + 1)
  }

  /// A command for the one of several candidates whose whole name was said, if only in another form: “I called mom” for “Call mom”, and
  /// not for “Mom's birthday”.
  func whollySaid(_ command: Command, _ said: [Token]) -> Command {
    var command = command
    for (place, binding) in command.bindings.enumerated() {
      guard case .candidates(let values) = binding.meaning, values.count > 1 else { continue }
      let whole = values.filter { value in
        let words = spoken.language.tokens(value.display.title).filter { !spoken.language.stopWords.contains($0) }
        return words.count > 1 && words.allSatisfy { word in said.contains { isForm($0, of: word) } }
      }
      if let only = whole.first, whole.count == 1 { command.bindings[place].meaning = .value(only) }
    }
    return command
  }

  /// The most letters of an ending that another form of a word has, and the least of the word.
  private static var longestEnding: Int { 2 }
  private static var leastOfForm: Int { 3 }

  /// Whether a word is another, in whatever form.
  private func isForm(_ said: Token, of word: Token) -> Bool {
    if said.text == word.text { return true }
    let stem = { (token: Token) in self.spoken.language.stem(of: token.text) ?? token.text }
    return stem(said) == stem(word)
      || word.text.count >= Self.leastOfForm && said.text.hasPrefix(word.text)
        && said.text.count <= word.text.count + Self.longestEnding
  }
}
