import ParlanceDialog
import ParlanceTemplates

// Which of several things was named in full, in whatever form of its words.
extension AssistantSession {
  /// A command for the one of several candidates whose whole name was said, if only in another form: “I called mom” for “Call mom”, and
  /// not for “Mom's birthday”.
  func whollySaid(_ command: Command, _ said: [Token]) -> Command {
    var command = command
    for (place, binding) in command.bindings.enumerated() {
      guard case .candidates(let values) = binding.meaning, values.count > 1 else { continue }
      let whole = values.filter { value in
        let words = spoken.language.tokens(value.display.title).filter { !spoken.language.stopWords.contains($0.text) }
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
