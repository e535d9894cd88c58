import AppIntents
import ParlanceLanguage
import ParlanceTemplates

// What stands behind a no and is more than what is meant instead.
extension RepairReader {
  /// What words behind a no mend by themselves, whatever people say before they do: “no thanks, I meant tea”, „nee, Moment, das war gestern“.
  func within(_ new: Words, _ said: Said, guessing: Guessing) -> Repair? {
    let words = withoutFillers(new).tokens
    guard words.count > 1 else { return nil }
    let rest = Said(tokens: withoutDropping(words), whole: said.whole, text: said.text)
    for kind in [RepairWords.Kind.naming, .contrast, .change, .past] {
      for words in language.repairs(kind, in: rest.tokens) where words.new.count < rest.tokens.count {
        if let repair = repair(words, rest, guessing: guessing) { return repair }
      }
    }
    return nil
  }

  /// The words without what drops a question before them: “forget it, I meant toffee”.
  private func withoutDropping(_ words: [Token]) -> [Token] {
    let end = (1..<max(1, min(words.count, Self.mostDropping + 1))).last { end in
      language.builtIns(Array(words[..<end])).contains(.cancel) || language.areMistake(Array(words[..<end]))
    }
    return Array(words[(end ?? 0)...])
  }

  private static let mostDropping = 4

  /// A name that nobody knows in the place of another such: “not coffee, tea”.
  func unknown(_ new: Words, insteadOf old: Words) -> Repair? {
    guard let name = subject.prompt?.purpose.unknownName,
      language.tokens(name).map(\.text) == withoutFillers(old).tokens.map(\.text)
    else { return nil }
    return guess(new).map(guessed)
  }
}
