import ParlanceTemplates

/// A command that a question asks for: „setz mir Milch auf die Liste“ of „setzt du mir Milch auf die Liste?“.
package struct RequestedCommand {
  /// Its words, the verb first. They keep their ranges, but for a verb behind a pronoun, which has none of its own and stands where that begins.
  package var tokens: [Token]
  /// The scalars of the verb.
  package var verb: Range<Int>
  /// The scalars of the verb with the pronouns before and behind it.
  package var head: Range<Int>

  /// What a person would say to command it, of the text that asks for it.
  package func text(of utterance: String) -> String {
    let scalars = Array(utterance.unicodeScalars)
    let words = tokens.prefix { $0.range.lowerBound < head.upperBound }.map(\.text)
    let rest = tokens.dropFirst(words.count)
    guard let first = rest.first, let last = rest.last else { return words.joined(separator: " ") }
    let behind = scalars[last.range.upperBound...].filter { !Punctuation.isQuestionMark($0) }
    let text = String(String.UnicodeScalarView(scalars[first.range.lowerBound..<last.range.upperBound] + behind))
    return (words + [text]).joined(separator: " ")
  }
}

// Requests that are put as questions about what the assistant does: „setzt du Milch auf die Liste?“, «¿me añades pan?», « tu m’ajoutes du pain ? ».
extension Language {
  /// Whether words ask for something by naming the one that is spoken to: « tu m’ajoutes ». Where the verb alone may tell it other words look the same.
  func requestsByPerson(_ tokens: [Token]) -> Bool {
    guard let verbs = parts.words.requestVerbs, !verbs.persons.isEmpty else { return false }
    return verbs.request(in: tokens) { _ in true } != nil
  }

  /// What words ask an assistant to do, likeliest first: as they are, then as commands; none where they ask for nothing so.
  ///
  /// `isQuestion` tells whether a question mark stands beside the words: without it a no is a no, and with it «¿no me añades pan?» asks.
  package func commands(requestedBy tokens: [Token], isQuestion: Bool) -> [RequestedCommand] {
    let verbs = parts.words.requestVerbs
    let request = verbs?.request(in: tokens) { words in isQuestion || !words.contains(where: negations.contains) }
    guard let verbs, let request else { return [] }
    let verb = tokens[request.verb].range
    let places = (request.pronouns + [request.verb]).map { tokens[$0].range }.sorted { $0.lowerBound < $1.lowerBound }
    let head = places[0].lowerBound..<places[places.count - 1].upperBound
    let place = head.lowerBound < verb.lowerBound ? head.lowerBound..<head.lowerBound : verb
    var rest = Array(tokens[request.rest...])
    if !rest.isEmpty { rest[0].isBehindLeftOut = true }
    let pronouns = request.pronouns.map { Token(verbs.pronouns[tokens[$0].text] ?? "", range: tokens[$0].range) }
    // For whom it is done may go without saying, but not what it is done to.
    let objects = zip(request.pronouns, pronouns).filter { verbs.objects.contains(tokens[$0.0].text) }.map(\.1)
    var commands = [tokens]
    for command in request.commands {
      commands.append([Token(command, range: place)] + pronouns + rest)
      guard !pronouns.isEmpty else { continue }
      commands.append([Token(command + pronouns.map(\.text).joined(), range: place)] + rest)
      if objects.count < pronouns.count, objects.count + rest.count > 0 {
        commands.append([Token(command, range: place)] + objects + rest)
      }
    }
    return commands.map { RequestedCommand(tokens: $0, verb: verb, head: head) }
  }
}
