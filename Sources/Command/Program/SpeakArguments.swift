/// The option `--speak [COMMAND]` among words to say, the first of which the parser would take for the command.
enum SpeakArguments {
  private static let option = "--speak"
  /// The option without a command; an empty one would take the next word.
  private static let bare = option + "= "

  /// The options before a verb, with a command of `--speak` as part of its word: nothing behind the verb can be taken for it then.
  static func joined(_ words: [String]) -> [String] {
    guard let index = words.firstIndex(of: option) else { return words }
    let next = words.index(after: index)
    guard next < words.endIndex, !words[next].hasPrefix("-") else { return words[..<index] + [bare] + words[next...] }
    return words[..<index] + ["\(option)=\(words[next])"] + words[(next + 1)...]
  }

  /// The words with a `--speak=COMMAND` behind all others: the parser forgets the command where an option follows.
  static func atEnd(_ words: [String]) -> [String] {
    guard !words.contains("--"), words.last?.hasPrefix(option + "=") != true,
      let index = words.lastIndex(where: { $0.hasPrefix(option + "=") && $0 != bare })
    else { return words }
    return words[..<index] + words[(index + 1)...] + [words[index]]
  }

  /// The words of `ask` with a `--speak` that has no command, and whether just one word stands behind it, which may be one; `nil` if `ask` is not the verb, or nothing is to be said aloud.
  static func apart(_ words: [String]) -> (words: [String], hasOneWord: Bool)? {
    guard words.first == "ask", let index = words.prefix(while: { $0 != "--" }).firstIndex(of: option) else {
      return nil
    }
    let rest = words[(index + 1)...]
    return (words[..<index] + [bare] + rest, rest.prefix { !$0.hasPrefix("-") }.count == 1)
  }
}
